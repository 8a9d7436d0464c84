import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Lang } from "../../src/engine/protocol";
import { ruledParagraphs, rulingOf } from "../../src/games/all_games";
import { parseRulebook } from "../../src/rules/parse";
import { blocksOf, loadRulebook, plain, rowOf, sectionNamed } from "../../src/rules/rulebook";

const games = new URL("../../../games/", import.meta.url);
const books = readdirSync(games).flatMap((game) => {
  try {
    const folder = new URL(`${game}/`, games);
    return readdirSync(folder)
      .filter((name) => /^RULES.*\.md$/.test(name))
      .map((name) => ({ game, name, text: readFileSync(new URL(name, folder), "utf8") }));
  } catch {
    return [];
  }
});

describe.each(books)("$game $name", ({ text }) => {
  const blocks = parseRulebook(text);
  test("every numbered paragraph is found by its id", () => {
    const ids = [...text.matchAll(/^\*\*([A-Z]\d+\.\d+)\*\*/gm)].map((match) => match[1] ?? "");
    expect(ids.length).toBeGreaterThan(3);
    for (const id of ids) expect(blocksOf(blocks, id)[0], id).toMatchObject({ kind: "paragraph", id });
  });
  test("no Markdown reaches the reader raw", () => {
    const inlines = blocks.flatMap((block) => {
      if (block.kind === "heading" || block.kind === "paragraph") return block.inlines;
      if (block.kind === "list") return block.items.flat();
      return block.kind === "table" ? [...block.head, ...block.rows.flatMap(({ cells }) => cells)].flat() : [];
    });
    for (const inline of inlines) expect(plain([inline])).not.toMatch(/[*`]/);
  });
  test("every row of a table has a cell for each column", () => {
    for (const block of blocks)
      if (block.kind === "table")
        for (const row of block.rows) expect(row.cells.length, JSON.stringify(row.cells[0])).toBe(block.head.length);
  });
  test("every ruling is found by its id", () => {
    for (const [, id = ""] of text.matchAll(/^\| (R-[A-Z]\d+) \|/gm)) {
      const [block] = blocksOf(blocks, id);
      expect(block?.kind === "table" && block.rows.map((row) => row.id)).toEqual([id]);
    }
  });
});

test("inline: code, strong and citations stand apart", () => {
  expect(parseRulebook("see S6.1, `steve` and **R**, or R-S3.")).toEqual([
    {
      kind: "paragraph",
      id: "",
      inlines: [
        "see ",
        { cite: "S6.1" },
        ", ",
        { code: "steve" },
        " and ",
        { strong: "R" },
        ", or ",
        { cite: "R-S3" },
        ".",
      ],
    },
  ]);
});
test("lines wrapped in the file join: Chinese without a blank, others with one", () => {
  expect(parseRulebook("**A1.1** 第一行\n第二行，\nthird\nline.")).toEqual([
    { kind: "paragraph", id: "A1.1", inlines: ["第一行第二行， third line."] },
  ]);
});
test("lists and drawings keep their lines", () => {
  expect(parseRulebook("- one\n  more\n- two A1.1\n\n```\n a\nb\n```\n")).toEqual([
    { kind: "list", items: [["one more"], ["two ", { cite: "A1.1" }]] },
    { kind: "code", text: " a\nb" },
  ]);
});
test.each(["<b>bold</b>", "a <i>word</i>", "[link](https://example.org)", "![image](a.png)", "> quote", "- a\n  - b"])(
  "what the page does not show stops the build: %s",
  (markdown) => expect(() => parseRulebook(markdown)).toThrow("a rulebook cannot have this"),
);
test("the page has the rulebooks as blocks", async () => {
  for (const { game, name, text } of books)
    expect(await loadRulebook(game, (/\.(zh-\w+)\./.exec(name)?.[1] ?? "en") as Lang)).toEqual(parseRulebook(text));
  expect(await loadRulebook("chess", "en")).toEqual([]);
});
test("a paragraph brings the table that belongs to it, and stops at the next", () => {
  const blocks = parseRulebook("## A1 One\n\n**A1.1** Text.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n**A1.2** More.\n");
  expect(blocksOf(blocks, "A1.1").map(({ kind }) => kind)).toEqual(["paragraph", "table"]);
  expect(blocksOf(blocks, "A1").length).toBe(4);
  expect(blocksOf(blocks, "A9.9")).toEqual([]);
});

describe.each(books)("$game $name: what is ours", ({ game, text }) => {
  const blocks = parseRulebook(text);
  test("paragraphs that are marked in the log name their ruling, which the table explains", () => {
    for (const { rule, ruling } of ruledParagraphs.filter((one) => one.game === game)) {
      const told = JSON.stringify(blocksOf(blocks, rule));
      expect(told, `${rule} names ${ruling}`).toContain(`"${ruling}"`);
      expect(blocksOf(blocks, ruling)[0]?.kind, ruling).toBe("table");
    }
  });
});
test.each(books.filter(({ game }) => game === "smartphone"))("$name ends with Steve at a glance", ({ text }) => {
  const section = sectionNamed(parseRulebook(text), /at a glance|概[览覽]/i);
  expect(section[0]?.kind).toBe("heading");
  expect(section.length).toBeGreaterThan(1);
  expect(section.filter((block) => block.kind === "heading" && block.level <= 2).length).toBe(1);
});
test("a ruling is its own paragraph; others are looked up", () => {
  expect(rulingOf("lake", "R-L6")).toBe("R-L6");
  expect(rulingOf("lake", "L8")).toBe("R-L18");
  expect(rulingOf("lake", "L5.4")).toBeUndefined();
  expect(rulingOf("chess", "L8")).toBeUndefined();
});
test("a ruling is told cell by cell, without what is empty", () => {
  const blocks = parseRulebook("| id | question | decision | option |\n|---|---|---|---|\n| R-A1 | Why? | So. | – |\n");
  expect(rowOf(blocks, "R-A1").map(({ title, cell }) => [plain(title), plain(cell)])).toEqual([
    ["question", "Why?"],
    ["decision", "So."],
  ]);
  expect(rowOf(blocks, "R-A2")).toEqual([]);
});
test("a section by its title ends where the next of its rank begins", () => {
  const blocks = parseRulebook(
    "## A1 One\n\nText.\n\n## Two at a glance\n\nFirst.\n\n### Part\n\nSecond.\n\n## Three\n\nOther.\n",
  );
  expect(sectionNamed(blocks, /at a glance/).length).toBe(4);
  expect(sectionNamed(blocks, /nowhere/)).toEqual([]);
});
