import type { Lang } from "$web/engine/protocol";
import { settings } from "$web/settings.svelte";
import { en, type SceneWords } from "./scene_words.en";
import { zhHans } from "./scene_words.zh-Hans";
import { zhHant } from "./scene_words.zh-Hant";

export type { SceneWords };
const all: Readonly<Record<Lang, SceneWords>> = { en, "zh-Hans": zhHans, "zh-Hant": zhHant };
/** What the scene says in the language of now. */
export const sceneWords = (): SceneWords => all[settings.lang];
export const sceneWordsIn = (lang: Lang): SceneWords => all[lang];
/** Sentences one after the other, as the language writes them. */
export const joined = (sentences: readonly string[]): string => sentences.join(settings.lang === "en" ? " " : "");
