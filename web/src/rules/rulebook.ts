import type { Lang } from "../engine/protocol";

/// Reads the rulebooks (games/*/RULES*.md): the small part of Markdown they use.
export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "strong"; readonly text: string }
  | { readonly kind: "cite"; readonly id: string };

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

const idPattern = "(?:R-)?[A-Z]\\d+(?:\\.\\d+)?";
const inlinePattern = new RegExp(
  `\`([^\`]+)\`|\\*\\*([^*]+)\\*\\*|(?<![\\w-])(R-[A-Z]\\d+|[A-Z]\\d+\\.\\d+)(?![\\w.]*\\d)`,
  "g",
);

export function parseInlines(text: string): Inline[] {
  const inlines: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(inlinePattern)) {
    if (match.index > at) inlines.push({ kind: "text", text: text.slice(at, match.index) });
    const [whole, code, strong, id] = match;
    if (code !== undefined) inlines.push({ kind: "code", text: code });
    else if (strong !== undefined) inlines.push({ kind: "strong", text: strong });
    else if (id !== undefined) inlines.push({ kind: "cite", id });
    at = match.index + whole.length;
  }
  if (at < text.length) inlines.push({ kind: "text", text: text.slice(at) });
  return inlines;
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

function tableOf(lines: readonly string[]): Block {
  const [head = "", , ...rows] = lines;
  return {
    kind: "table",
    head: cellsOf(head).map(parseInlines),
    rows: rows.map((row) => {
      const cells = cellsOf(row);
      const id = /^R-[A-Z]\d+$/.test(cells[0] ?? "") ? (cells[0] ?? "") : "";
      const first: Inline[] = id ? [{ kind: "strong", text: id }] : parseInlines(cells[0] ?? "");
      return { id, cells: [first, ...cells.slice(1).map(parseInlines)] };
    }),
  };
}

function paragraphOf(text: string): Block {
  const match = new RegExp(`^\\*\\*(${idPattern})\\*\\*\\s*([\\s\\S]*)$`).exec(text);
  if (!match) return { kind: "paragraph", id: "", inlines: parseInlines(text) };
  return { kind: "paragraph", id: match[1] ?? "", inlines: parseInlines(match[2] ?? "") };
}

function headingOf(line: string): Block {
  const level = /^#+/.exec(line)?.[0].length ?? 1;
  const text = line.slice(level).trim();
  return { kind: "heading", level, id: /^[A-Z]\d+(?=\s)/.exec(text)?.[0] ?? "", inlines: [{ kind: "text", text }] };
}

/** CJK lines that were wrapped in the file join without a blank. */
const joined = (lines: readonly string[]): string =>
  lines
    .join("\n")
    .replace(/([\u0100-\uffff])\n([\u0100-\uffff])/g, "$1$2")
    .replace(/\n/g, " ");

export function parseRulebook(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split("\n");
  for (let i = 0; i < lines.length;) {
    const line = lines[i] ?? "";
    const taken: string[] = [];
    const take = (wanted: (next: string) => boolean): void => {
      while (i < lines.length && wanted(lines[i] ?? "")) taken.push(lines[i++] ?? "");
    };
    if (line.trim() === "") {
      ++i;
    } else if (line.startsWith("```")) {
      ++i;
      take((next) => !next.startsWith("```"));
      ++i;
      blocks.push({ kind: "code", text: taken.join("\n") });
    } else if (line.startsWith("#")) {
      ++i;
      blocks.push(headingOf(line));
    } else if (line.startsWith("|")) {
      take((next) => next.startsWith("|"));
      blocks.push(tableOf(taken));
    } else if (/^[-*] /.test(line)) {
      take((next) => /^([-*] |\s+\S)/.test(next));
      const items: string[] = [];
      for (const next of taken) {
        if (/^[-*] /.test(next)) items.push(next.slice(2));
        else items[items.length - 1] += ` ${next.trim()}`;
      }
      blocks.push({ kind: "list", items: items.map(parseInlines) });
    } else {
      take((next) => next.trim() !== "" && !/^(#|\||```|[-*] )/.test(next));
      blocks.push(paragraphOf(joined(taken)));
    }
  }
  return blocks;
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

/** A ruling as the table has it, cell by cell with the titles; what says nothing is left out. Empty for anything else. */
export function rowOf(book: readonly Block[], id: string): { title: readonly Inline[]; cell: readonly Inline[] }[] {
  const table = blocksOf(book, id)[0];
  const row = table?.kind === "table" ? table.rows[0] : undefined;
  if (table?.kind !== "table" || row?.id !== id) return [];
  const cells = row.cells.map((cell, i) => ({ title: table.head[i] ?? [], cell })).slice(1);
  return cells.filter(({ cell }) => !/^[–-]?$/.test(plain(cell).trim()));
}

const plain = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (inline.kind === "cite" ? inline.id : inline.text)).join("");

/** A section by its title, with its heading, up to the next section of the same rank. */
export function sectionNamed(book: readonly Block[], title: RegExp): Block[] {
  const from = book.findIndex(
    (block) => block.kind === "heading" && block.level === 2 && title.test(plain(block.inlines)),
  );
  if (from < 0) return [];
  const to = book.findIndex((block, i) => i > from && block.kind === "heading" && block.level <= 2);
  return book.slice(from, to < 0 ? undefined : to);
}

const texts = import.meta.glob<string>("../../../games/*/RULES*.md", { query: "?raw", import: "default" });

/** The games that have a rulebook. */
export const rulebookGames: readonly string[] = [
  ...new Set(Object.keys(texts).map((path) => /games\/([^/]+)\//.exec(path)?.[1] ?? "")),
].filter((game) => game !== "");

export async function loadRulebook(game: string, lang: Lang): Promise<Block[]> {
  const name = lang === "en" ? "RULES.md" : `RULES.${lang}.md`;
  const load = texts[`../../../games/${game}/${name}`] ?? texts[`../../../games/${game}/RULES.md`];
  return load ? parseRulebook(await load()) : [];
}
