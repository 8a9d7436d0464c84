import type { GameEvent } from "$web/engine/protocol";
import type { Explained, PhaseInfo, StripInfo } from "$web/frame/frame";
import { settings } from "$web/settings.svelte";
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
    round: { now: round, of: rounds, text: n.round(round, rounds), short: n.shortRound(round, rounds) },
    phases: phases.map((id, i): PhaseInfo => ({
      id,
      name: n.phases[id],
      short: n.shortPhases[id],
      about: { title: `${i + 1} ${n.phases[id]}`, text: n.aboutPhases[id], rule: paragraphs[i] ?? "S1.1" },
    })),
    seat: (seat) => pointsOf(look, n, seat),
    colourOf: (seat) => `var(--seat-${look.colourOf(seat)})`,
    phase: events.map(phaseOf).findLast((phase) => phase !== undefined) ?? look.board.phase,
  };
}

/** Where a seat's VP come from so far, and what the end will add. */
function pointsOf(look: Look, n: Names, seat: number): Explained {
  const [player, seen] = [look.board.players[seat - 1], look.preview.seats[seat - 1]];
  const title = settings.titled(look.nameOf(seat), `${player?.vp ?? 0} ${n.vp}`);
  if (!player || !seen) return { title };
  const { points } = n;
  const text = settings.said([
    points.began(seen.start_vp),
    ...player.vp_by_round.map(({ sales, majorities }, i) => points.round(i + 1, sales, majorities)),
    ...(look.board.phase === "over" ? [] : [points.atTheEnd(seen.patent_vp, seen.tile_vp)]),
  ]);
  return { title, text, rule: "S8.4" };
}
