/// The games of the page, found by their folders.
import type { Action, Lang, Position } from "../engine/protocol";
import type { Board, GamePage, OptionEditor, PageOfGame, RulePage, SeatPreview, Start } from "./game";

const files = import.meta.glob<PageOfGame>("../../../games/*/web/game.ts", { eager: true, import: "game" });
const idOf = (path: string): string => path.split("/").at(-3) ?? "";
const games = new Map(Object.entries(files).map(([path, game]) => [idOf(path), game]));
const inOrder = [...games].sort(([, a], [, b]) => (a.place ?? Infinity) - (b.place ?? Infinity));

/** The board of a game; games without one of their own are played by their list of moves. */
export async function boardOf(game: string): Promise<Board> {
  const load = games.get(game)?.board ?? (() => import("./generic/Board.svelte"));
  return (await load()).default;
}

/** The game a newcomer is led to. */
export const firstGame = inOrder[0]?.[0] ?? "";
export const firstDraft = (): Action | undefined => inOrder[0]?.[1].firstDraft?.();
export const lead = (lang: Lang): string => inOrder[0]?.[1].lead?.[lang] ?? "";
/** What begins with one click, in the order of the home screen. */
export const starts: readonly Start[] = inOrder.flatMap(([, game]) => game.starts ?? []);

export async function optionEditorOf(game: string, option: string): Promise<OptionEditor | undefined> {
  return (await games.get(game)?.optionEditors?.[option]?.())?.default;
}
export async function seatPreviewOf(game: string): Promise<SeatPreview | undefined> {
  return (await games.get(game)?.seatPreview?.())?.default;
}

/** Pages that games bring besides their boards, as the home screen lists them. */
export const gamePages = inOrder.flatMap(([game, { pages = {} }]) =>
  Object.entries(pages).map(([name, { title, note }]) => ({ game, name, title, note })),
);
export const pageOf = (game: string, name: string): GamePage | undefined => games.get(game)?.pages?.[name];

export const rulePagesOf = (game: string): Readonly<Record<string, RulePage>> => games.get(game)?.rulePages ?? {};

/** The ruling behind a paragraph that a line cites, if it is one. */
export const rulingOf = (game: string, rule: string): string | undefined =>
  rule.startsWith("R-") ? rule : games.get(game)?.ruled?.[rule];
/** All of them, for a test to hold against the rulebooks. */
export const ruledParagraphs = [...games].flatMap(([game, { ruled }]) =>
  Object.entries(ruled ?? {}).map(([rule, ruling]) => ({ game, rule, ruling })),
);

export const packSidesOf = (game: string): string | undefined => games.get(game)?.packSides;

export const isSecret = (position: Position): boolean => games.get(position.game)?.isSecret?.(position) ?? true;

export const scoreUnit = (game: string, lang: Lang): string => games.get(game)?.scoreUnit?.[lang] ?? "";
