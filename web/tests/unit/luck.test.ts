import { expect, test } from "vitest";
import { Contribution, newPart } from "../../src/luck/contribution";
import { commitmentToPart, commitmentToSeed, seedsOfDraws } from "../../src/luck/derive";
import type { Command, Lobby } from "../../src/table/wire";

// The same numbers as in service/tests/luck_test.cpp, computed with Python from docs/fairness.md.
const table = "0123456789abcdef";
const seed = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");

test("commitments are what the service computes", () => {
  expect(commitmentToSeed(table, seed)).toBe("1f65daf39d539b7003559a4170ce7e1bace3f1c437b92b31b24f2e17c6d0b71f");
  expect(commitmentToPart(table, 1, "11".repeat(32))).toBe(
    "c659539f1c250e51b31d5929130fb88171c4379844abb3ffc2b9dcfe79f7e866",
  );
  expect(commitmentToPart(table, 3, "33".repeat(32))).toBe(
    "bf651c8521b3345d8219ac46dbf7364ff6b049422a495de6f5cfc25f17adf4ba",
  );
});

test("draws are what the service draws", () => {
  const parts = ["11".repeat(32), "", "33".repeat(32)];
  expect(seedsOfDraws(table, seed, parts, 1, 2)).toEqual(["73530beecfd1a0b9", "2bac21487b841c00"]);
  expect(seedsOfDraws(table, seed, parts, 1000, 1000)).toEqual(["19818906d6897f3b"]);
  expect(seedsOfDraws(table, seed, ["", ""], 1, 2)).toEqual(["bd6b3f4c859627ce", "8601aef051c0ba46"]);
  expect(seedsOfDraws(table, seed, parts, 1, 0)).toEqual([]);
});

test("a browser promises its part in the lobby, and gives it when the lobby is closed, each once", async () => {
  const said: Command[] = [];
  const part = newPart();
  const mine = new Contribution(table, part, async (command) => said.push(command));
  const lobby: Lobby = { seats: [], setup: { game: "", ruleset: "", options: {}, seats: [] }, chosen: [], offers: [] };
  await mine.follow("spectator", lobby);
  expect(said).toEqual([]);
  const commitment = commitmentToPart(table, 2, part);
  await mine.follow(2, lobby);
  await mine.follow(2, lobby);
  expect(said).toEqual([{ do: "commit", commitment }]);
  await mine.follow(2, { ...lobby, parts: [{ seat: 2, commitment }] });
  await mine.follow(2, { ...lobby, starting: true });
  expect(said.length).toBe(1);
  await mine.follow(2, { ...lobby, parts: [{ seat: 2, commitment }], starting: true });
  await mine.follow(2, { ...lobby, parts: [{ seat: 2, commitment, part }], starting: true });
  expect(said.slice(1)).toEqual([{ do: "part", part }]);
  // At another seat it is another promise.
  await mine.follow(1, lobby);
  expect(said.slice(2)).toEqual([{ do: "commit", commitment: commitmentToPart(table, 1, part) }]);
});

test("a part is 32 bytes, and never the same twice", () => {
  expect(newPart()).toMatch(/^[0-9a-f]{64}$/);
  expect(newPart()).not.toBe(newPart());
});
