import { expect, test } from "vitest";
import { lakeNames } from "../../src/games/lake/names";
import { smartphoneNames } from "../../src/games/smartphone/names";
import { en } from "../../src/messages/en";
import { zhHans } from "../../src/messages/zh-Hans";
import { zhHant } from "../../src/messages/zh-Hant";
import { parseInvitation } from "../../src/table/invitation";

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

test.each([
  ["shell", { en, "zh-Hans": zhHans, "zh-Hant": zhHant }],
  ["smartphone", smartphoneNames],
  ["lake", lakeNames],
] as const)("%s: no message is empty, and Chinese ones are not left in English or the other script", (_, catalogues) => {
  const english = new Map(leaves(catalogues.en as unknown as Tree));
  for (const lang of ["zh-Hans", "zh-Hant"] as const)
    for (const [path, leaf] of leaves(catalogues[lang] as unknown as Tree)) {
      expect(said(leaf).trim(), path).not.toBe("");
      const original = said(english.get(path) ?? "");
      if (/[a-z]{4}/.test(original.replaceAll(/Steve|Oligopoly|WiFi|Smartphone Inc\./g, ""))) expect(said(leaf), path).not.toBe(original);
    }
  for (const [path, leaf] of leaves(catalogues["zh-Hant"] as unknown as Tree))
    expect(said(leaf), path).not.toMatch(/[们这个说处东与价专业乐习书买产产从会传伤]/);
});

test("an invitation is read from a link, a path or a code", () => {
  expect(parseInvitation("http://localhost:1/#/t/abcd1234/secret_secret")).toEqual(["abcd1234", "secret_secret"]);
  expect(parseInvitation("abcd1234")).toEqual(["abcd1234"]);
  expect(parseInvitation("hello world")).toBeUndefined();
});
