import type { Component, Snippet } from "svelte";
import type {
  Action,
  GameRecord,
  Json,
  JsonObject,
  Lang,
  Position,
  PositionValue,
  Setup,
  Skill,
} from "../engine/protocol";
import type { Playback } from "../frame/playback.svelte";
import type { TableModel } from "../table/table.svelte";

type Load<T> = () => Promise<{ default: T }>;
export type Words = Readonly<Record<Lang, string>>;

/** Asks what a position is worth, if everyone plays on like this; nothing where the game cannot say. */
export type Value = (skill: Skill) => Promise<PositionValue | undefined>;

/** What every game's board is given. Without a table there is nothing to decide: a replay, or a spectator. */
export interface BoardProps {
  /** How things stand: what one decides about. */
  position: Position;
  /** What the board shows of it: the past, while it is played back. */
  playback: Playback;
  ruleset: JsonObject;
  table?: TableModel | undefined;
  /** Where there is no table: what takes the place of the story and of the button that decides. */
  story?: Snippet | undefined;
  controls?: Snippet | undefined;
  /** Asks the rules about this very position, where there is no table to ask. */
  ask?: ((question: string, what: Json) => Promise<Json>) | undefined;
  /** Asks what this very position is worth, where that may be shown: nobody else plays. */
  value?: Value | undefined;
  /** The whole game that is shown step by step. */
  record?: GameRecord | undefined;
}
export type Board = Component<BoardProps>;

/** Stands below an option where a table is set up: shows what a choice means, and may change numbers of the rules. */
export interface OptionEditorProps {
  ruleset: JsonObject;
  value: Json | undefined;
  /** The numbers that differ from the ruleset, as a custom ruleset has them; undefined for none. */
  onchange: (changes: JsonObject | undefined) => void;
}
export type OptionEditor = Component<OptionEditorProps>;

/** What a seat would play with, shown where a table is set up: the ruleset, and which of its sides was chosen. */
export type SeatPreview = Component<{ ruleset: JsonObject; index: number }>;

/** A game that begins with one click on the home screen. */
export interface Start {
  readonly id: string;
  readonly title: Words;
  readonly note: Words;
  readonly setup: () => Setup;
  readonly guided: boolean;
}

/** A page beside a rulebook. */
export interface RulePage {
  readonly title: Words;
  readonly load: Load<Component<Record<string, never>>>;
}

/** A page of a game's own, which the home screen leads to. */
export interface GamePage extends RulePage {
  readonly note: Words;
}

/** What a game's folder brings to the page: `export const game: PageOfGame` in games/<id>/web/game.ts. All of it is
 *  optional: a game without a board is played by its list of moves. */
export interface PageOfGame {
  readonly board?: Load<Board>;
  /** Where among the games it stands on the home screen; the first is the one a newcomer is led to. */
  readonly place?: number;
  /** A sentence about it for the home screen, if it is the first. */
  readonly lead?: Words;
  readonly starts?: readonly Start[];
  /** What a player may draft first, to measure how long the rules take to judge a draft. */
  readonly firstDraft?: () => Action;
  readonly optionEditors?: Readonly<Record<string, Load<OptionEditor>>>;
  /** Which list in an expansion pack names the sides it adds. */
  readonly packSides?: string;
  readonly seatPreview?: Load<SeatPreview>;
  readonly rulePages?: Readonly<Record<string, RulePage>>;
  /** Pages besides the board and the rulebook, by the name they have in the address. */
  readonly pages?: Readonly<Record<string, GamePage>>;
  /** Paragraphs that are rulings of ours from end to end: what happens by them is marked in the log. Where a ruling is
   *  only part of a paragraph, the paragraph itself names it. */
  readonly ruled?: Readonly<Record<string, string>>;
  /** Whether what a seat sees and decides now is not for the others' eyes. Then people who share a screen hand it over
   *  behind a curtain; a game that does not say so has secrets all the time. */
  readonly isSecret?: (position: Position) => boolean;
  /** What final scores are counted in, where a number alone would not say. */
  readonly scoreUnit?: Words;
}
