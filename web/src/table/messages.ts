import * as v from "valibot";
import type { GameEvent, JsonObject, SeatName } from "../engine/protocol";

/// What the service says (docs/websocket.md). Anything else is ignored, not trusted.
const seat = v.custom<SeatName>((value) => typeof value === "number" || typeof value === "string");
const object = v.custom<JsonObject>((value) => typeof value === "object" && value !== null && !Array.isArray(value));
const standing = v.object({ seat: v.number(), score: v.number(), place: v.number() });

const state = v.object({
  step: v.number(),
  turn: v.number(),
  to_act: v.array(seat),
  committed: v.array(seat),
  over: v.boolean(),
  standings: v.optional(v.array(standing)),
  deadline: v.optional(v.number()),
  undo: v.optional(v.object({ by: seat, to: v.number(), waits_for: v.array(seat) })),
});
const seatState = v.object({
  seat: v.number(),
  player: v.string(),
  name: v.optional(v.string(), ""),
  stand_in: v.optional(v.string(), ""),
  here: v.optional(v.boolean()),
});
const happening = v.object({
  row: v.number(),
  what: v.string(),
  seat,
  events: v.optional(
    v.array(v.custom<GameEvent>((value) => v.is(object, value) && typeof value["words"] === "string")),
    [],
  ),
  text: v.optional(v.string(), ""),
  bot: v.optional(v.string(), ""),
  table: v.optional(v.string(), ""),
  on: v.optional(v.boolean()),
  /** Of play, undo and take_back: how many steps the game has after it. */
  step: v.optional(v.number(), 0),
  /** Of undo: how many steps are left. */
  to: v.optional(v.number(), 0),
  state: v.optional(state),
  view: v.optional(object),
});
/** Rows in order, the first of them numbered `from`. */
const page = v.object({ from: v.number(), news: v.array(happening) });
const refusal = v.object({
  name: v.string(),
  message: v.string(),
  rule: v.optional(v.string()),
  path: v.optional(v.string()),
});

const message = v.variant("type", [
  v.object({
    type: v.literal("joined"),
    row: v.number(),
    table: v.string(),
    seat,
    host: v.boolean(),
    game: v.string(),
    ruleset: v.string(),
    chat: v.boolean(),
    rematch: v.optional(v.string(), ""),
    seats: v.array(seatState),
    state,
    setup: object,
    /** The number of the first row of `news`; earlier ones are asked for. */
    from: v.number(),
    news: v.array(happening),
    view: object,
  }),
  v.object({ type: v.literal("news"), ...happening.entries }),
  v.object({ type: v.literal("presence"), here: v.array(v.number()) }),
  v.object({ type: v.literal("saving"), ok: v.boolean() }),
  v.object({ type: v.literal("history"), key: v.string(), result: page }),
  v.object({ type: v.literal("done"), key: v.string(), row: v.number() }),
  v.object({ type: v.literal("refused"), key: v.string(), error: refusal }),
  v.object({ type: v.picklist(["actions", "check", "ask", "pong"]), key: v.string(), result: v.unknown() }),
]);
export type Message = v.InferOutput<typeof message>;
export type Joined = Extract<Message, { type: "joined" }>;
export type News = Extract<Message, { type: "news" }>;
export type Happening = v.InferOutput<typeof happening>;
export type Page = v.InferOutput<typeof page>;
export type TableState = v.InferOutput<typeof state>;
export type SeatState = v.InferOutput<typeof seatState>;

export function readMessage(text: string): Message | undefined {
  try {
    const read = v.safeParse(message, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

export const created = v.object({
  table: v.string(),
  host: v.string(),
  seats: v.array(v.object({ seat: v.number(), player: v.string(), token: v.optional(v.string()) })),
});

const summary = v.object({ table: v.string(), seat, state: v.object({ to_act: v.array(seat), over: v.boolean() }) });
export const summaries = v.object({ tables: v.array(summary) });
export type Summary = v.InferOutput<typeof summary>;
