import { defineConfig } from "vitest/config";

/// The README's pictures; not a test, but taken by the same means.
export default defineConfig({
  test: { environment: "node", include: ["tests/pictures/**/*.test.ts"], testTimeout: 180_000, hookTimeout: 60_000 },
});
