import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { blocksOf, parseInlines, parseRulebook } from "../../src/rules/rulebook";

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
    for (const inline of inlines) if (inline.kind === "text") expect(inline.text).not.toMatch(/[*`]/);
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
  expect(parseInlines("see S6.1, `steve` and **R**, or R-S3.")).toEqual([
    { kind: "text", text: "see " },
    { kind: "cite", id: "S6.1" },
    { kind: "text", text: ", " },
    { kind: "code", text: "steve" },
    { kind: "text", text: " and " },
    { kind: "strong", text: "R" },
    { kind: "text", text: ", or " },
    { kind: "cite", id: "R-S3" },
    { kind: "text", text: "." },
  ]);
});
test("a paragraph brings the table that belongs to it, and stops at the next", () => {
  const blocks = parseRulebook("## A1 One\n\n**A1.1** Text.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n**A1.2** More.\n");
  expect(blocksOf(blocks, "A1.1").map(({ kind }) => kind)).toEqual(["paragraph", "table"]);
  expect(blocksOf(blocks, "A1").length).toBe(4);
  expect(blocksOf(blocks, "A9.9")).toEqual([]);
});
