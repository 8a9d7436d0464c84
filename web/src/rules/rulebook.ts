import type { Lang } from "../engine/protocol";

/// The rulebooks (games/*/RULES*.md) as blocks, made from their Markdown when the page is built: see parse.ts.

/** A piece of a line: text as it is, or text of a kind. What is cited is a paragraph or a ruling. */
export type Inline = string | { readonly code: string } | { readonly strong: string } | { readonly cite: string };

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly id: string; readonly inlines: readonly Inline[] }
  | { readonly kind: "paragraph"; readonly id: string; readonly inlines: readonly Inline[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: "table"; readonly head: readonly (readonly Inline[])[]; readonly rows: readonly TableRow[] };
export interface TableRow {
  /** The id of a ruling, or empty. */
  readonly id: string;
  readonly cells: readonly (readonly Inline[])[];
}

/** The blocks that tell about one id: the paragraph and what belongs to it, the row of a ruling, or a whole section. */
export function blocksOf(book: readonly Block[], id: string): Block[] {
  for (const block of book)
    if (block.kind === "table") {
      const row = block.rows.find((one) => one.id === id);
      if (row) return [{ ...block, rows: [row] }];
    }
  const from = book.findIndex((block) => (block.kind === "paragraph" || block.kind === "heading") && block.id === id);
  if (from < 0) return [];
  const isSection = book[from]?.kind === "heading";
  let to = from + 1;
  while (to < book.length) {
    const block = book[to];
    if (block?.kind === "heading" || (!isSection && block?.kind === "paragraph" && block.id !== "")) break;
    ++to;
  }
  return book.slice(from, to);
}

/** A ruling as the table has it, cell by cell with the titles, without empty cells. Empty for anything else. */
export function rowOf(book: readonly Block[], id: string): { title: readonly Inline[]; cell: readonly Inline[] }[] {
  const table = blocksOf(book, id)[0];
  const row = table?.kind === "table" ? table.rows[0] : undefined;
  if (table?.kind !== "table" || row?.id !== id) return [];
  const cells = row.cells.map((cell, i) => ({ title: table.head[i] ?? [], cell })).slice(1);
  return cells.filter(({ cell }) => !/^[–-]?$/.test(plain(cell).trim()));
}

/** What a line says, without its markup. */
export const plain = (inlines: readonly Inline[]): string =>
  inlines.flatMap((inline) => (typeof inline === "string" ? inline : Object.values(inline))).join("");

/** A section by its title, with its heading, up to the next section of the same rank. */
export function sectionNamed(book: readonly Block[], title: RegExp): Block[] {
  const from = book.findIndex(
    (block) => block.kind === "heading" && block.level === 2 && title.test(plain(block.inlines)),
  );
  if (from < 0) return [];
  const to = book.findIndex((block, i) => i > from && block.kind === "heading" && block.level <= 2);
  return book.slice(from, to < 0 ? undefined : to);
}

const books = import.meta.glob<readonly Block[]>("../../../games/*/RULES*.md", {
  query: "?rulebook",
  import: "default",
});

/** The games that have a rulebook. */
export const rulebookGames: readonly string[] = [
  ...new Set(Object.keys(books).map((path) => /games\/([^/]+)\//.exec(path)?.[1] ?? "")),
].filter((game) => game !== "");

export async function loadRulebook(game: string, lang: Lang): Promise<readonly Block[]> {
  const name = lang === "en" ? "RULES.md" : `RULES.${lang}.md`;
  const load = books[`../../../games/${game}/${name}`] ?? books[`../../../games/${game}/RULES.md`];
  return load ? load() : [];
}
