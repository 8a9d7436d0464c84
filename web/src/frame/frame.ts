/// What a game tells the frame of the table: the strip at the top, and how what happens is played back.
import type { GameEvent } from "../engine/protocol";
import type { Sound } from "./sounds";

/** What something is and what it does, for whoever points at it. */
export interface Explained {
  readonly title: string;
  readonly text?: string;
  /** The paragraph it stands in, and the ruling where it is ours. */
  readonly rule?: string;
  readonly ruling?: string;
}

export interface PhaseInfo {
  readonly id: string;
  readonly name: string;
  /** The same in a word, for where all of them stand beside each other. */
  readonly short?: string;
  readonly about: Explained;
}

/** What the strip says besides names and scores. */
export interface StripInfo {
  /** What wins, in one sentence. */
  readonly goal: string;
  /** The same for where there is little room. */
  readonly brief?: string;
  readonly round?: {
    readonly now: number;
    readonly of: number;
    readonly text: string;
    /** For a phone. */
    readonly short?: string;
  };
  readonly phases?: readonly PhaseInfo[];
  readonly phase?: string;
  /** What a seat's points are made of so far. */
  readonly seat?: (seat: number) => Explained;
  /** The colour of a seat, where the game has its own. */
  readonly colourOf?: (seat: number) => string;
  /** What else the round is known by, where there is room. */
  readonly note?: string;
}

/**
 * Something that travels across the table while it is played back. Places are named: whatever has `data-spot="seat-1"`
 * is where seat 1 is. A flight whose places are not on the screen does not take off.
 */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly kind: "good" | "points" | "marker" | "card";
  readonly colour: string;
  readonly text?: string;
  /** The line it follows, a `<path>` with `data-way` of that name, in either direction; without one, straight. */
  readonly way?: string;
}

/** How one event is played back. What takes no time happens together with what follows it. */
export interface Beat {
  readonly ms: number;
  readonly flights?: readonly Flight[];
  readonly sound?: Sound;
}
export type BeatOf = (event: GameEvent) => Beat;

/** What a round brought a seat, and why. */
export interface SeatSummary {
  readonly seat: number;
  readonly gained: number;
  readonly lines: readonly string[];
}
