import type { Lang } from "$web/engine/protocol";
import { en, type SceneWords } from "./scene_words.en";
import { zhHans } from "./scene_words.zh-Hans";
import { zhHant } from "./scene_words.zh-Hant";

export type { SceneWords };
export const lakeSceneWords: Readonly<Record<Lang, SceneWords>> = { en, "zh-Hans": zhHans, "zh-Hant": zhHant };
