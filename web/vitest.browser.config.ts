import { defineConfig } from "vitest/config";

/// Tests in a real browser, one after another: the machine may be small, and times are measured.
export default defineConfig({
  test: {
    include: ["tests/browser/**/*.test.ts"],
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    retry: 0,
  },
});
