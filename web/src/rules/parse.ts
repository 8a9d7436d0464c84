/// Makes the blocks of a rulebook from its Markdown, when the page is built: readers fetch no parser.
import { lexer, type Token, type Tokens } from "marked";
import type { Block, Inline, TableRow } from "./rulebook";

const paragraphId = /^(?:R-)?[A-Z]\d+(?:\.\d+)?$/;
const rulingId = /^R-[A-Z]\d+$/;
const citation = /(?<![\w-])(R-[A-Z]\d+|[A-Z]\d+\.\d+)(?![\w.]*\d)/;

/** CJK lines that were wrapped in the file join without a blank. */
const joined = (text: string): string =>
  text.replace(/([\u0100-\uffff])\n([\u0100-\uffff])/g, "$1$2").replace(/\s*\n\s*/g, " ");

/** A text with the paragraphs it names. */
const cited = (text: string): Inline[] =>
  text
    .split(citation)
    .map((part, i): Inline => (i % 2 === 0 ? part : { cite: part }))
    .filter((inline) => inline !== "");

/** Whatever a reader of the page could not be shown stops the build, HTML above all. */
function unknown(token: Token): never {
  throw new Error(`a rulebook cannot have this (${token.type}): ${token.raw}`);
}

function inlinesOf(tokens: readonly Token[]): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    if (token.type === "text" || token.type === "escape") return cited(joined(token.text));
    if (token.type === "codespan") return [{ code: token.text }];
    if (token.type === "strong") return [{ strong: joined(token.text) }];
    return unknown(token);
  });
}

function headingOf({ depth, text }: Tokens.Heading): Block {
  return { kind: "heading", level: depth, id: /^[A-Z]\d+(?=\s)/.exec(text)?.[0] ?? "", inlines: [text] };
}

/** A paragraph begins with its id in bold, if it has one. */
function paragraphOf({ tokens }: Tokens.Paragraph): Block {
  const first = tokens[0];
  if (first?.type !== "strong" || !paragraphId.test(first.text))
    return { kind: "paragraph", id: "", inlines: inlinesOf(tokens) };
  const [next = "", ...rest] = inlinesOf(tokens.slice(1));
  const begin = typeof next === "string" ? next.trimStart() : next;
  return { kind: "paragraph", id: first.text, inlines: [begin, ...rest] };
}

function rowOf(cells: readonly Tokens.TableCell[]): TableRow {
  const name = cells[0]?.text ?? "";
  if (!rulingId.test(name)) return { id: "", cells: cells.map(({ tokens }) => inlinesOf(tokens)) };
  const rest = cells.slice(1).map(({ tokens }) => inlinesOf(tokens));
  return { id: name, cells: [[{ strong: name }], ...rest] };
}

/** An item of one paragraph: lists in lists are more than a rulebook should need. */
function itemOf({ tokens }: Tokens.ListItem): Inline[] {
  return tokens.flatMap((token) => (token.type === "text" ? inlinesOf(token.tokens ?? []) : unknown(token)));
}

function blockOf(token: Token): Block[] {
  switch (token.type) {
    case "space":
      return [];
    case "heading":
      return [headingOf(token as Tokens.Heading)];
    case "paragraph":
      return [paragraphOf(token as Tokens.Paragraph)];
    case "code":
      return [{ kind: "code", text: token.text }];
    case "list":
      return [{ kind: "list", items: (token as Tokens.List).items.map(itemOf) }];
    case "table": {
      const { header, rows } = token as Tokens.Table;
      return [{ kind: "table", head: header.map(({ tokens }) => inlinesOf(tokens)), rows: rows.map(rowOf) }];
    }
    default:
      return unknown(token);
  }
}

export const parseRulebook = (markdown: string): Block[] => lexer(markdown).flatMap(blockOf);
