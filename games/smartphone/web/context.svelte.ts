import { getContext, setContext } from "svelte";
import type { GameEvent, JsonObject, Position, SeatName } from "$web/engine/protocol";
import { settings } from "$web/settings.svelte";
import { smartphoneNames, type Names } from "./names";
import type { Board, Colour, PlanPreview, Preview, Ruleset, View } from "./model";
import { boardAfter } from "./overlay";

/** What every part of the board looks at. Getters, so that reading them in a template stays reactive. */
export interface Look {
  readonly view: View;
  readonly board: Board;
  readonly rules: Ruleset;
  /** What the rules make of it. */
  readonly preview: Preview;
  /** What the plan that is being laid would bring. */
  readonly plan: PlanPreview | undefined;
  readonly names: readonly string[];
  /** The seat of the viewer; 0 for someone who looks on. */
  readonly seat: number;
  nameOf(seat: SeatName): string;
  colourOf(seat: SeatName): Colour;
}
const key = Symbol("look");
export const setLook = (look: Look): Look => setContext(key, look);
export const useLook = (): Look => getContext<Look>(key);

/** A look at a position, with what has happened in it so far laid over it. */
export function lookAt(
  position: () => Position,
  ruleset: () => JsonObject,
  events: () => readonly GameEvent[] = () => [],
  plan: () => PlanPreview | undefined = () => undefined,
): Look {
  const board = $derived(boardAfter((position().view as unknown as View).board, events()));
  return {
    get view() {
      return position().view as unknown as View;
    },
    get board() {
      return board;
    },
    get rules() {
      return ruleset() as unknown as Ruleset;
    },
    get preview() {
      return position().preview as unknown as Preview;
    },
    get plan() {
      return plan();
    },
    get names() {
      return position().names;
    },
    get seat() {
      const { seat } = position();
      return typeof seat === "number" ? seat : 0;
    },
    nameOf: (seat) => position().names[Number(seat) - 1] ?? String(seat),
    colourOf: (seat) => (position().view as unknown as View).board.players[Number(seat) - 1]?.colour ?? "black",
  };
}

/** The words of the game in the language of now. */
export const words = (): Names => smartphoneNames[settings.lang];
