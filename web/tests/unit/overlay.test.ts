import { describe, expect, test } from "vitest";
import type { Board, View } from "../../../games/smartphone/web/model";
import { boardAfter, phaseOf } from "../../../games/smartphone/web/overlay";
import type { Action, GameEvent, Setup } from "../../src/engine/protocol";
import { startRules } from "./engine";

const { ask, look } = startRules();
const boardNow = (): Board => (look("spectator").view as unknown as View).board;

const turnPhases: readonly string[] = ["improve", "research", "logistics", "selling"];

/** What the events of a move say about the board. Not among it: `phase`, `turn`, `markers_in_hand`, `wifi_region` and
 *  `order` (who comes next, nothing says before the next event), `box` (follows from what was dealt), prices while
 *  nobody goes by them (they fall back to the start without a word), and what was sold between the last round and the
 *  cards of the next, when the goods are put back. */
function told({ round, tokens, market, patents, regions, players, steve }: Board, phase: string): object {
  const hasPrices = turnPhases.includes(phase);
  const hasSales = phase !== "deal_market";
  return {
    ...{ round, tokens, market, patents, steve },
    regions: Object.entries(regions).map(([region, { sold, ...rest }]) => [region, rest, hasSales && sold]),
    players: players.map(({ price, sold_by_nfc, ...rest }) => [rest, hasPrices && price, hasSales && sold_by_nfc]),
  };
}

const setupOf = (players: readonly string[], options: Setup["options"] = {}): Setup => ({
  game: "smartphone",
  ruleset: "standard",
  options,
  seats: players.map((player) => ({ player })),
});
const five = ["human", "human", "human", "human", "human"];
const tables: readonly [string, Setup, "eager"?][] = [
  ["one and Steve", setupOf(["human", "steve"])],
  ["two and Steve", setupOf(["steve", "human", "human"])],
  ["five without Steve", setupOf(five)],
  ["five who never stop early", setupOf(five), "eager"],
  ["four with Steve, without retailers", setupOf(["human", "human", "steve", "human"], { retailers: false })],
];

/** Plays a whole game one move at a time; after each, `see` gets the board before it and its events. */
function playThrough(
  setup: Setup,
  how: "eager" | undefined,
  seed: number,
  see: (before: Board, events: readonly GameEvent[]) => void,
): void {
  /** At random, or whatever can be done first, until nothing is left to do. */
  const choose = (seat: number): Action =>
    (how && look(seat).actions.find(({ action }) => action.kind !== "done")?.action) ?? ask("sample", { seat }).action;
  ask("new", { setup, seed });
  for (let before = boardNow(), move = 0; before.phase !== "over"; before = boardNow(), ++move) {
    const known = ask("moves", {}).moves.length;
    const [seat] = look("spectator").to_act;
    if (seat === "chance") ask("roll", {});
    else ask("play", { seat: seat as number, action: choose(seat as number) });
    see(
      before,
      ask("moves", {})
        .moves.slice(known)
        .flatMap(({ events }) => events),
    );
    expect(move).toBeLessThan(2000);
  }
}

const toldOf = new Set<string>();

describe.each(tables)("%s", (_, setup, how) => {
  test.each([1, 2, 3])("events laid on the board before a move make the board after it (seed %i)", (seed) => {
    let seen = 0;
    playThrough(setup, how, seed, (before, events) => {
      const after = boardNow();
      expect(told(boardAfter(before, events), after.phase)).toEqual(told(after, after.phase));
      seen += events.length;
      for (const { kind } of events) toldOf.add(kind);
    });
    expect(seen).toBeGreaterThan(100);
  });
  test("the events of a whole game lead from its beginning to its end", () => {
    let [first, all]: [Board | undefined, GameEvent[]] = [undefined, []];
    playThrough(setup, how, 4, (before, events) => {
      first ??= before;
      all = [...all, ...events];
    });
    expect(told(boardAfter(first!, all), "over")).toEqual(told(boardNow(), "over"));
    expect(boardAfter(first!, all).phase).toBe("over");
  });
});

test("what happens seldom has happened in those games", () => {
  expect([...toldOf]).toEqual(
    expect.arrayContaining(["region_filled", "good_sold_by_nfc", "markers_lost", "retailer_left", "market_cleared"]),
  );
});

test("what did not change is shared, and what is unknown changes nothing", () => {
  ask("new", { setup: tables[0]![1], seed: 1 });
  const board = boardNow();
  expect(boardAfter(board, [])).toBe(board);
  expect(boardAfter(board, [{ kind: "rained", rule: "X1", words: "It rained." }])).toBe(board);
  const sold = { kind: "good_sold", rule: "S7.1", words: "", seat: 1, region: "europe", place: 2, buyer: "5" };
  const after = boardAfter(board, [sold]);
  expect(after.regions.europe.sold[1]).toBe(1);
  expect(after.regions.usa).toBe(board.regions.usa);
  expect(after.players[1]).toBe(board.players[1]);
  expect(board.regions.europe.sold[1]).toBe("nobody");
});

test("phases without a decision are told by their events", () => {
  const of = (kind: string) => phaseOf({ kind, rule: "", words: "" });
  expect([of("price_set"), of("produced"), of("vp_gained"), of("markers_taken")]).toEqual([
    "prices",
    "production",
    "scoring",
    undefined,
  ]);
});
