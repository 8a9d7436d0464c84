import { defineConfig } from "vitest/config";

/// Tests in a real browser and against the real service, one after another: the machine may be small, and times are measured.
export default defineConfig({
  test: {
    include: ["tests/browser/**/*.test.ts", "tests/service/**/*.test.ts"],
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    retry: 0,
  },
});
