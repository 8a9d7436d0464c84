import { settings } from "$web/settings.svelte";
import { lakeSceneWords, type SceneWords } from "./scene_words";

/** What the scene says in the language of now. */
export const sceneWords = (): SceneWords => lakeSceneWords[settings.lang];
