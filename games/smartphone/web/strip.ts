import type { GameEvent } from "$web/engine/protocol";
import type { PhaseInfo, StripInfo } from "$web/frame/frame";
import type { Look } from "./context.svelte";
import type { Names } from "./names";
import { phaseOf } from "./overlay";

/** The eight phases of a round as the rulebook numbers them; prices, production and VP ask for no decision. */
const phases = ["planning", "prices", "production", "improve", "research", "logistics", "selling", "scoring"] as const;
const paragraphs = ["S1.1", "S2.1", "S3.1", "S4.1", "S5.1", "S6.1", "S7.1", "S8.1"] as const;

/** What the strip says: how far the game is, as it is shown, and what wins it. */
export function stripOf(look: Look, n: Names, events: readonly GameEvent[]): StripInfo {
  const { rounds } = look.rules;
  const round = Math.max(1, look.board.round);
  return {
    goal: n.goal(rounds),
    brief: n.brief(rounds),
    round: { now: round, of: rounds, text: n.round(round, rounds) },
    phases: phases.map((id, i): PhaseInfo => ({
      id,
      name: n.phases[id],
      about: { title: `${i + 1} ${n.phases[id]}`, text: n.aboutPhases[id], rule: paragraphs[i] ?? "S1.1" },
    })),
    phase: events.map(phaseOf).findLast((phase) => phase !== undefined) ?? look.board.phase,
  };
}
