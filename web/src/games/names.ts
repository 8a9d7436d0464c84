import type { Lang } from "../engine/protocol";
import { lakeChoices } from "./lake/choices";
import { smartphoneNames } from "./smartphone/names";

/** What people call a choice of an option; its id where there is no word for it. */
export function choiceName(game: string, choice: string, lang: Lang): string {
  return choicesOf(game, lang)[choice] ?? choice;
}

function choicesOf(game: string, lang: Lang): Readonly<Record<string, string>> {
  if (game === "lake") return lakeChoices[lang];
  const names = smartphoneNames[lang];
  return game === "smartphone" ? { ...names.colours, ...names.difficulties } : {};
}
