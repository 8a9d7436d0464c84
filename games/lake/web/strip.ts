import type { PhaseInfo, StripInfo } from "$web/frame/frame";
import type { Look } from "./context";
import type { Phase } from "./model";
import type { Names } from "./names";
import type { SceneWords } from "./scene_words";

const phases = ["era", "propose", "vote", "turn"] as const;
const paragraphs = { era: "L3.1", propose: "L4.1", vote: "L4.1", turn: "L5.7" } as const;

/** The part of a round a phase of the rules belongs to. */
function partOf(phase: Phase): (typeof phases)[number] | undefined {
  if (phase === "propose" || phase === "vote") return phase;
  if (phase === "turn" || phase === "westward") return "turn";
  return phase === "over" ? undefined : "era";
}

/** What the strip says: how far the game is, as it is shown, who chairs, and what wins. */
export function stripOf(look: Look, n: Names, w: SceneWords): StripInfo {
  const { rounds, quiet_rounds, chair_votes } = look.rules;
  const round = Math.min(look.state.round, rounds);
  const { coin_points = 0, wealth = 0 } = look.preview?.seats[0]?.score ?? {};
  const worth = look.preview?.points_a_coin ?? 0;
  const abouts = {
    era: w.aboutPhases.era(quiet_rounds),
    propose: w.aboutPhases.propose(),
    vote: w.aboutPhases.vote(chair_votes),
    turn: w.aboutPhases.turn(),
  };
  const phase = partOf(look.state.phase);
  return {
    goal: w.goal(rounds, coin_points, wealth, worth),
    brief: w.brief(rounds, worth),
    round: { now: round, of: rounds, text: n.round(round, rounds), short: n.shortRound(round, rounds) },
    phases: phases.map((id): PhaseInfo => ({
      id,
      name: w.phases[id],
      about: { title: w.phases[id], text: abouts[id], rule: paragraphs[id] },
    })),
    colourOf: (seat) => `var(--seat-${seat})`,
    ...(phase ? { phase, note: n.chairIs(look.nameOf(look.state.chair)) } : {}),
  };
}
