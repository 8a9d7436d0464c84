/// How the events of Under the Lake are played back: how long, what travels from where to where, and what is heard.
import type { GameEvent } from "$web/engine/protocol";
import type { SeatName } from "$web/engine/values";
import type { Beat, Flight } from "$web/frame/frame";
import { kindsIn, parts, type Basket, type EraCard, type Event, type Mix, type Route } from "./model";
import { laneWay, seaWay } from "./ways";

/** What has to be known of the table: which card is a disaster. */
export interface BeatLook {
  readonly rules: { readonly cards: readonly Pick<EraCard, "disaster">[] };
}
type Kind = Event["kind"];
type BeatFor<K extends Kind> = (event: Extract<Event, { kind: K }>, look: BeatLook) => Beat;

/** Said together with what comes next. */
const atOnce: Beat = { ms: 0 };
/** How long a card of the era lies over the lake. */
export const eraMs = 1200;

const civ = (seat: SeatName): string => `civ-${seat}`;
const work = (seat: SeatName, industry: string): string => `work-${seat}-${industry}`;
const coinColour = "var(--good-coins)";
const seatColour = (seat: SeatName): string => `var(--seat-${seat})`;

/** Coins on their way; none of nothing. */
const coins = (from: string, to: string, sum: number): Flight[] =>
  sum > 0 ? [{ from, to, kind: "points", colour: coinColour, text: `+${sum}` }] : [];
const paid = (seat: SeatName, sum: number): Flight[] =>
  sum > 0 ? [{ from: civ(seat), to: "bank", kind: "points", colour: coinColour, text: `−${sum}` }] : [];
/** A piece for every kind of goods, not for every unit: a basket may hold twenty. */
const shipped = (from: string, to: string, kinds: readonly { readonly good: string }[], way?: string): Flight[] =>
  kinds.map(({ good }) => ({
    from,
    to,
    kind: "good",
    colour: `var(--good-${good})`,
    ...(way === undefined ? {} : { way }),
  }));
const goods = (from: string, to: string, mix: Mix): Flight[] => shipped(from, to, parts(mix));
/** From shore to shore by water. */
const overWater = (from: SeatName, to: SeatName, kinds: readonly { readonly good: string }[]): Flight[] =>
  shipped(civ(from), civ(to), kinds, seaWay(Number(from), Number(to)));
const basket = (from: SeatName, to: SeatName, side: Basket): Flight[] => overWater(from, to, kindsIn(side));
/** What a route carries, both ways at once. */
function along(route: Route): Flight[] {
  const { founder, partner, give, take } = route;
  return [
    ...shipped(civ(founder), civ(partner), [{ good: give }], laneWay(route)),
    ...shipped(civ(partner), civ(founder), [{ good: take }], laneWay(route)),
  ];
}
const mark = (from: string, to: string, seat: SeatName): Flight => ({
  from,
  to,
  kind: "marker",
  colour: seatColour(seat),
});

const beats: { readonly [K in Kind]?: BeatFor<K> } = {
  chair_drawn: ({ seat }) => ({ ms: 400, flights: [mark("island", civ(seat), seat)], sound: "card" }),
  round_began: () => ({ ms: 300 }),
  card_drawn: ({ card }, { rules }) => ({
    ms: eraMs,
    sound: rules.cards[card]?.disaster ? "disaster" : "card",
  }),
  fine_paid: ({ seat, coins: sum }) => ({ ms: 300, flights: paid(seat, sum), sound: "sale" }),
  industry_raised: ({ seat, target, industry }) => ({
    ms: 400,
    flights: [mark(civ(seat), work(target, industry), seat)],
    sound: "office",
  }),
  meiji_declined: () => ({ ms: 150 }),

  bills_proposed: ({ seat }) => ({
    ms: 400,
    flights: [{ from: civ(seat), to: "island", kind: "card", colour: seatColour(seat) }],
    sound: "card",
  }),
  vote_cast: ({ seat, bill }) => ({ ms: 260, flights: [mark(civ(seat), `bill-${bill}`, seat)], sound: "vote" }),
  bill_passed: () => ({ ms: 400, sound: "seal" }),

  turn_began: () => ({ ms: 150 }),
  turn_skipped: ({ seat }) => ({
    ms: 300,
    flights: [{ from: "bank", to: civ(seat), kind: "card", colour: seatColour(seat) }],
  }),
  route_delivered: ({ route }) => ({ ms: 400, flights: along(route), sound: "office" }),
  route_failed: () => ({ ms: 250 }),
  subsidy_paid: ({ seat, coins: sum }) => ({ ms: 250, flights: coins("bank", `coins-${seat}`, sum), sound: "sale" }),
  points_gave: ({ seat, goods: mix }) => ({ ms: 150, flights: goods("board", civ(seat), mix) }),
  points_run: ({ seat, goods: mix }) => ({ ms: 150, flights: goods("board", civ(seat), mix) }),

  exchange_offered: ({ seat, offer }) => ({
    ms: 300,
    flights: [{ from: civ(seat), to: civ(offer.to), kind: "card", colour: seatColour(seat) }],
    sound: "card",
  }),
  exchanged: ({ seat, offer }) => ({
    ms: 400,
    flights: [...basket(seat, offer.to, offer.give), ...basket(offer.to, seat, offer.take)],
    sound: "sale",
  }),
  offer_declined: ({ seat, offer }) => ({
    ms: 250,
    flights: [{ from: civ(offer.to), to: civ(seat), kind: "card", colour: seatColour(offer.to) }],
  }),
  point_bought: ({ seat, price, tax }) => ({ ms: 250, flights: paid(seat, price + tax), sound: "sale" }),
  plot_bought: ({ seat, price, tax }) => ({
    ms: 250,
    flights: [...paid(seat, price + tax), { from: "bank", to: civ(seat), kind: "card", colour: seatColour(seat) }],
    sound: "sale",
  }),
  built: ({ seat, industry, price, tax }) => ({
    ms: 400,
    flights: [...paid(seat, price + tax), mark(civ(seat), work(seat, industry), seat)],
    sound: "office",
  }),
  ran: ({ seat, industry, payoff }) => ({
    ms: 200,
    flights: coins(work(seat, industry), `coins-${seat}`, payoff.total),
    sound: "sale",
  }),
  upgraded: ({ seat, industry, coins: sum, tax }) => ({
    ms: 250,
    flights: [...paid(seat, sum + tax), mark(civ(seat), work(seat, industry), seat)],
    sound: "office",
  }),
  monopoly_won: ({ seat, industry }) => ({
    ms: 400,
    flights: [mark("island", work(seat, industry), seat)],
    sound: "points",
  }),
  monopoly_lost: () => ({ ms: 250 }),
  monopoly_forbidden: () => ({ ms: 400, sound: "seal" }),

  route_offered: ({ seat, offer }) => ({
    ms: 300,
    flights: [{ from: civ(seat), to: civ(offer.to), kind: "card", colour: seatColour(seat) }],
    sound: "card",
  }),
  route_founded: ({ route, fee, tax }) => ({
    ms: 400,
    flights: [
      {
        ...mark(civ(route.founder), civ(route.partner), route.founder),
        way: seaWay(Number(route.founder), Number(route.partner)),
      },
      ...paid(route.founder, fee + tax),
    ],
    sound: "office",
  }),
  route_expired: () => ({ ms: 200 }),

  traded: ({ seat, to, give, take }) => ({
    ms: 350,
    flights: [...basket(seat, to, give), ...overWater(to, seat, [{ good: take }])],
    sound: "sale",
  }),
  struck: ({ seat, target, industry }) => ({
    ms: 400,
    flights: [mark(civ(seat), work(target, industry), seat)],
    sound: "disaster",
  }),
  conquered: ({ seat, target }) => ({
    ms: 400,
    flights: [{ from: civ(target), to: civ(seat), kind: "card", colour: seatColour(seat) }],
    sound: "disaster",
  }),
  desalinated: ({ seat, price, tax }) => ({
    ms: 300,
    flights: [...paid(seat, price + tax), ...shipped("board", civ(seat), [{ good: "water" }])],
  }),
  donated: ({ seat, donation }) => ({
    ms: 400,
    flights: [
      ...goods(civ(seat), "bank", donation.goods),
      { from: "island", to: civ(seat), kind: "points", colour: coinColour, text: `+${donation.points}` },
    ],
    sound: "points",
  }),
  achievement_won: ({ seat, points }) => ({
    ms: 400,
    flights: [{ from: "island", to: civ(seat), kind: "card", colour: seatColour(seat), text: String(points) }],
    sound: "points",
  }),
  game_ended: () => ({ ms: 400, sound: "win" }),
};

/** How an event is played back; what the page does not know yet goes without a pause. */
export function beatOf(event: GameEvent, look: BeatLook): Beat {
  const beat = beats[event.kind as Kind] as ((event: GameEvent, look: BeatLook) => Beat) | undefined;
  return beat?.(event, look) ?? atOnce;
}
