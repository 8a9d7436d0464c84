import { getContext, setContext } from "svelte";
import type { SeatName } from "$web/engine/protocol";
import { settings } from "$web/settings.svelte";
import { smartphoneNames, type Names } from "./names";
import type { Board, Colour, Preview, Ruleset, View } from "./model";

/** What every part of the board looks at. Getters, so that reading them in a template stays reactive. */
export interface Look {
  readonly view: View;
  readonly board: Board;
  readonly rules: Ruleset;
  /** What the rules make of it. */
  readonly preview: Preview;
  readonly names: readonly string[];
  /** The seat of the viewer; 0 for someone who looks on. */
  readonly seat: number;
  nameOf(seat: SeatName): string;
  colourOf(seat: SeatName): Colour;
}
const key = Symbol("look");
export const setLook = (look: Look): Look => setContext(key, look);
export const useLook = (): Look => getContext<Look>(key);

/** The words of the game in the language of now. */
export const words = (): Names => smartphoneNames[settings.lang];
