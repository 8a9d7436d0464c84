import type { GameEvent } from "$web/engine/protocol";
import type { Region, Technology } from "./model";
import type { Names } from "./names";

export interface Explanation {
  readonly rule: string;
  readonly words: string;
  readonly step: string;
  readonly candidates: readonly { readonly label: string; readonly isChosen: boolean }[];
}
interface Candidate {
  readonly technology?: Technology;
  readonly region?: Region;
  readonly cost?: number;
  readonly progress?: number;
  readonly offices?: number;
  readonly buyers?: number;
}

function labelOf(n: Names, { technology, region, cost, progress, offices, buyers }: Candidate): string {
  if (technology) return `${n.technologies[technology]} (${n.cost} ${cost ?? 0}${progress ? `, ${progress}` : ""})`;
  const count = offices ?? buyers;
  return region ? `${n.fullRegions[region]}${count === undefined ? "" : ` (${count})`}` : "";
}

/** What Steve explains in these events (S9.10). */
export function explanationsOf(events: readonly GameEvent[], n: Names): Explanation[] {
  return events
    .filter(({ kind }) => kind.startsWith("steve_"))
    .map((event) => {
      const chosen = (event["chosen"] ?? []) as readonly string[];
      const candidates = ((event["candidates"] ?? []) as unknown as readonly Candidate[]).map((candidate) => ({
        label: labelOf(n, candidate),
        isChosen: chosen.includes(candidate.technology ?? candidate.region ?? ""),
      }));
      const step = typeof event["step"] === "string" && event["step"] !== "none" ? `(${event["step"]})` : "";
      return { rule: event.rule, words: event.words, step, candidates };
    });
}
