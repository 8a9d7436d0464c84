// Made from the fields of the C++ types; not to be edited (CONTRIBUTING.md says how).
import type { Lang } from "$web/engine/values";
import type { Colour, Difficulty, Icon, Phase, Region, Size, Technology } from "./types";

type Names<T extends string> = Readonly<Record<Lang, Readonly<Record<T, string>>>>;

export const colourNames: Names<Colour> = {
  "en": {
    "green": "Green",
    "blue": "Blue",
    "black": "Black",
    "yellow": "Yellow",
    "red": "Red",
  },
  "zh-Hans": {
    "green": "绿色",
    "blue": "蓝色",
    "black": "黑色",
    "yellow": "黄色",
    "red": "红色",
  },
  "zh-Hant": {
    "green": "綠色",
    "blue": "藍色",
    "black": "黑色",
    "yellow": "黃色",
    "red": "紅色",
  },
};

export const difficultyNames: Names<Difficulty> = {
  "en": {
    "easy": "easy",
    "normal": "normal",
    "hard": "hard",
    "own": "your own pad",
  },
  "zh-Hans": {
    "easy": "简单",
    "normal": "普通",
    "hard": "困难",
    "own": "自备的平板",
  },
  "zh-Hant": {
    "easy": "簡單",
    "normal": "普通",
    "hard": "困難",
    "own": "自備的平板",
  },
};

export const iconNames: Names<Icon> = {
  "en": {
    "blank": "blank",
    "truck": "truck",
    "goods": "goods",
    "goods_cut": "goods with a price cut",
    "price_up": "price up",
    "improve": "improve production",
    "research": "research",
  },
  "zh-Hans": {
    "blank": "空白",
    "truck": "卡车",
    "goods": "货物",
    "goods_cut": "降价货物",
    "price_up": "涨价",
    "improve": "改良生产",
    "research": "研发",
  },
  "zh-Hant": {
    "blank": "空白",
    "truck": "卡車",
    "goods": "貨物",
    "goods_cut": "降價貨物",
    "price_up": "漲價",
    "improve": "改良生產",
    "research": "研發",
  },
};

export const phaseNames: Names<Phase> = {
  "en": {
    "deal_retailers": "placing retailers",
    "deal_market": "dealing improvements",
    "planning": "planning",
    "improve": "improve production",
    "research": "research technology",
    "logistics": "logistics",
    "selling": "selling goods",
    "over": "the game is over",
  },
  "zh-Hans": {
    "deal_retailers": "放置零售商",
    "deal_market": "摆放改良板块",
    "planning": "规划",
    "improve": "改良生产",
    "research": "研发科技",
    "logistics": "物流",
    "selling": "卖出货物",
    "over": "游戏结束",
  },
  "zh-Hant": {
    "deal_retailers": "放置零售商",
    "deal_market": "擺放改良板塊",
    "planning": "規劃",
    "improve": "改良生產",
    "research": "研發科技",
    "logistics": "物流",
    "selling": "賣出貨物",
    "over": "遊戲結束",
  },
};

export const regionNames: Names<Region> = {
  "en": {
    "australia": "Australia",
    "canada": "Canada",
    "caribbean": "Caribbean",
    "china": "China",
    "cis": "CIS",
    "emirates": "Emirates",
    "europe": "Europe",
    "india": "India",
    "north_africa": "North Africa",
    "rsa": "RSA",
    "south_america": "South America",
    "usa": "USA",
  },
  "zh-Hans": {
    "australia": "澳洲",
    "canada": "加拿大",
    "caribbean": "加勒比海",
    "china": "中国",
    "cis": "独联体",
    "emirates": "阿联酋",
    "europe": "欧洲",
    "india": "印度",
    "north_africa": "北非",
    "rsa": "南非",
    "south_america": "南美",
    "usa": "美国",
  },
  "zh-Hant": {
    "australia": "澳洲",
    "canada": "加拿大",
    "caribbean": "加勒比海",
    "china": "中國",
    "cis": "獨立國協",
    "emirates": "阿聯",
    "europe": "歐洲",
    "india": "印度",
    "north_africa": "北非",
    "rsa": "南非",
    "south_america": "南美",
    "usa": "美國",
  },
};

export const sizeNames: Names<Size> = {
  "en": {
    "small": "small",
    "medium": "medium",
    "large": "large",
  },
  "zh-Hans": {
    "small": "小",
    "medium": "中",
    "large": "大",
  },
  "zh-Hant": {
    "small": "小",
    "medium": "中",
    "large": "大",
  },
};

export const technologyNames: Names<Technology> = {
  "en": {
    "gps": "GPS",
    "wifi": "WiFi",
    "gaming": "Gaming",
    "battery": "Battery",
    "nfc": "NFC",
    "4g": "4G",
  },
  "zh-Hans": {
    "gps": "GPS",
    "wifi": "WiFi",
    "gaming": "手游",
    "battery": "电池",
    "nfc": "NFC",
    "4g": "4G",
  },
  "zh-Hant": {
    "gps": "GPS",
    "wifi": "WiFi",
    "gaming": "電玩",
    "battery": "電池",
    "nfc": "NFC",
    "4g": "4G",
  },
};
