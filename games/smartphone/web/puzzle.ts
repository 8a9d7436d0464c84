/// The puzzle of the day: which plan gives what is asked? The date alone decides it, so that everybody has the same,
/// also without a network. Whether a plan is legal and what it brings is asked of the rules.
import type { JsonObject, Position, Requests, Setup } from "$web/engine/protocol";
import type { FoundPlan } from "./finder";
import { Colour, type Domino, type Plan, type PlanPreview, type View } from "./model";
import { planAction } from "./planner.svelte";

export type Ask = <N extends keyof Requests>(name: N, body: Requests[N][0]) => Promise<Requests[N][1]>;

/** What a plan must give: at least so much, or at most. */
export interface Demand {
  readonly id: "price" | "goods" | "research" | "trucks";
  readonly least?: number;
  readonly most?: number;
}
export interface Puzzle {
  readonly day: string;
  readonly position: Position;
  readonly ruleset: JsonObject;
  readonly owned: readonly Domino[];
  readonly demands: readonly Demand[];
  /** How many different results the pieces allow, and how many of them do what is asked. */
  readonly results: number;
  readonly solutions: number;
  /** One plan that does it. */
  readonly solution: Plan;
}

// ---- days ----------------------------------------------------------------------------------------------------------

/** A day as it is called where the person is: "2026-11-17". */
export function dayOf(date: Date): string {
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
/** Noon, so that no change of clocks makes it another day. */
export const dateOf = (day: string): Date => new Date(`${day}T12:00:00`);
export function dayBefore(day: string): string {
  const date = dateOf(day);
  date.setDate(date.getDate() - 1);
  return dayOf(date);
}

// ---- chance that the date decides ----------------------------------------------------------------------------------

export type Random = (below: number) => number;

/** The same numbers for the same words, in every browser. */
export function randomOf(words: string): Random {
  let state = 2166136261;
  for (const letter of words) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
function one<T>(random: Random, of: readonly T[]): T | undefined {
  return of.length > 0 ? of[random(of.length)] : undefined;
}

// ---- what is asked -------------------------------------------------------------------------------------------------

export function isMet({ id, least, most }: Demand, plan: PlanPreview): boolean {
  return (least === undefined || plan[id] >= least) && (most === undefined || plan[id] <= most);
}
export const isSolved = (demands: readonly Demand[], plan: PlanPreview | undefined): boolean =>
  plan !== undefined && demands.every((demand) => isMet(demand, plan));

const fewest = 2;
const tries = 400;
/** So few results out of all may do it. */
const share = 1 / 80;

/** Something that some results give, few do, and none of it for nothing. */
export function demandsFor(random: Random, results: readonly PlanPreview[], start: number): readonly Demand[] {
  const most = Math.max(fewest + 1, Math.round(results.length * share));
  const count = (demands: readonly Demand[]): number => results.filter((plan) => isSolved(demands, plan)).length;
  let best: { readonly demands: readonly Demand[]; readonly count: number } | undefined;
  for (let i = 0; i < tries; ++i) {
    const aim = one(random, results);
    if (!aim) break;
    const demands = demandsOf(random, aim, start);
    const met = count(demands);
    const isTight = demands.every((demand) => count(demands.filter((other) => other !== demand)) >= met * 2);
    if (demands.length < 3 || !isTight || met < fewest) continue;
    if (met <= most) return demands;
    if (!best || met < best.count) best = { demands, count: met };
  }
  return best?.demands ?? [];
}
function demandsOf(random: Random, aim: PlanPreview, start: number): readonly Demand[] {
  const isDear = aim.price > start || (aim.price === start && random(2) === 0);
  const icons = random(2) === 0 ? (["research", "trucks"] as const) : (["trucks", "research"] as const);
  const wanted = icons.find((id) => aim[id] >= 2) ?? icons.find((id) => aim[id] >= 1);
  return [
    ...(aim.goods >= 3 ? [{ id: "goods", least: aim.goods } as const] : []),
    ...(wanted ? [{ id: wanted, least: aim[wanted] }] : []),
    isDear ? { id: "price", least: aim.price } : { id: "price", most: aim.price },
  ];
}

// ---- what it is played with ----------------------------------------------------------------------------------------

const seat = 1;
function setupOf(random: Random): Setup {
  const [steve, ...rest] = Colour.toReversed();
  const colour = one(random, rest) ?? "green";
  const seats = [
    { player: "human", colour },
    { player: "steve", colour: steve ?? "red" },
  ];
  return { game: "smartphone", ruleset: "standard", options: {}, seats };
}

/** The puzzle of a day. Improvements come as they do in a game: some rounds of one are played first. */
export async function puzzleOf(ask: Ask, day: string): Promise<Puzzle> {
  const random = randomOf(day);
  await ask("new", { setup: setupOf(random), seed: random(1_000_000) });
  await ask("run", {});
  // The weekend has more pieces, and more time.
  const weekday = dateOf(day).getDay();
  const rounds = weekday === 0 || weekday === 6 ? 2 : 1;
  for (let i = 0; i < rounds; ++i) await playRound(ask, random);
  const position = await look(ask);
  const { ruleset } = await ask("ruleset", {});
  const { answer } = await ask("ask", { question: "outcomes", seat });
  const { plans } = answer as unknown as { plans: readonly FoundPlan[] };
  const start = (ruleset as unknown as { price: { start: number } }).price.start;
  const previews = plans.map(({ preview }) => preview);
  const demands = demandsFor(random, previews, start);
  const solved = plans.filter(({ preview }) => isSolved(demands, preview));
  const solution = one(random, solved)?.plan;
  if (!solution) throw new Error("no plan does what is asked");
  const owned = (position.view as unknown as View).board.players[seat - 1]?.improvements ?? [];
  return { day, position, ruleset, owned, demands, results: plans.length, solutions: solved.length, solution };
}
async function look(ask: Ask): Promise<Position> {
  const { position, step, to_act, over } = await ask("position", { show: { seat } });
  if (!position) throw new Error("nothing was to be seen");
  return { ...position, step, to_act, over };
}
async function playRound(ask: Ask, random: Random): Promise<void> {
  const wishes = { improve: { least: 1 }, goods: { weight: 1 } };
  const { answer } = await ask("ask", { question: "find_plan", seat, with: { wishes, count: 10 } });
  const plan = one(random, (answer as unknown as { plans: readonly FoundPlan[] }).plans)?.plan;
  if (plan) await ask("play", { seat, action: planAction(plan), run: true });
  for (;;) {
    const { view, actions, over } = await look(ask);
    if ((view as unknown as View).board.phase === "planning" || over) return;
    const taken = one(
      random,
      actions.filter(({ action }) => action.kind === "take_improvement"),
    );
    const next = taken ?? actions.find(({ action }) => action.kind === "done") ?? actions[0];
    if (!next) return;
    await ask("play", { seat, action: next.action, run: true });
  }
}
