/// What people call the choices of a new table. Apart from the other words, so that the form needs no whole catalogue.
import type { Lang } from "$web/engine/protocol";

const dealings = {
  en: {
    point: "buying a point",
    plot: "buying a plot",
    build: "building",
    upgrade: "upgrading for coins",
    route: "founding a route",
    desalination: "Desalination",
    metals: "running a Metals point",
  },
  "zh-Hans": {
    point: "购置产出点",
    plot: "购置地块",
    build: "建设",
    upgrade: "以世界币升级",
    route: "设立商路",
    desalination: "海水淡化",
    metals: "贵金属产出点产出",
  },
  "zh-Hant": {
    point: "購置產出點",
    plot: "購置地塊",
    build: "建設",
    upgrade: "以世界幣升級",
    route: "設立商路",
    desalination: "海水淡化",
    metals: "貴金屬產出點產出",
  },
};
const industries = {
  en: { food: "Food", manufacturing: "Manufacturing", heavy: "Heavy", tourism: "Tourism", services: "Services" },
  "zh-Hans": { food: "食品业", manufacturing: "制造业", heavy: "重工业", tourism: "旅游业", services: "服务业" },
  "zh-Hant": { food: "食品業", manufacturing: "製造業", heavy: "重工業", tourism: "旅遊業", services: "服務業" },
};
const readings = {
  en: {
    flat: "the same at every level",
    rising: "more with the level",
    natural: "natural resources",
    natural_and_coins: "natural resources and coins",
    all: "all kinds",
    none: "none",
    points: "one for each point",
    once: "once",
    every_round: "every round",
    player: "each player's own",
    table: "everyone's",
  },
  "zh-Hans": {
    flat: "每级相同",
    rising: "随等级递增",
    natural: "自然资源",
    natural_and_coins: "自然资源和世界币",
    all: "全部种类",
    none: "无",
    points: "每个产出点 1 个",
    once: "一次",
    every_round: "每轮",
    player: "各自的",
    table: "全桌的",
  },
  "zh-Hant": {
    flat: "每級相同",
    rising: "隨等級遞增",
    natural: "自然資源",
    natural_and_coins: "自然資源和世界幣",
    all: "全部種類",
    none: "無",
    points: "每個產出點 1 個",
    once: "一次",
    every_round: "每輪",
    player: "各自的",
    table: "全桌的",
  },
};
const chairs = {
  en: { seat1: "seat 1", drawn: "drawn by lot" },
  "zh-Hans": { seat1: "席位 1", drawn: "抽签" },
  "zh-Hant": { seat1: "席位 1", drawn: "抽籤" },
};
const civs = {
  en: {
    uk: "UK",
    france: "France",
    germany: "Germany",
    usa: "USA",
    russia: "Russia",
    arabia: "Arabia",
    china: "China",
    japan: "Japan",
  },
  "zh-Hans": {
    uk: "英国",
    france: "法国",
    germany: "德国",
    usa: "美国",
    russia: "俄罗斯",
    arabia: "阿拉伯",
    china: "中国",
    japan: "日本",
  },
  "zh-Hant": {
    uk: "英國",
    france: "法國",
    germany: "德國",
    usa: "美國",
    russia: "俄羅斯",
    arabia: "阿拉伯",
    china: "中國",
    japan: "日本",
  },
};

const all = (lang: Lang): Readonly<Record<string, string>> => ({
  ...dealings[lang],
  ...industries[lang],
  ...readings[lang],
  ...chairs[lang],
  ...civs[lang],
});
export const lakeChoices: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: all("en"),
  "zh-Hans": all("zh-Hans"),
  "zh-Hant": all("zh-Hant"),
};
