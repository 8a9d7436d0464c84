import type { BotInfo, Catalogue, GameInfo } from "../engine/protocol";
import { settings } from "../settings.svelte";
import { sharedEngine } from "./local";

/** The games and bots the rules module knows. */
class Known {
  value = $state.raw<Catalogue>({ games: [], bots: [] });
  #asked: Promise<Catalogue> | undefined;

  load(): Promise<Catalogue> {
    this.#asked ??= sharedEngine()
      .ask("catalogue", {})
      .then((catalogue) => (this.value = catalogue));
    return this.#asked;
  }
  game(id: string): GameInfo | undefined {
    return this.value.games.find(({ game }) => game === id);
  }
  /** Whom to ask for advice: the strongest level, or whoever plays the game at all. */
  adviserOf(game: string): BotInfo | undefined {
    const bots = this.botsOf(game).filter(({ id }) => id !== "random");
    return bots.find(({ id }) => id === "tycoon") ?? bots.at(-1);
  }
  botsOf(game: string): readonly BotInfo[] {
    return this.value.bots.filter(({ games }) => games.includes(game));
  }
}
export const known = new Known();

export function gameTitle(id: string): string {
  void known.load();
  return known.game(id)?.title[settings.lang] ?? id;
}
/** What a player of a setup is called: a bot's title, or its id. */
export function playerTitle(id: string): string {
  return known.value.bots.find((bot) => bot.id === id)?.title[settings.lang] ?? id;
}
