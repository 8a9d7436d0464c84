import * as v from "valibot";
import type { KeptGame, KeptSeat } from "../table/store";

/** What one browser tells a person's others: their seats, their games, and what they deleted and when. */
export interface Bundle {
  readonly seats: readonly KeptSeat[];
  readonly games: readonly KeptGame[];
  readonly removed: Readonly<Record<string, number>>;
}
export const emptyBundle: Bundle = { seats: [], games: [], removed: {} };

const seatName = v.union([v.number(), v.picklist(["chance", "spectator", "nobody"])]);
const common = { id: v.string(), game: v.string(), updated: v.number(), over: v.boolean() };
const seatShape = v.looseObject({
  ...common,
  seat: v.number(),
  token: v.string(),
  invitations: v.array(v.object({ seat: v.number(), token: v.string() })),
  host: v.optional(v.string()),
});
const gameShape = v.looseObject({
  ...common,
  seed: v.number(),
  seat: seatName,
  guided: v.boolean(),
  record: v.looseObject({ format: v.string(), game: v.string() }),
});
const bundleShape = v.object({
  seats: v.array(seatShape),
  games: v.array(gameShape),
  removed: v.record(v.string(), v.number()),
});

/** Throws if the text is no bundle. A later version may have added members; they stay. */
export const readBundle = (text: string): Bundle => v.parse(bundleShape, JSON.parse(text)) as unknown as Bundle;

/** So many deletions are remembered, the latest. */
const mostRemoved = 500;

type Entry = KeptSeat | KeptGame;
function newest<T extends Entry>(some: readonly T[], others: readonly T[], removed: Bundle["removed"]): T[] {
  const all = new Map<string, T>();
  for (const one of [...some, ...others]) {
    const known = all.get(one.id);
    if (!known || one.updated > known.updated) all.set(one.id, one);
  }
  return [...all.values()]
    .filter(({ id, updated }) => updated > (removed[id] ?? 0))
    .sort((a, b) => b.updated - a.updated);
}

/** What two browsers know together: of each table the newest, without what was deleted since. The order of the two does
 *  not matter. */
export function merged(a: Bundle, b: Bundle): Bundle {
  const times = [...Object.entries(a.removed), ...Object.entries(b.removed)].sort(([, one], [, other]) => one - other);
  const removed = Object.fromEntries(Object.entries(Object.fromEntries(times)).slice(-mostRemoved));
  return {
    seats: newest(a.seats, b.seats, removed),
    games: newest(a.games, b.games, removed),
    removed,
  };
}

/** What of a bundle is not here yet, or newer than what is. */
export function newerIn<T extends Entry>(there: readonly T[], here: readonly T[]): T[] {
  const known = new Map(here.map(({ id, updated }) => [id, updated]));
  return there.filter(({ id, updated }) => updated > (known.get(id) ?? -1));
}
