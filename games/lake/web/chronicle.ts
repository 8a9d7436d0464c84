/// The story of a game, read from what happened: facts only, in the coins that changed hands.
import type { Dated } from "./rounds";
import type { Achievement, Event, Industry, Law } from "./model";

type Of<K extends Event["kind"]> = Extract<Event, { kind: K }>;
function* of<K extends Event["kind"]>(events: readonly Dated[], kind: K): Generator<{ round: number; event: Of<K> }> {
  for (const { round, event } of events) if (event.kind === kind) yield { round, event: event as unknown as Of<K> };
}

/** What came of an industry that a seat built: coins put in, coins paid by its runs. */
export interface Venture {
  readonly seat: number;
  readonly industry: Industry;
  readonly round: number;
  readonly cost: number;
  readonly runs: number;
  readonly earned: number;
}
/** Something that moved coins, whose it was, and how much in all. */
export interface Sum<T> {
  readonly what: T;
  readonly seat: number;
  readonly coins: number;
}
export interface Chronicle {
  readonly ventures: readonly Venture[];
  /** The best round of anybody: coins gained from its beginning to its end. */
  readonly bestRound: { readonly seat: number; readonly round: number; readonly coins: number } | undefined;
  /** How the lead went from seat to seat: since which round each had it. */
  readonly leads: readonly { readonly seat: number; readonly round: number }[];
  /** The era card, monopoly and law that moved most coins of one seat. */
  readonly card: Sum<number> | undefined;
  readonly monopoly: Sum<Industry> | undefined;
  readonly law: Sum<Law> | undefined;
  readonly fine: Sum<"fine"> | undefined;
  readonly achievements: readonly { readonly seat: number; readonly round: number; readonly what: Achievement }[];
}

/** Coins added up by what and whose. */
class Sums<T> {
  readonly #all = new Map<string, { what: T; seat: number; coins: number }>();
  add(what: T, seat: number, coins: number): void {
    if (coins === 0) return;
    const key = `${String(what)} ${seat}`;
    const sum = this.#all.get(key) ?? { what, seat, coins: 0 };
    sum.coins += coins;
    this.#all.set(key, sum);
  }
  /** What moved most, up or down. */
  get most(): Sum<T> | undefined {
    return [...this.#all.values()].toSorted((a, b) => Math.abs(b.coins) - Math.abs(a.coins))[0];
  }
}

/** The industries everybody built, with what they cost and paid. */
function venturesOf(events: readonly Dated[]): Venture[] {
  const ventures = new Map<string, Venture>();
  const change = (seat: number, industry: Industry, by: Partial<Record<"cost" | "runs" | "earned", number>>): void => {
    const key = `${seat} ${industry}`;
    const now = ventures.get(key);
    if (!now) return;
    ventures.set(key, {
      ...now,
      cost: now.cost + (by.cost ?? 0),
      runs: now.runs + (by.runs ?? 0),
      earned: now.earned + (by.earned ?? 0),
    });
  };
  for (const { round, event } of events) {
    const told = event as unknown as Event;
    if (told.kind === "built") {
      const [seat, cost] = [Number(told.seat), told.price + told.tax];
      ventures.set(`${seat} ${told.industry}`, { seat, industry: told.industry, round, cost, runs: 0, earned: 0 });
    }
    if (told.kind === "upgraded") change(Number(told.seat), told.industry, { cost: told.coins + told.tax });
    if (told.kind === "ran") change(Number(told.seat), told.industry, { runs: 1, earned: told.payoff.total });
  }
  return [...ventures.values()];
}

/** Who was alone ahead after which round, where that changed. */
function leadsOf(scores: readonly (readonly number[])[]): { seat: number; round: number }[] {
  const leads: { seat: number; round: number }[] = [];
  for (const [round, all] of scores.entries()) {
    const most = Math.max(...all);
    const ahead = all.flatMap((score, i) => (score === most ? [i + 1] : []));
    const [seat] = ahead;
    if (ahead.length === 1 && seat !== undefined && leads.at(-1)?.seat !== seat) leads.push({ seat, round });
  }
  return leads;
}

function bestRoundOf(coins: readonly (readonly number[])[]): Chronicle["bestRound"] {
  return coins
    .slice(1)
    .flatMap((after, i) =>
      after.map((now, seat) => ({ seat: seat + 1, round: i + 1, coins: now - (coins[i]?.[seat] ?? 0) })),
    )
    .filter((one) => one.coins > 0)
    .toSorted((a, b) => b.coins - a.coins)[0];
}

/** The levy of a run is that of its industry's law. */
type LevyOf = (industry: Industry) => Law | undefined;

export function chronicleOf(
  events: readonly Dated[],
  rounds: readonly { readonly coins: readonly number[]; readonly scores: readonly number[] }[],
  levyOf: LevyOf,
): Chronicle {
  const [cards, monopolies] = [new Sums<number>(), new Sums<Industry>()];
  const [taxes, fines] = [new Sums<Law>(), new Sums<"fine">()];
  for (const { event } of of(events, "ran")) {
    const seat = Number(event.seat);
    // A run never costs coins: where it paid none, nothing of this was paid or taken either.
    if (event.payoff.total === 0) continue;
    for (const { card, coins } of event.cards) cards.add(card, seat, coins);
    monopolies.add(event.industry, seat, event.payoff.monopoly);
    const law = levyOf(event.industry);
    if (law) taxes.add(law, seat, event.payoff.levy);
  }
  for (const { event } of of(events, "fine_paid")) fines.add("fine", Number(event.seat), event.coins);
  return {
    ventures: venturesOf(events),
    bestRound: bestRoundOf(rounds.map(({ coins }) => coins)),
    leads: leadsOf(rounds.map(({ scores }) => scores)),
    card: cards.most,
    monopoly: monopolies.most,
    law: taxes.most,
    fine: fines.most,
    achievements: [...of(events, "achievement_won")].map(({ round, event }) => ({
      seat: Number(event.seat),
      round,
      what: event.achievement,
    })),
  };
}

const gainOf = ({ earned, cost }: Venture): number => earned - cost;
/** The industry that brought a seat most. */
export const bestOf = ({ ventures }: Chronicle, seat: number): Venture | undefined =>
  ventures.filter((one) => one.seat === seat && gainOf(one) > 0).toSorted((a, b) => gainOf(b) - gainOf(a))[0];
/** The one that cost most coins it never paid back. */
export const worstOf = ({ ventures }: Chronicle, seat: number): Venture | undefined =>
  ventures.filter((one) => one.seat === seat && gainOf(one) < 0).toSorted((a, b) => gainOf(a) - gainOf(b))[0];
