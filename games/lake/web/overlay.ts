/// How the lake looks after some events of a move: puts in place what they state, and works out no rule.
import type { GameEvent } from "$web/engine/protocol";
import type { SeatName } from "$web/engine/values";
import { lawOf, parts, resources } from "./model";
import type { Basket, Event, Good, Industry, Mix, Player, Route, State } from "./model";

type Kind = Event["kind"];
type Change<K extends Kind> = (state: State, event: Extract<Event, { kind: K }>) => State;

function withPlayer(state: State, seat: SeatName, change: (player: Player) => Partial<Player>): State {
  return {
    ...state,
    players: state.players.map((player, i) => (i + 1 === seat ? { ...player, ...change(player) } : player)),
  };
}
const withCoins = (state: State, seat: SeatName, change: number): State =>
  withPlayer(state, seat, ({ coins }) => ({ coins: coins + change }));
const withLevel = (state: State, seat: SeatName, industry: Industry, level: number): State =>
  withPlayer(state, seat, ({ levels }) => ({ levels: { ...levels, [industry]: level } }));

/** So much of a good more or less; plots are not counted on the lake. */
function withGood(state: State, seat: SeatName, good: Good, change: number): State {
  if (good === "coins") return withCoins(state, seat, change);
  if (good === "plots") return state;
  return withPlayer(state, seat, ({ goods }) => ({ goods: { ...goods, [good]: goods[good] + change } }));
}
const withMix = (state: State, seat: SeatName, mix: Mix, sign: 1 | -1): State =>
  parts(mix).reduce((now, { good, units }) => withGood(now, seat, good, sign * units), state);
/** From one seat to the other. */
function handed(state: State, from: SeatName, to: SeatName, basket: Partial<Basket>): State {
  const kinds = [...resources, "coins"] as const;
  return kinds.reduce((now, good) => {
    const units = basket[good] ?? 0;
    return units > 0 ? withGood(withGood(now, from, good, -units), to, good, units) : now;
  }, state);
}
const swapped = (state: State, { founder, partner, give, gives, take, takes }: Route): State =>
  handed(handed(state, founder, partner, { [give]: gives }), partner, founder, { [take]: takes });

const changes: { readonly [K in Kind]?: Change<K> } = {
  round_began: (state, { round, chair }) => ({ ...state, round, chair }),
  fine_paid: (state, { seat, coins }) => withCoins(state, seat, -coins),
  industry_raised: (state, { target, industry, level }) => withLevel(state, target, industry, level),
  bill_passed: (state, { bill, level }) => {
    const law = lawOf(bill);
    return { ...state, laws: { ...state.laws, [law]: law === "expo" ? true : level } };
  },
  route_delivered: (state, { route }) => swapped(state, route),
  subsidy_paid: (state, { seat, coins }) => withCoins(state, seat, coins),
  points_gave: (state, { seat, goods }) => withMix(state, seat, goods, 1),
  points_run: (state, { seat, goods, water, coins, tax }) =>
    withCoins(withGood(withMix(state, seat, goods, 1), seat, "water", -water), seat, -coins - tax),
  exchanged: (state, { seat, offer }) => handed(handed(state, seat, offer.to, offer.give), offer.to, seat, offer.take),
  point_bought: (state, { seat, price, tax }) => withCoins(state, seat, -price - tax),
  plot_bought: (state, { seat, price, tax }) => withCoins(state, seat, -price - tax),
  built: (state, { seat, industry, price, tax }) => withLevel(withCoins(state, seat, -price - tax), seat, industry, 1),
  ran: (state, { seat, inputs, payoff }) => withCoins(withMix(state, seat, inputs, -1), seat, payoff.total),
  upgraded: (state, { seat, industry, level, goods, coins, tax }) =>
    withLevel(withCoins(withMix(state, seat, goods, -1), seat, -coins - tax), seat, industry, level),
  route_founded: (state, { route, fee, tax }) => withCoins(state, route.founder, -fee - tax),
  traded: (state, { seat, to, give, take }) => handed(handed(state, seat, to, give), to, seat, { [take]: 1 }),
  struck: (state, { seat, target, industry, level, pay }) =>
    withLevel(withMix(state, seat, pay, -1), target, industry, level),
  conquered: (state, { seat, pay }) => withMix(state, seat, pay, -1),
  desalinated: (state, { seat, price, tax, water }) =>
    withCoins(withGood(state, seat, "water", water), seat, -price - tax),
  donated: (state, { seat, donation }) => withCoins(withMix(state, seat, donation.goods, -1), seat, -donation.coins),
};

/** The table as these events of the move in progress have left it. */
export const stateAfter = (state: State, events: readonly GameEvent[]): State =>
  events.reduce((now, event) => {
    const change = changes[event.kind as Kind] as ((state: State, event: GameEvent) => State) | undefined;
    return change ? change(now, event) : now;
  }, state);
