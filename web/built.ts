import { fileURLToPath } from "node:url";
import { runnerImport, type Plugin } from "vite";

const suffix = "?built";

/**
 * Makes `file.ts?built` a module that holds what `file.ts` exports by default, worked out while the page is built: the
 * page gets the result, and neither the packages nor the data it was made of.
 */
export function built(): Plugin {
  return {
    name: "built",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const file = id.slice(0, -suffix.length);
      const { module, dependencies } = await runnerImport<{ default: unknown }>(file, {
        root: fileURLToPath(new URL(".", import.meta.url)),
        configFile: false,
        logLevel: "error",
      });
      for (const one of [file, ...dependencies]) this.addWatchFile(one);
      return `export default ${JSON.stringify(module.default)}`;
    },
  };
}
