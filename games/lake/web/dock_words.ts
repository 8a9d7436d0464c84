import { settings } from "$web/settings.svelte";
import type { Lang } from "$web/engine/protocol";
import { dockEn, type DockWords } from "./dock_words.en";
import { dockZhHans } from "./dock_words.zh-Hans";
import { dockZhHant } from "./dock_words.zh-Hant";

export type { DockWords };
const all: Readonly<Record<Lang, DockWords>> = { en: dockEn, "zh-Hans": dockZhHans, "zh-Hant": dockZhHant };
/** The words of the dock in the language of now. */
export const dockWords = (): DockWords => all[settings.lang];
