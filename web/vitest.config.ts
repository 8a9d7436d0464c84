import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { built } from "./built.ts";
import { rulebooks } from "./rulebooks.ts";

export default defineConfig({
  plugins: [svelte(), rulebooks(), built()],
  resolve: { alias: { $web: fileURLToPath(new URL("./src", import.meta.url)) } },
  test: { include: ["tests/unit/**/*.test.ts"], environment: "node" },
});
