import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { parseRulebook } from "./src/rules/parse.ts";

const suffix = "?rulebook";

/** Makes `RULES.md?rulebook` a module that holds the blocks of the rulebook, so that the page needs no Markdown. */
export function rulebooks(): Plugin {
  return {
    name: "rulebooks",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(parseRulebook(readFileSync(file, "utf8")))}`;
    },
  };
}
