/// What people call the choices of a new table. Apart from the other words, so that the form needs no whole catalogue.
import type { Lang } from "../../engine/protocol";

const dealings = {
  en: { point: "buying a point", plot: "buying a plot", build: "building", route: "founding a route", desalination: "Desalination" },
  "zh-Hans": { point: "购置产出点", plot: "购置地块", build: "建设", route: "设立商路", desalination: "海水淡化" },
  "zh-Hant": { point: "購置產出點", plot: "購置地塊", build: "建設", route: "設立商路", desalination: "海水淡化" },
};
const chairs = {
  en: { seat1: "seat 1", drawn: "drawn by lot" },
  "zh-Hans": { seat1: "席位 1", drawn: "抽签" },
  "zh-Hant": { seat1: "席位 1", drawn: "抽籤" },
};
const civs = {
  en: { uk: "UK", france: "France", germany: "Germany", usa: "USA", russia: "Russia", arabia: "Arabia", china: "China", japan: "Japan" },
  "zh-Hans": { uk: "英国", france: "法国", germany: "德国", usa: "美国", russia: "俄罗斯", arabia: "阿拉伯", china: "中国", japan: "日本" },
  "zh-Hant": { uk: "英國", france: "法國", germany: "德國", usa: "美國", russia: "俄羅斯", arabia: "阿拉伯", china: "中國", japan: "日本" },
};

const all = (lang: Lang): Readonly<Record<string, string>> => ({ ...dealings[lang], ...chairs[lang], ...civs[lang] });
export const lakeChoices: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: all("en"),
  "zh-Hans": all("zh-Hans"),
  "zh-Hant": all("zh-Hant"),
};
