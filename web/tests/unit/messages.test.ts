import { expect, test } from "vitest";
import type { Ruleset } from "../../../games/lake/web/model";
import { lakeNames, type Names } from "../../../games/lake/web/names";
import { smartphoneNames } from "../../../games/smartphone/web/names";
import { en } from "../../src/messages/en";
import { zhHans } from "../../src/messages/zh-Hans";
import { zhHant } from "../../src/messages/zh-Hant";
import { parseInvitation } from "../../src/table/invitation";
import { startRules } from "./engine";

type Leaf = string | ((...args: never[]) => string);
interface Tree {
  readonly [key: string]: Leaf | Tree;
}
function leaves(tree: Tree, path = ""): [string, Leaf][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "object" ? leaves(value, `${path}${key}.`) : [[`${path}${key}`, value] as [string, Leaf]],
  );
}
const said = (leaf: Leaf): string => (typeof leaf === "string" ? leaf : leaf(...([1, 2] as never[])));

/** Under the Lake's words with those that tell the numbers of a table filled in. */
const { ask } = startRules();
ask("new", {
  setup: { game: "lake", ruleset: "handbook", options: {}, seats: [{ player: "human" }, { player: "human" }] },
});
const rules = ask("ruleset", {}).ruleset as unknown as Ruleset;
const toldAt = (names: Names): Tree => ({
  ...(names as unknown as Tree),
  traitTexts: Object.fromEntries(Object.entries(names.traitTexts).map(([trait, text]) => [trait, text(rules)])),
  guide: Object.fromEntries(
    Object.entries(names.guide).map(([one, text]) => [one, text({ rules, bills: 3, supplied: "" })]),
  ),
});
const lakeTold = {
  en: toldAt(lakeNames.en),
  "zh-Hans": toldAt(lakeNames["zh-Hans"]),
  "zh-Hant": toldAt(lakeNames["zh-Hant"]),
};

test.each([
  ["shell", { en, "zh-Hans": zhHans, "zh-Hant": zhHant }],
  ["smartphone", smartphoneNames],
  ["lake", lakeTold],
] as const)(
  "%s: no message is empty, and Chinese ones are not left in English or the other script",
  (_, catalogues) => {
    const english = new Map(leaves(catalogues.en as unknown as Tree));
    for (const lang of ["zh-Hans", "zh-Hant"] as const)
      for (const [path, leaf] of leaves(catalogues[lang] as unknown as Tree)) {
        expect(said(leaf).trim(), path).not.toBe("");
        const original = said(english.get(path) ?? "");
        if (/[a-z]{4}/.test(original.replaceAll(/Steve|Oligopoly|WiFi|Smartphone Inc\./g, "")))
          expect(said(leaf), path).not.toBe(original);
      }
    for (const [path, leaf] of leaves(catalogues["zh-Hant"] as unknown as Tree))
      expect(said(leaf), path).not.toMatch(/[们这个说处东与价专业乐习书买产产从会传伤]/);
  },
);

test.each([
  ["en", en],
  ["zh-Hans", zhHans],
  ["zh-Hant", zhHant],
] as const)("%s: the page itself says no number of a ruleset and names nothing of a game", (_, catalogue) => {
  for (const [path, leaf] of leaves(catalogue as unknown as Tree)) {
    if (typeof leaf === "string") expect(leaf, path).not.toMatch(/\d/);
    expect(said(leaf), path).not.toMatch(/smartphone|steve|史蒂夫|office|辦公室|办公室|lake|civili[sz]ation|文明/i);
  }
});

/** What the Mainland says and Taiwan does not, and second names that things used to have: docs/wording.md. */
const notInTaiwan =
  /網絡|互聯網|屏幕|默認|信息|服務器|軟件|硬件|鼠標|菜單|視頻|數據|質量|登錄|在線|全局|高亮|撤銷|選中|標明|拖動|鏈接|粘貼|加載|保存|回車|搜索|緩存|優化|字節|字符|端口|線程|進程|客戶端|界面|獨聯體|凱恩斯|哈耶克|弗里德曼|供求|比較優勢/;
const twoWords = {
  "zh-Hans": /办事处|棋谱|规则版本|扩展包|时代卡|旁观|走法|重放|地区/,
  "zh-Hant": /辦事處|棋譜|規則版本|拓展包|時代卡|旁觀|走法|重放|地區|記錄/,
};
const everything = {
  "zh-Hans": {
    shell: zhHans,
    smartphone: smartphoneNames["zh-Hans"],
    lake: lakeTold["zh-Hans"],
  },
  "zh-Hant": {
    shell: zhHant,
    smartphone: smartphoneNames["zh-Hant"],
    lake: lakeTold["zh-Hant"],
  },
} as const;

test("Traditional Chinese is Taiwan's", () => {
  for (const [path, leaf] of leaves(everything["zh-Hant"] as unknown as Tree))
    expect(said(leaf), path).not.toMatch(notInTaiwan);
});

/** Words stand in for what is put into a message, so that a comma before it is seen as well. */
const saidInChinese = (leaf: Leaf): string =>
  typeof leaf === "string" ? leaf : leaf(...(Array<string>(8).fill("字") as never[]));
test.each(["zh-Hans", "zh-Hant"] as const)("%s: punctuation between Chinese characters is full-width", (lang) => {
  const found = leaves(everything[lang] as unknown as Tree).flatMap(([path, leaf]) => {
    const words = saidInChinese(leaf);
    return /\p{Script=Han}[ ]?[,:;!?()]|[,:;!?()][ ]?\p{Script=Han}/u.test(words) ? [`${path}: ${words}`] : [];
  });
  expect(found).toEqual([]);
});

test("English calls Steve's piece his marker, and every other one a progress marker", () => {
  for (const [path, leaf] of leaves(smartphoneNames.en as unknown as Tree))
    expect(said(leaf), path).not.toMatch(/(?<!progress |Steve's )markers?\b/i);
});

test.each(["zh-Hans", "zh-Hant"] as const)("%s: one word for one thing, and Gaming is not any game", (lang) => {
  for (const [path, leaf] of leaves(everything[lang] as unknown as Tree))
    expect(said(leaf), path).not.toMatch(twoWords[lang]);
  expect(smartphoneNames[lang].technologies.gaming).toBe(lang === "zh-Hans" ? "手游" : "電玩");
});

test("the phases of a round are the eight of the Traditional Chinese rulebook", () => {
  const { planning, prices, production, improve, research, logistics, selling, scoring } =
    smartphoneNames["zh-Hant"].phases;
  expect([planning, prices, production, improve, research, logistics, selling, scoring].join(" ")).toBe(
    "規劃 調整定價 生產 改良生產 研發科技 物流 賣出貨物 得分",
  );
});

test("regions have the Latin name beside a Chinese one, in alphabetical order", () => {
  for (const lang of ["zh-Hans", "zh-Hant"] as const) {
    const { regions, fullRegions } = smartphoneNames[lang];
    for (const [region, name] of Object.entries(smartphoneNames.en.regions))
      expect(fullRegions[region as keyof typeof fullRegions]).toBe(
        `${regions[region as keyof typeof regions]} ${name}`,
      );
  }
  const latin = Object.values(smartphoneNames.en.fullRegions);
  expect(latin).toEqual([...latin].sort((a, b) => a.localeCompare(b, "en")));
});

test("no number of a ruleset stands in the words of Smartphone Inc.: powers tell the table's own", () => {
  const numbers = { patent_discount: 1, gaming_discount: 41, least_cost: 1, nfc_goods: 42 };
  for (const { powers, aboutPhases, explain } of Object.values(smartphoneNames)) {
    expect(powers.gaming(numbers)).toContain("41");
    expect(powers.nfc(numbers)).toContain("42");
    // First and second are places, and no numbers of a ruleset.
    for (const words of [...Object.values(aboutPhases), ...Object.values(explain.outcome), explain.market])
      expect(words.replaceAll("第二", "")).not.toMatch(/\d|\b(two|three|four|five)\b|[二三四五]/);
  }
});

test.each(["zh-Hans", "zh-Hant"] as const)(
  "%s: a Latin name stands apart from the words, a Chinese one does not",
  (lang) => {
    const { lobby, finish } = lang === "zh-Hans" ? zhHans : zhHant;
    expect(lobby.waitsForReady("Term Tina")).toMatch(/^等待 Term Tina 就/);
    expect(lobby.waitsForReady("阿芳")).toMatch(/^等待阿芳就/);
    expect(finish.wins("A姐", 3, "")).toMatch(/^A姐[获獲][胜勝]，/);
  },
);

test("an invitation is read from a link, a path or a code", () => {
  expect(parseInvitation("http://localhost:1/#/t/abcd1234/secret_secret")).toEqual(["abcd1234", "secret_secret"]);
  expect(parseInvitation("abcd1234")).toEqual(["abcd1234"]);
  expect(parseInvitation("hello world")).toBeUndefined();
});
