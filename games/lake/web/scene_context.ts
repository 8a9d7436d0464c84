import { settings } from "$web/settings.svelte";
import { lakeSceneWords, type SceneWords } from "./scene_words";

/** What the scene says in the language of now. */
export const sceneWords = (): SceneWords => lakeSceneWords[settings.lang];
/** Sentences one after the other, as the language writes them. */
export const joined = (sentences: readonly string[]): string => sentences.join(settings.lang === "en" ? " " : "");
