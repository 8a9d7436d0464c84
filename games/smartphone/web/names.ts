import type { Lang } from "$web/engine/protocol";
import { en } from "./names.en";
import { zhHans } from "./names.zh-Hans";
import { zhHant } from "./names.zh-Hant";

export type Names = typeof en;
export const smartphoneNames: Readonly<Record<Lang, Names>> = { en, "zh-Hans": zhHans, "zh-Hant": zhHant };
