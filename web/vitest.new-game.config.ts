import { defineConfig } from "vitest/config";

/// Run by tools/test-new-game, in a copy of the project with a game that has no board of its own.
export default defineConfig({
  test: { include: ["tests/new-game/*.test.ts"], environment: "node", testTimeout: 60_000, hookTimeout: 60_000 },
});
