/// What hints are told from: the rules' own previews and prices, and what lies where.
import type { Look } from "./context";
import {
  goods,
  industries,
  resources,
  type Action,
  type Good,
  type IncomeCost,
  type Industry,
  type Player,
  type SeatPreview,
  type SwapEffect,
} from "./model";
import type { Names } from "./names";

/** What a hint is told from: a look at the table by the seat that decides. */
export type Facts = Pick<Look, "view" | "state" | "rules" | "preview" | "seat" | "nameOf">;
/** What the rules answer about a move when asked: what an income takes, what a swap does to the seat. */
export interface Answers {
  readonly cost?: IncomeCost | undefined;
  readonly swap?: SwapEffect | undefined;
}
/** A fact that speaks for a move, and how loud. */
export interface Fact {
  readonly weight: number;
  readonly words: string;
}
export type Of<K extends Action["kind"]> = Extract<Action, { kind: K }>;
export type Units = Readonly<Partial<Record<Good, number>>> | undefined;

export const list = (n: Names, words: readonly string[]): string => words.join(n.hints.comma);
/** "2 Crops, 3 coins". */
export function unitsOf(n: Names, units: Units, coins = 0): string {
  const told = goods.flatMap((good) => {
    const count = units?.[good] ?? 0;
    if (count === 0) return [];
    return [good === "coins" ? n.hints.coins(count) : n.hints.amount(count, n.goods[good])];
  });
  return list(n, [...told, ...(coins > 0 ? [n.hints.coins(coins)] : [])]);
}
export const kindsOf = (units: Units): Good[] => goods.filter((good) => (units?.[good] ?? 0) > 0);
export const goodsOf = (n: Names, kinds: readonly Good[]): string =>
  list(
    n,
    kinds.map((good) => n.goods[good]),
  );
export const industriesOf = (n: Names, some: readonly Industry[]): string =>
  list(
    n,
    some.map((industry) => n.industries[industry]),
  );

export const player = ({ state, seat }: Facts, of = seat): Player | undefined => state.players[of - 1];
export const seatOf = ({ preview, seat }: Facts, of = seat): SeatPreview | undefined => preview?.seats[of - 1];
export const levelOf = (f: Facts, industry: Industry, of = f.seat): number => player(f, of)?.levels[industry] ?? 0;
export const idlePlots = ({ view, seat }: Facts, of = seat): number => view.outlook[of - 1]?.idle_plots ?? 0;
export const rivals = (f: Facts): number[] => f.state.players.map((_, i) => i + 1).filter((seat) => seat !== f.seat);
export const own = (f: Facts): Industry[] => industries.filter((industry) => levelOf(f, industry) > 0);
/** One's industries whose runs take one of these goods. */
export const usersOf = (f: Facts, kinds: readonly Good[]): Industry[] =>
  own(f).filter((industry) =>
    resources.some((resource) => f.rules.industries[industry].inputs[resource] > 0 && kinds.includes(resource)),
  );
/** What so many coins add to the score as it stands (L9.1). */
export const worthOf = ({ preview }: Facts, coins: number): number => (preview?.points_a_coin ?? 0) * coins;
export const bestRival = (f: Facts, industry: Industry): { seat: number; level: number } =>
  rivals(f)
    .map((seat) => ({ seat, level: levelOf(f, industry, seat) }))
    .reduce((best, one) => (one.level > best.level ? one : best), { seat: 0, level: 0 });
/** For which of one's industries goods are wanted. */
export function needFacts(n: Names, f: Facts, kinds: readonly Good[], weight: number): Fact[] {
  const users = usersOf(f, kinds);
  if (kinds.length === 0 || users.length === 0) return [];
  const used = kinds.filter((good) => usersOf(f, [good]).length > 0);
  return [{ weight, words: n.hints.why.needs(industriesOf(n, users), goodsOf(n, used)) }];
}
