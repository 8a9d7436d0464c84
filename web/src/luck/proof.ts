import { Refused, type Engine } from "../engine/engine";
import type { GameRecord, Luck } from "../engine/protocol";
import { recordProblem } from "../table/altered";

/** What is known of the draws of a record. */
export type Proof =
  | { readonly kind: "none" }
  | { readonly kind: "unreadable"; readonly message: string }
  /** The commitment is not the one this browser saw at the table. */
  | { readonly kind: "otherCommitment" }
  /** The seed, or the part of a seat, is not what was committed to. */
  | { readonly kind: "seed" }
  | { readonly kind: "part"; readonly seat: number }
  | { readonly kind: "altered"; readonly step: number; readonly drawn: string; readonly expected: string }
  | { readonly kind: "endsEarly" }
  | ({ readonly kind: "some"; readonly proven: number } & Proven)
  | ({ readonly kind: "proven" } & Proven);
interface Proven {
  readonly luck: Luck;
  readonly draws: number;
  /** Whether this browser was shown the commitment at the table, before it could be known what it stands for. */
  readonly wasSeen: boolean;
  /** Whether this browser gave a part that is not in the record. */
  readonly isLeftOut: boolean;
}
/** What a browser kept that sat at the table: the commitment it was shown, and the part it gave in a seat. */
export interface Kept {
  readonly seat: number;
  readonly commitment?: string;
  readonly part?: string;
}
type KeptOf = (table: string) => Promise<Kept | undefined>;

/** The seat whose part is not what it committed to, or that cannot be. */
function wrongPart(luck: Luck, seats: number, commitmentToPart: Commit): number | undefined {
  const seen = new Set<number>();
  return luck.parts.find(({ seat, part, commitment }) => {
    const isOdd = seat > seats || seen.has(seat);
    seen.add(seat);
    return isOdd || (part && commitment && commitmentToPart(luck.table, seat, part) !== commitment);
  })?.seat;
}
type Commit = (table: string, seat: number, part: string) => string;

/**
 * Proves every draw of a record, or says what is wrong: what `oligopoly verify` does, in this browser.
 */
export async function prove(engine: Engine, record: GameRecord, keptOf: KeptOf): Promise<Proof> {
  try {
    return await proveReadable(engine, record, keptOf);
  } catch (failure) {
    if (failure instanceof Refused) return { kind: "unreadable", message: recordProblem(failure.refusal) };
    throw failure;
  }
}

async function proveReadable(engine: Engine, record: GameRecord, keptOf: KeptOf): Promise<Proof> {
  const { luck, seats, draws, brought } = await engine.ask("luck", { record });
  if (!luck) return { kind: "none" };
  // Loaded by those who look at a proof only.
  const { commitmentToPart, commitmentToSeed, seedsOfDraws } = await import("./derive");
  const kept = await keptOf(luck.table);
  const seen = kept?.commitment ?? "";
  if (seen && seen !== luck.commitment) return { kind: "otherCommitment" };
  if (commitmentToSeed(luck.table, luck.seed) !== luck.commitment) return { kind: "seed" };
  const seat = wrongPart(luck, seats, commitmentToPart);
  if (seat !== undefined) return { kind: "part", seat };
  const parts = Array.from({ length: seats }, (_, i) => luck.parts.find((one) => one.seat === i + 1)?.part ?? "");
  const seeds = seedsOfDraws(luck.table, luck.seed, parts, brought + 1, draws);
  const { proven, altered, over } = await engine.ask("verify", { record, seeds });
  if (altered) return { kind: "altered", ...altered };
  if (!over) return { kind: "endsEarly" };
  const isLeftOut = kept?.part ? parts[kept.seat - 1] !== kept.part : false;
  const all = { luck, draws, wasSeen: seen !== "", isLeftOut };
  return brought > 0 ? { kind: "some", proven, ...all } : { kind: "proven", ...all };
}
