import type { GameEvent } from "$web/engine/protocol";
import { settings } from "$web/settings.svelte";
import type { RegionCandidate, SellingCandidate, TechnologyCandidate } from "./model";
import type { Names } from "./names";

export interface Explanation {
  readonly rule: string;
  readonly words: string;
  readonly candidates: readonly { readonly label: string; readonly isChosen: boolean }[];
}
type Candidate = TechnologyCandidate | RegionCandidate | SellingCandidate;

function labelOf(n: Names, candidate: Candidate): string {
  if ("technology" in candidate) {
    const { technology, cost, progress } = candidate;
    const facts = [`${n.cost} ${cost}`, ...(progress > 0 ? [n.progress(progress, cost)] : [])];
    return settings.titled(n.technologies[technology], settings.listed(facts));
  }
  const fact = "offices" in candidate ? n.why.offices(candidate.offices) : n.why.buyers(candidate.buyers);
  return settings.titled(n.fullRegions[candidate.region], fact);
}

/** What Steve explains in these events (S9.10). */
export function explanationsOf(events: readonly GameEvent[], n: Names): Explanation[] {
  return events
    .filter(({ kind }) => kind.startsWith("steve_"))
    .map((event) => {
      const chosen = (event["chosen"] ?? []) as readonly string[];
      const candidates = ((event["candidates"] ?? []) as unknown as readonly Candidate[]).map((candidate) => ({
        label: labelOf(n, candidate),
        isChosen: chosen.includes("technology" in candidate ? candidate.technology : candidate.region),
      }));
      return { rule: event.rule, words: event.words, candidates };
    });
}
