import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { CatalogueOfGames, HelpPage } from "../../src/engine/requests";
import { answersTo, linesOf, run, type Json } from "./program";
import { brokenCopies, flaw, gameIds, mustFit, schemas } from "./schemas";

interface Step {
  readonly actor: number | string;
  readonly action: Json;
  readonly events: readonly Json[];
  readonly state: Json;
  readonly hash: string;
}

const games = gameIds.flatMap(
  (game) => (answersTo(game, [{ do: "catalogue" }])[0] as unknown as CatalogueOfGames).games,
);

interface Table {
  readonly game: string;
  readonly ruleset: string;
  readonly players: readonly string[];
}
/** Every game by every ruleset at every number of seats, and against each automaton it has. */
const tables: Table[] = games.flatMap(({ game, rulesets, options }) =>
  rulesets.flatMap(({ id, seats }) => [
    ...seats.map((count) => ({ game, ruleset: id, players: Array<string>(count).fill("random") })),
    ...options
      .filter(({ per_seat, kind }) => per_seat && kind === "switch")
      .map(({ name }) => ({ game, ruleset: id, players: ["random", name] })),
  ]),
);
const titleOf = ({ game, ruleset, players }: Table): string => `${game} by ${ruleset}, ${players.join()}`;

/** Events are told with their words, which are the protocol's and not the game's. */
const withoutWords = ({ words: _, ...event }: Json): Json => event;

/** The messages that were checked last, by schema: whole ones to break. */
const examples = new Map<string, unknown>();
function check(schema: string, value: unknown): void {
  mustFit(schema, value);
  examples.set(schema, value);
}
function checkAnswer(request: Json, answer: Json): void {
  check("request.json", request);
  if ("error" in answer) throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(answer)}`);
  check(`answer.json#/$defs/${String(request["do"])}`, answer);
}

/** The requests of a program that plays a game again: a sample before each step, and what everyone sees after it. */
function replayed(setup: Json, steps: readonly Step[], seats: number): Json[] {
  const views = [...Array(seats).keys()].map((i): Json => ({ do: "view", seat: i + 1 }));
  const looks: Json[] = [...views, { do: "view", seat: "spectator" }, { do: "state" }];
  return [
    { do: "new", setup },
    ...looks,
    ...steps.flatMap(({ actor, action }) => [
      { do: "sample", seat: actor },
      { do: "play", seat: actor, action },
      ...looks,
    ]),
    { do: "record" },
    { do: "ruleset" },
    { do: "moves" },
  ];
}

/** The parts of an answer that only a schema of the game describes. */
function checkParts(game: string, answer: Json): void {
  const moves = (answer["moves"] ?? []) as readonly { readonly events: readonly Json[] }[];
  for (const { events } of moves) for (const event of events) check(`${game}.event.json`, withoutWords(event));
  for (const part of ["view", "state", "action", "ruleset"])
    if (part in answer) check(`${game}.${part}.json`, answer[part]);
  if ("record" in answer) check("record.json", answer["record"]);
}

describe.each(tables.map((table) => [titleOf(table), table] as const))("%s", (_, { game, ruleset, players }) => {
  const seats = players.join();
  const [header = {}, ...rest] = linesOf(["trace", game, "--ruleset", ruleset, "--seats", seats, "--seed", "12"]);
  const steps = rest.slice(0, -1) as unknown as Step[];

  test("every line of a trace fits", () => {
    for (const line of [header, ...rest]) check("trace.json", line);
    check(`${game}.ruleset.json`, header["rules"]);
    check(`${game}.state.json`, header["state"]);
    for (const { action, events, state } of steps) {
      check(`${game}.action.json`, action);
      check(`${game}.state.json`, state);
      for (const event of events) check(`${game}.event.json`, withoutWords(event));
    }
  });

  test("every answer of the engine fits, with everything that anybody sees", () => {
    const setup = { game, ruleset, options: header["options"], seats: header["seats"] };
    check("setup.json", setup);
    const requests = replayed(setup, steps, players.length);
    const answers = answersTo(game, requests);
    expect(answers.length).toBe(requests.length);
    requests.forEach((request, i) => {
      checkAnswer(request, answers[i] ?? {});
      checkParts(game, answers[i] ?? {});
    });
    // It was the same game.
    expect(answers.findLast(({ hash }) => hash !== undefined)?.["hash"]).toBe(steps.at(-1)?.hash);
  });
});

describe("records, setups and packs", () => {
  test.each(games.map(({ game }) => game))("%s: a record that a bot's game leaves in a file", (game) => {
    const folder = mkdtempSync(join(tmpdir(), "oligopoly-"));
    const file = join(folder, "record.json");
    run(["auto", game, "--games", "1", "--seed", "3", "--record", file]);
    check("record.json", JSON.parse(readFileSync(file, "utf8")));
    rmSync(folder, { recursive: true });
  });
  test("a record that begins in the middle", () => {
    const setup = { game: "goofspiel", seats: [{ player: "human" }, { player: "human" }] };
    const [, , state = {}] = answersTo("goofspiel", [{ do: "new", setup }, { do: "roll" }, { do: "state" }]);
    const load = { do: "load", setup, state: state["state"] };
    const [loaded = {}, kept = {}] = answersTo("goofspiel", [load, { do: "record" }]);
    checkAnswer(load, loaded);
    check("record.json", kept["record"]);
    expect((kept["record"] as Json)["start"]).toBeDefined();
  });
  test("a setup with numbers of one's own", () => {
    const ruleset = { custom: { base: "standard", cards: 5 } };
    const request = {
      do: "new",
      setup: { game: "goofspiel", ruleset, seats: [{ player: "human" }, { player: "human" }] },
    };
    const [, kept = {}] = answersTo("goofspiel", [request, { do: "record" }]);
    check("setup.json", request.setup);
    check("record.json", kept["record"]);
    expect(kept["record"]).toMatchObject({ ruleset });
  });
  test("expansion packs, alone and in a setup", () => {
    const root = new URL("../../../games/lake/packs/", import.meta.url);
    const packs = readdirSync(root).map((name) => JSON.parse(readFileSync(new URL(name, root), "utf8")) as Json);
    expect(packs.length).toBeGreaterThan(1);
    for (const pack of packs) check("lake.pack.json", pack);
    const setup = { game: "lake", seats: [{ player: "human" }, { player: "human" }], packs };
    const requests = [{ do: "new", setup }, { do: "record" }];
    const answers = answersTo("lake", requests);
    requests.forEach((request, i) => checkAnswer(request, answers[i] ?? {}));
    check("setup.json", setup);
    check("record.json", answers[1]?.["record"]);
  });
});

test("every request that help names can be sent, and every answer fits", () => {
  const seats = [{ player: "human" }, { player: "human" }];
  const cards: Json[] = [
    { do: "help" },
    { do: "catalogue", lang: "zh-Hans" },
    { do: "rate", games: [{ seats: [{ person: "Ada", side: "red", place: 1 }] }] },
    { do: "new", id: 7, seed: 1, setup: { seats } },
    { do: "position" },
    { do: "position", step: 0, show: { seat: 1, hand_on: true, record: true } },
    { do: "actions", seat: "chance" },
    { do: "sample", seat: "chance" },
    { do: "roll", show: { seat: "spectator", each: true } },
    { do: "check", seat: 1, action: "bid 3" },
    { do: "check", seat: "chance", action: "bid 3" },
    { do: "notation", action: "bid 3" },
    { do: "play", seat: 1, action: { kind: "bid", card: 3 } },
    { do: "undo" },
    { do: "play", actions: [{ seat: 1, action: "bid 3" }], run: true, show: { seat: 2 } },
    { do: "take_back", seat: 1 },
    { do: "run", steps: 1 },
    { do: "view", seat: 2 },
    { do: "draw" },
    { do: "determinize", seat: 1 },
    { do: "standings" },
    { do: "value" },
    { do: "value", seat: 2, skill: "manager", step: 1 },
    { do: "ruleset" },
    { do: "state" },
    { do: "record", id: "x" },
    { do: "moves" },
    { do: "hint", seat: 1, bot: "random", iterations: 1 },
    { do: "hint", seat: 1, bot: "tycoon", iterations: 20, options: 2 },
    { do: "quit" },
  ];
  const plans: Json[] = [
    { do: "new", setup: { seats: [{ player: "human" }, { player: "steve" }] } },
    { do: "run" },
    { do: "ask", question: "find_plan", seat: 1, with: { count: 1 } },
    { do: "hint", seat: 1, bot: "manager" },
  ];
  const drawn = answersTo("goofspiel", [{ do: "new", setup: { seats } }, { do: "roll" }, { do: "record" }])[2] ?? {};
  const proofs: Json[] = [
    { do: "luck", record: drawn["record"] as Json },
    { do: "verify", record: drawn["record"] as Json, seeds: ["0000000000000001"] },
  ];
  const exchanges: [string, Json[]][] = [
    ["goofspiel", cards],
    ["goofspiel", proofs],
    ["smartphone", plans],
  ];
  for (const [game, requests] of exchanges) {
    const answers = answersTo(game, requests);
    requests.forEach((request, i) => checkAnswer(request, answers[i] ?? {}));
  }
  // A state can be loaded: "a record that begins in the middle".
  const sent = new Set([...cards, ...proofs, ...plans, { do: "load" }].map((request) => request["do"]));
  const help = answersTo("goofspiel", [{ do: "help" }])[0] as unknown as HelpPage;
  expect(help.requests.map((request) => request.do).filter((name) => !sent.has(name))).toEqual([]);
});

test("errors fit", () => {
  const answers = answersTo("goofspiel", [
    { do: "nonsense" },
    { do: "new", setup: { seats: [{ player: "human" }, { player: "human" }] } },
    { do: "play", seat: 1, action: "prize 1", id: [] },
  ]);
  for (const answer of [answers[0], answers[2]]) mustFit("answer.json#/$defs/error", answer);
});

describe("what does not fit is found", () => {
  test("every schema was used", () => {
    // What tables of the service say and are told is held to these by tables.test.ts and openapi.test.ts.
    const ofTables = ["table_command.json", "table_message.json", "table_summary.json"];
    const used = [...[...examples.keys()].map((name) => name.split("#")[0]), ...ofTables];
    expect([...schemas.keys()].filter((name) => !used.includes(name))).toEqual([]);
  });
  test("a bid that is none", () => {
    const bid = { kind: "bid", card: 3 };
    mustFit("goofspiel.action.json", bid);
    for (const wrong of [{ kind: "bid" }, { ...bid, card: 14 }, { ...bid, card: 0 }, { ...bid, card: "3" }])
      expect(flaw("goofspiel.action.json", wrong)).not.toBe("");
    for (const wrong of [{ ...bid, prize: 3 }, { ...bid, kind: "pass" }, []])
      expect(flaw("goofspiel.action.json", wrong)).not.toBe("");
  });
  test("a prize that lies in the pile twice", () => {
    const start = { do: "new", setup: { seats: [{ player: "human" }, { player: "human" }] } };
    const state = answersTo("goofspiel", [start, { do: "state" }])[1]?.["state"] as { prizes: unknown[] };
    mustFit("goofspiel.state.json", state);
    const twice = { ...state, prizes: [...state.prizes, state.prizes[0]] };
    expect(flaw("goofspiel.state.json", twice)).toContain("duplicate");
  });
  test("anything that is added to a message, or missing from it", () => {
    for (const [schema, value] of examples) {
      expect(flaw(schema, { ...(value as Json), added: 1 }), schema).not.toBe("");
      // A pack changes as little as it likes.
      if (!schema.endsWith(".pack.json")) expect(flaw(schema, {}), schema).not.toBe("");
    }
  });
  test("any value of another type, anywhere in a message of a game", () => {
    const ofGames = [...examples].filter(([schema]) => games.some(({ game }) => schema.startsWith(`${game}.`)));
    expect(ofGames.length).toBeGreaterThan(15);
    for (const [schema, value] of ofGames)
      for (const broken of brokenCopies(value))
        if (flaw(schema, broken) === "") expect.fail(`${schema}: ${JSON.stringify(broken)}`);
  });
});
