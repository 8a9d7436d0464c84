/// A word about the decision of the moment, for whoever has not made it often.
import type { Look } from "./context";
import { industries, type Allowed, type Resting, type State } from "./model";
import type { Names } from "./names";

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

/** The same in words, for the seat that decides. */
export function tipOf(
  { state, rules, preview, seat }: Pick<Look, "state" | "rules" | "preview" | "seat">,
  n: Names,
): string {
  const advice = adviceFor(state, seat, preview?.allowed, true);
  const facts = {
    rules,
    bills: preview?.bills_to_name ?? 0,
    supplied: (preview?.allowed.supplied ?? []).map((industry) => n.industries[industry]).join(n.hints.comma),
  };
  return advice ? n.guide[advice](facts) : "";
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
