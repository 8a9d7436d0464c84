import type { Names } from "./names";
import { industries, type Allowed, type Resting, type State } from "./model";

export type Advice = keyof Names["guide"];

/** What a first game needs to hear now; nothing while others decide. */
export function adviceFor(
  state: State,
  seat: number,
  allowed: Allowed | undefined,
  isMine: boolean,
): Advice | undefined {
  if (state.phase === "over") return "over";
  if (!isMine) return undefined;
  if (state.offer.kind !== "none") return "offer";
  if (state.phase === "turn") return allowed && adviceInTurn(state, seat, allowed);
  const phase = state.phase as Exclude<Resting, "over" | "turn">;
  return phase === "draw_chair" || phase === "draw_card" ? undefined : phase;
}

function adviceInTurn({ turn, players }: State, seat: number, allowed: Allowed): Advice {
  if (turn.step === "income") return "income";
  if (allowed.donate) return "charity";
  if (turn.step === "expo") return "expo";
  const hasIndustry = industries.some((industry) => (players[seat - 1]?.levels[industry] ?? 0) > 0);
  if (!hasIndustry && allowed.build.length > 0) return "build";
  if (hasIndustry && allowed.buy.length > 0) return "buy";
  if (allowed.run_all) return "run";
  return allowed.upgrade.length > 0 ? "upgrade" : "routes";
}
