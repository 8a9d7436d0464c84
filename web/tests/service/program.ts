import { spawnSync } from "node:child_process";
import { program } from "../browser/service";

export type Json = Record<string, unknown>;

/** What the program writes. */
export function run(args: readonly string[], input = ""): string {
  const { status, stdout, stderr } = spawnSync(program, args, { input, maxBuffer: 1 << 30 });
  if (status !== 0) throw new Error(`oligopoly ${args.join(" ")}: ${stderr.toString()}`);
  return stdout.toString();
}

/** The same, where every line is JSON. */
export const linesOf = (args: readonly string[], input = ""): Json[] =>
  run(args, input)
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Json);

/** The answers of the engine to requests, one for each. */
export const answersTo = (game: string, requests: readonly Json[]): Json[] =>
  linesOf(["engine", game], requests.map((request) => JSON.stringify(request)).join("\n"));
