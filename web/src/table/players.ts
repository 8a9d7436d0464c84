import type { Messages } from "../messages/en";
import { settings } from "../settings.svelte";
import { known } from "./catalogue.svelte";

export interface PlayerChoice {
  readonly id: string;
  readonly title: string;
}

/** Who can take a seat: people, the bots of the game, and the game's own automatons. */
export function playersFor(game: string, m: Messages): PlayerChoice[] {
  const info = known.game(game);
  const bots = known.botsOf(game).map(({ id, title }) => ({ id, title: title[settings.lang] }));
  const automatons = (info?.options ?? [])
    .filter(({ per_seat, kind }) => per_seat && kind === "switch")
    .map(({ name, title }) => ({ id: name, title: title[settings.lang] }));
  return [{ id: "human", title: m.newTable.otherHuman }, ...automatons, ...bots];
}

/** A person first, then the strongest company there is. */
export function defaultPlayers(game: string, count: number): string[] {
  const rivals = known.botsOf(game).map(({ id }) => id);
  const hasSteve = known.game(game)?.options.some(({ name, per_seat }) => per_seat && name === "steve") ?? false;
  const rival = rivals.includes("manager") ? "manager" : (rivals.at(-1) ?? "random");
  return Array.from({ length: count }, (_, i) => (i === 0 ? "human" : hasSteve && i === 1 ? "steve" : rival));
}
