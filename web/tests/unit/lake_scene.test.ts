import { describe, expect, test } from "vitest";
import type { GameEvent, Move } from "../../src/engine/protocol";
import { beatOf, eraMs } from "../../../games/lake/web/beats";
import { ballotWith } from "../../../games/lake/web/council";
import { ghostOf } from "../../../games/lake/web/ghost";
import { lanesOf, layoutOf, overlap, pointAt, type Box } from "../../../games/lake/web/layout";
import { industries, type EraCard, type Ruleset, type State, type View } from "../../../games/lake/web/model";
import { lakeNames } from "../../../games/lake/web/names";
import { stateAfter } from "../../../games/lake/web/overlay";
import { lakeSceneWords } from "../../../games/lake/web/scene_words";
import { eventsSince, sinceLines } from "../../../games/lake/web/since";
import { heightAt, skylineOf } from "../../../games/lake/web/skyline";
import { weatherOf } from "../../../games/lake/web/weather";
import { startRules } from "./engine";

const langs = ["en", "zh-Hans", "zh-Hant"] as const;
const event = (kind: string, rest: object = {}): GameEvent => ({ kind, rule: "L1", words: kind, ...rest }) as GameEvent;

/** The room for the lake on a low laptop, a laptop, a large screen, and phones. */
const rooms = [
  [950, 371],
  [1036, 406],
  [1590, 640],
  [390, 311],
  [360, 262],
] as const;
const counts = [2, 3, 4, 5, 6, 7, 8];

describe("where things lie on the lake", () => {
  const isInside = ({ x, y, width, height }: Box, [w, h]: readonly [number, number]): boolean =>
    x - width / 2 >= 0 && x + width / 2 <= w && y - height / 2 >= 0 && y + height / 2 <= h;

  test.each(rooms)("%d × %d: every civilisation is inside, and none lies on another or on the island", (...room) => {
    for (const seats of counts) {
      const { civs, island } = layoutOf(...room, seats, 1);
      expect(civs).toHaveLength(seats);
      for (const [i, civ] of civs.entries()) {
        expect(isInside(civ, room), `${seats} seats, seat ${i + 1}`).toBe(true);
        for (const other of civs.slice(i + 1)) expect(overlap(civ, other), `${seats} seats, seat ${i + 1}`).toBe(0);
        expect(overlap(civ, island), `${seats} seats, seat ${i + 1} and the island`).toBe(0);
      }
      expect(island.width).toBeGreaterThan(100);
      expect(island.height).toBeGreaterThan(70);
    }
  });

  test("whoever looks sits on the near shore, the next to the left of them", () => {
    for (const near of [1, 4]) {
      const { civs } = layoutOf(950, 371, 4, near);
      const lowest = civs.reduce((low, civ, i) => (civ.y > (civs[low]?.y ?? 0) ? i : low), 0);
      expect(lowest + 1).toBe(near);
      expect(civs[near % 4]?.x).toBeLessThan(300);
    }
  });

  test("routes keep off the island, reach both shores, and tell what they carry inside the lake", () => {
    for (const [width, height] of rooms)
      for (const seats of counts) {
        const layout = layoutOf(width, height, seats, 1);
        const pairs = counts.flatMap((to) => (to <= seats ? [[1, to] as const, [to, 1] as const] : []));
        for (const [i, lane] of lanesOf(layout, pairs, { width: 60, height: 20 }).entries()) {
          const { island, civs } = layout;
          for (let part = 0; part <= 1; part += 0.02) {
            const { x, y } = pointAt(lane.points, part);
            const far = Math.hypot((x - island.x) / (island.width / 2), (y - island.y) / (island.height / 2));
            expect(far, `${seats} seats, ${pairs[i]?.join("-")} at ${part}`).toBeGreaterThan(0.98);
          }
          const ends = [lane.points[0], lane.points.at(-1)];
          for (const [k, seat] of (pairs[i] ?? []).entries()) {
            const [civ, end] = [civs[seat - 1], ends[k]];
            expect(Math.abs((end?.x ?? 0) - (civ?.x ?? 0))).toBeLessThan((civ?.width ?? 0) / 2 + 4);
            expect(Math.abs((end?.y ?? 0) - (civ?.y ?? 0))).toBeLessThan((civ?.height ?? 0) / 2 + 4);
          }
          expect(isInside({ ...lane.label, width: 60, height: 20 }, [width, height])).toBe(true);
        }
      }
  });
});

describe("skylines", () => {
  const levels = { food: 0, manufacturing: 1, heavy: 2, tourism: 7, services: 0, finance: 30 };
  test("a building for each industry that is built, higher with every level, never higher than its room", () => {
    const skyline = skylineOf(levels, 24, 40);
    expect(skyline.map(({ industry }) => industry)).toEqual(industries);
    expect(skyline.filter(({ path }) => path !== "").map(({ level }) => level)).toEqual([1, 2, 7, 30]);
    for (let level = 1; level < 40; ++level)
      expect(heightAt(level + 1, 40), `level ${level + 1}`).toBeGreaterThan(heightAt(level, 40));
    for (const { height, floors } of skyline) {
      expect(height).toBeLessThanOrEqual(40);
      for (const floor of floors) expect(floor).toBeLessThan(height);
    }
  });
});

test("the weather is that of the card of the round", () => {
  const { ask } = startRules();
  const setup = { game: "lake", ruleset: "handbook", options: {}, seats: [{ player: "human" }, { player: "human" }] };
  ask("new", { setup, seed: 1 });
  const { cards } = ask("ruleset", {}).ruleset as unknown as Ruleset;
  const of = (id: string): EraCard | undefined => cards.find((card) => card.id === id);
  expect(weatherOf(undefined)).toBe("dawn");
  expect(weatherOf(of("feudalism"))).toBe("sun");
  expect(weatherOf(of("black_death"))).toBe("storm");
  expect(weatherOf(of("new_deal"))).toBe("rain");
  for (const card of cards) expect(weatherOf(card) === "storm", card.id).toBe(card.disaster);
});

test("a hint points at the council, at whom it is done to, or home", () => {
  expect(ghostOf(undefined, 2)).toBeUndefined();
  expect(ghostOf({ kind: "vote", bill: "expo" }, 2)).toEqual({ place: "island" });
  expect(ghostOf({ kind: "build", industry: "food" }, 2)).toEqual({ place: "civ", seat: 2, industry: "food" });
  expect(ghostOf({ kind: "strike", target: 3, industry: "heavy" }, 2)).toMatchObject({ seat: 3, industry: "heavy" });
  expect(ghostOf({ kind: "offer_route", to: 1 }, 2)).toMatchObject({ seat: 1, industry: undefined });
});

test("the last vote and what passed are laid over the ballot", () => {
  const ballot = {
    bills: [
      { bill: "tax_up", votes: 2 },
      { bill: "expo", votes: 0 },
    ] as const,
    votes: [{ seat: 1, bill: "tax_up", weight: 2 }] as const,
    passed: undefined,
    leading: "tax_up" as const,
    isTie: false,
  };
  const after = ballotWith(ballot, [
    event("vote_cast", { seat: 1, bill: "tax_up", votes: 2 }),
    event("vote_cast", { seat: 2, bill: "expo", votes: 1 }),
    event("bill_passed", { bill: "tax_up" }),
  ]);
  expect(after?.bills.map(({ votes }) => votes)).toEqual([2, 1]);
  expect(after?.votes).toHaveLength(2);
  expect(after?.passed).toBe("tax_up");
  expect(ballotWith(undefined, [])).toBeUndefined();
});

describe("what a move's events say, laid over how things stood, is how things stand after it", () => {
  const { ask } = startRules();
  const told = ({ round, chair, laws, players }: State): object => ({
    ...{ round, chair, laws },
    players: players.map(({ coins, goods, levels }) => ({ coins, goods, levels })),
  });
  const civs = ["china", "uk", "japan", "germany", "usa", "france", "russia", "arabia"];
  const stateIn = (position: { readonly view: object } | undefined): State | undefined =>
    (position?.view as View | undefined)?.table;

  test.each([
    [2, "random"],
    [8, "random"],
    [4, "apprentice"],
  ] as const)("%d seats, %s", (seats, bot) => {
    const setup = {
      game: "lake",
      ruleset: "handbook",
      options: {},
      seats: civs.slice(8 - seats).map((civ) => ({ player: bot, civ })),
    };
    const show = { seat: "spectator", each: true } as const;
    let before = stateIn(ask("new", { setup, seed: seats, show }).position);
    // Enough for era cards, councils, routes and every trait; a whole game of eight would say the same again.
    const moves = ask("run", { steps: 600, show }).moves ?? [];
    expect(moves.length).toBeGreaterThan(200);
    for (const { events, position } of moves) {
      const after = stateIn(position);
      if (before && after) expect(told(stateAfter(before, events))).toEqual(told(after));
      before = after;
    }
  });
});

describe("a whole game", () => {
  const { ask } = startRules();
  const setup = {
    game: "lake",
    ruleset: "handbook",
    options: {},
    seats: Array.from({ length: 4 }, () => ({ player: "apprentice" })),
  };
  ask("new", { setup, seed: 7 });
  while (!ask("run", {}).over);
  const { moves } = ask("moves", {}) as { moves: readonly Move[] };
  const { cards } = ask("ruleset", {}).ruleset as unknown as Ruleset;
  const events = moves.flatMap((move) => move.events);

  test("every event has its time, and whatever flies has places the lake names", () => {
    const spots = /^(board|island|bank|era|civ-\d|coins-\d|work-\d-\w+|bill-\w+)$/;
    expect(events.length).toBeGreaterThan(500);
    for (const one of events) {
      const { ms, flights = [] } = beatOf(one, { rules: { cards } });
      if (one.kind === "card_drawn") expect(ms).toBe(eraMs);
      // Who is next says that a turn is over.
      else if (one.kind === "turn_ended") expect(ms).toBe(0);
      else expect(ms >= 150 && ms <= 400, one.kind).toBe(true);
      for (const { from, to, kind, way } of flights) {
        expect(from).toMatch(spots);
        expect(to).toMatch(spots);
        // What goes from shore to shore goes by water.
        if (kind === "good" && /^civ/.test(from) && /^civ/.test(to)) expect(way).toMatch(/^(lane|sea)-\d-\d/);
      }
    }
    expect(beatOf(event("unheard_of"), { rules: { cards } }).ms).toBe(0);
  });

  test.each(langs)("since the last turn: a line for the world and each of the others, in %s", (lang) => {
    const [n, w] = [lakeNames[lang], lakeSceneWords[lang]];
    const look = { seat: 2, nameOf: (seat: number) => `P${seat}`, cardName: (card: number) => cards[card]?.id ?? "" };
    const begins = moves.flatMap((move, i) =>
      move.events.some((one) => one.kind === "turn_began" && one["seat"] === 2) ? [i] : [],
    );
    expect(begins.length).toBeGreaterThan(20);
    for (const at of begins.slice(1)) {
      const lines = sinceLines(eventsSince(moves.slice(0, at + 1), 2), n, w.since, look);
      expect(lines.length).toBeGreaterThanOrEqual(3);
      expect(lines.length).toBeLessThanOrEqual(8);
      expect(new Set(lines.map(({ seat }) => seat)).size).toBe(lines.length);
      for (const { text, details } of lines) {
        expect(text).not.toMatch(/undefined|NaN|\[object/);
        expect(details.length).toBeGreaterThan(0);
      }
    }
  });
});
