import type { Lang } from "../engine/protocol";
import { smartphoneNames } from "./smartphone/names";

/** What people call a choice of an option; its id where there is no word for it. */
export function choiceName(game: string, choice: string, lang: Lang): string {
  if (game !== "smartphone") return choice;
  const names = smartphoneNames[lang];
  const found = { ...names.colours, ...names.difficulties } as Record<string, string>;
  return found[choice] ?? choice;
}
