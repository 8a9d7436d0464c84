import type { Refusal } from "../engine/protocol";
import { settings } from "../settings.svelte";

/** What a refused record says to people: the step that was altered, where its fingerprints tell; else its own words. */
export function recordProblem({ name, path = "", message }: Refusal): string {
  if (name !== "hash_differs") return message;
  const index = /steps\[(\d+)\]/.exec(path)?.[1];
  return settings.m.games.importAltered(index === undefined ? 0 : Number(index) + 1);
}
