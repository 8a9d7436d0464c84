/// A word about the decision of the moment, for whoever has not made it often.
import type { Look } from "./context";
import { industries, resources, type Allowed, type Industry, type Resting, type Ruleset, type State } from "./model";
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
  const supplied = suppliedForNothing(rules, state, seat, preview?.allowed.build ?? []);
  const facts = {
    rules,
    bills: preview?.bills_to_name ?? 0,
    supplied: supplied.map((industry) => n.industries[industry]).join(n.hints.comma),
  };
  return advice ? n.guide[advice](facts) : "";
}

/** Of the industries that can be built now, those whose inputs one's own points give without Water or coins. */
export function suppliedForNothing(
  rules: Ruleset,
  state: State,
  seat: number,
  buildable: readonly Industry[],
): Industry[] {
  const points = state.players[seat - 1]?.points;
  return buildable.filter((industry) => {
    const { inputs } = rules.industries[industry];
    const needed = resources.filter((resource) => inputs[resource] > 0);
    const isFree = (resource: (typeof needed)[number]): boolean =>
      (points?.[resource] ?? 0) >= inputs[resource] &&
      rules.resources[resource].water === 0 &&
      rules.resources[resource].coins === 0;
    return needed.length > 0 && needed.every(isFree);
  });
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
