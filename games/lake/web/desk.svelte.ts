import type { Choice } from "./income";
import type { Bill } from "./model";

/** What the dock and its button share: what is open, and what is half decided. */
export class Desk {
  /** The turn itself, or what is laid over it. */
  page = $state<"turn" | "trade" | "trait">("turn");
  /** Which points run, as set out in the income step. */
  income = $state.raw<Choice>({ crops: 0, steel: 0, metals: 0 });
  /** Bills in the order they are to be named. */
  bills = $state.raw<readonly Bill[]>([]);
}
