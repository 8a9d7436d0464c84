import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { built } from "./built.ts";
import { rulebooks } from "./rulebooks.ts";

/** Tells the service worker what to keep, and gives it a new name whenever any of it changed. */
function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name !== "sw.js" && !name.endsWith(".map"));
      const kept = ["./", "icon.svg", "manifest.webmanifest", ...files.filter((name) => name !== "index.html")].sort();
      const build = createHash("sha256");
      for (const name of files.sort()) {
        const file = bundle[name];
        build.update(name).update(file?.type === "asset" ? file.source : (file?.code ?? ""));
      }
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk") throw new Error("there is no service worker");
      worker.code = worker.code
        .replace("__BUILD__", build.digest("hex").slice(0, 12))
        .replace(/["'`]__KEPT__["'`]/, JSON.stringify(JSON.stringify(kept)));
    },
  };
}

/** Has the browser fetch the typeface at once: it is there before anything is drawn, and nothing moves for it. */
function typeface(): Plugin {
  return {
    name: "typeface",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => name.endsWith(".woff2"))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `./${name}`, crossorigin: "" },
            injectTo: "head-prepend",
          })),
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [svelte(), rulebooks(), built(), typeface(), offline()],
  // A game's own files lie in its folder, games/<id>/web, and call the page $web.
  resolve: { alias: { $web: fileURLToPath(new URL("./src", import.meta.url)) } },
  server: { fs: { allow: [".."] } },
  worker: { format: "es" },
  build: {
    target: "es2022",
    // Small files stay files: the content security policy allows no data: scripts, and offline use keeps them anyway.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { main: "index.html", sw: "src/sw.ts" },
      output: {
        entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // What was worked out beforehand is data: it changes when the code does not, and is weighed apart.
        codeSplitting: { groups: [{ name: "built", test: /\?built$/ }] },
      },
    },
  },
});
