import * as v from "valibot";
import type { Json, SeatName } from "../engine/protocol";

const entry = v.object({ decision: v.string(), draft: v.unknown() });
const prefix = (table: string): string => `oligopoly.draft.${table}.`;

/** What a seat has half decided, kept in this browser until the decision is over. Tabs share it. */
export class Drafts {
  constructor(private readonly table: string) {}

  /** The draft of a decision, if one is kept and still has the shape of one. */
  read<T>(seat: SeatName, name: string, decision: string, shape: v.GenericSchema<unknown, T>): T | undefined {
    try {
      const kept = v.parse(entry, JSON.parse(localStorage.getItem(this.#key(seat, name)) ?? "null"));
      const draft = v.safeParse(shape, kept.draft);
      return kept.decision === decision && draft.success ? draft.output : undefined;
    } catch {
      return undefined;
    }
  }
  /** Without a draft there is nothing to keep any more. */
  keep(seat: SeatName, name: string, decision: string, draft: Json | undefined): void {
    if (draft === undefined) return this.forget(seat, name);
    try {
      localStorage.setItem(this.#key(seat, name), JSON.stringify({ decision, draft }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
  forget(seat: SeatName, name: string): void {
    localStorage.removeItem(this.#key(seat, name));
  }

  #key(seat: SeatName, name: string): string {
    return `${prefix(this.table)}${seat}.${name}`;
  }
}

/** Forgets whatever was half decided at a table. */
export function forgetDrafts(table: string): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix(table))) localStorage.removeItem(key);
}
