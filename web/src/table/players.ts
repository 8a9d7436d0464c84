import type { OptionInfo } from "../engine/protocol";
import type { Messages } from "../messages/en";
import { settings } from "../settings.svelte";
import { known } from "./catalogue.svelte";

export interface PlayerChoice {
  readonly id: string;
  readonly title: string;
}

/** An option that makes a seat play by itself, by the rules of the game. */
export const isAutomaton = ({ per_seat, kind }: OptionInfo): boolean => per_seat && kind === "switch";
const automatonsOf = (game: string): readonly OptionInfo[] => (known.game(game)?.options ?? []).filter(isAutomaton);
/** Whether an option of the table is about an automaton that plays no seat: its name begins with the automaton's. */
export const isAboutAbsent = (game: string, { name }: OptionInfo, players: readonly unknown[]): boolean =>
  automatonsOf(game).some((one) => name.startsWith(`${one.name}_`) && !players.includes(one.name));

/** Who can take a seat: people, the bots of the game, and the game's own automatons. */
export function playersFor(game: string, m: Messages): PlayerChoice[] {
  const bots = known.botsOf(game).map(({ id, title }) => ({ id, title: title[settings.lang] }));
  const automatons = automatonsOf(game).map(({ name, title }) => ({ id: name, title: title[settings.lang] }));
  return [{ id: "human", title: m.newTable.otherHuman }, ...automatons, ...bots];
}

/** A person first, then the game's own automaton if it has one, then good company. */
export function defaultPlayers(game: string, count: number): string[] {
  const rivals = known.botsOf(game).map(({ id }) => id);
  const rival = rivals.includes("manager") ? "manager" : (rivals.at(-1) ?? "random");
  const first = ["human", automatonsOf(game)[0]?.name ?? rival];
  return Array.from({ length: count }, (_, i) => first[i] ?? rival);
}
