import { expect, test } from "vitest";
import { readCreated, readMessage, readSummaries } from "../../src/table/messages";
import { fits } from "../../src/table/shape";

const read = (message: unknown): unknown => readMessage(JSON.stringify(message));
const state = { step: 3, turn: 2, to_act: [1, "chance"], committed: [], over: false };
const position = {
  ...{ game: "goofspiel", seat: 1, seats: 2, names: ["A", "B"], players: ["human", "human"], standings: [] },
  ...{ view: { viewer: 1 }, listable: true, actions: [{ action: { kind: "bid" }, notation: "bid 1" }] },
  ...{ waits_for: [1], boundary: 0 },
};
const play = {
  ...{ type: "news", row: 7, at: 1, seat: 2, step: 3, what: "play", state, position },
  events: [{ kind: "bid_sealed", words: "Seat 2 has bid." }],
};
const joined = {
  ...{ type: "joined", row: 7, from: 7, table: "t", seat: 1, host: false, game: "goofspiel", ruleset: "standard" },
  ...{ created: 0, move_time: 0, chat: true, seats: [{ seat: 1, player: "human" }], state, setup: {}, position },
  news: [{ ...play, type: undefined }],
};

test("what the service says is read as it is", () => {
  for (const message of [
    play,
    joined,
    { type: "presence", here: [1] },
    { type: "done", key: "1", row: 2 },
    { type: "refused", key: "1", error: { name: "stale", message: "look again" } },
    { type: "history", key: "1", result: { from: 1, news: [{ row: 1, at: 1, seat: 1, what: "say", text: "hello" }] } },
    { type: "ask", key: "1", result: { answer: null } },
    { type: "pong", key: "1", result: 5 },
  ])
    expect(read(message)).toEqual(JSON.parse(JSON.stringify(message)));
});

test("what is unknown or malformed is ignored, wherever the flaw is", () => {
  const flawed: unknown[] = [
    ...[null, 7, "news", [], {}, { type: 7 }, { type: "fanfare" }, { type: "toString" }, { type: "constructor" }],
    { ...play, row: "7" },
    { ...play, events: undefined },
    { ...play, events: [{ kind: "bid_sealed" }] },
    { ...play, what: 5 },
    { ...play, state: { ...state, to_act: undefined } },
    { ...play, state: { ...state, undo: { by: 1 } } },
    { ...play, position: { ...position, view: [] } },
    { ...play, position: { ...position, actions: [{ action: "bid 1" }] } },
    { ...joined, seats: [{ player: "human" }] },
    { ...joined, news: [{ row: 1 }] },
    { type: "refused", key: "1", error: { message: "" } },
    { type: "done", key: "1" },
  ];
  for (const message of flawed) expect(read(message), JSON.stringify(message)).toBeUndefined();
  for (const text of ["", "{", "hello", '{"type":"done"']) expect(readMessage(text)).toBeUndefined();
});

test("members and kinds of rows that a later version added do no harm", () => {
  expect(read({ ...play, mood: "good" })).toBeDefined();
  expect(read({ type: "news", row: 8, at: 1, seat: 1, what: "applause", claps: 3 })).toBeDefined();
  expect(read({ type: "news", row: 8, at: 1, what: "applause" })).toBeUndefined();
  expect(fits({ "what=": { say: { text: "string" } } }, { what: "toString" })).toBe(true);
});

test("answers over HTTP that are not what was asked for are refused", () => {
  const created = {
    table: "t",
    host: "h",
    seats: [
      { seat: 1, player: "human", token: "x" },
      { seat: 2, player: "random" },
    ],
  };
  expect(readCreated(created)).toBe(created);
  for (const wrong of [undefined, { ...created, seats: [{ seat: 1 }] }, { ...created, host: 1 }])
    expect(() => readCreated(wrong)).toThrow();
  expect(() => readSummaries({ tables: [{ table: "t" }] })).toThrow();
});
