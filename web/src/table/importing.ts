import { Refused } from "../engine/engine";
import type { GameRecord } from "../engine/protocol";
import { settings } from "../settings.svelte";
import { recordProblem } from "./altered";
import { firstSeat, sharedEngine } from "./local";
import { newId, newSeed, store } from "./store";

/** Keeps the game of a record; the words of what is wrong with it, if something is. */
export async function importRecord(file: File): Promise<string> {
  const m = settings.m.games;
  const text = await file.text();
  let record: GameRecord;
  try {
    record = JSON.parse(text) as GameRecord;
  } catch {
    const isCut = /^\s*(\{|$)/.test(text);
    return settings.titled(file.name, isCut ? m.importCut : m.importBad);
  }
  try {
    const seed = newSeed();
    const { over } = await sharedEngine().ask("load", { record, seed });
    const seat = firstSeat(record.seats);
    const common = { id: newId(), game: record.game, record, seed, seat, over };
    await store.keepGame({ ...common, updated: Date.now(), guided: false });
    return "";
  } catch (failure) {
    const isRecord = typeof record === "object" && record !== null && "format" in record;
    return settings.titled(
      file.name,
      failure instanceof Refused && isRecord ? recordProblem(failure.refusal) : m.importBad,
    );
  }
}
