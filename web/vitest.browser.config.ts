import { defineConfig } from "vitest/config";

const measured = ["tests/browser/numbers.test.ts"];
const real = {
  environment: "node",
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // Two browsers on two cores now and then starve each other; `web/test` names whatever took a second try.
  retry: 1,
  // Node 20 has WebSockets only for those who ask.
  execArgv: ["--experimental-websocket"],
};

/// Tests in a real browser and against the real service: two files at a time, as every machine has two cores by now;
/// then, alone, those that measure how long something takes.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...real,
          name: "browser",
          include: ["tests/browser/**/*.test.ts", "tests/service/**/*.test.ts"],
          exclude: measured,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...real,
          name: "measured",
          include: measured,
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
