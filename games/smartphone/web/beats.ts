/// How the events of Smartphone Inc. are played back: how long, what travels from where to where, and what is heard.
import type { GameEvent } from "$web/engine/protocol";
import type { SeatName } from "$web/engine/values";
import type { Beat, Flight } from "$web/frame/frame";
import type { Colour, Event } from "./types";

/** What has to be known of the table: whose colour flies, and who is Steve. */
export interface BeatLook {
  colourOf(seat: SeatName): Colour;
  readonly board: { readonly steve: { readonly seat: SeatName } };
}
type Kind = Event["kind"];
type BeatFor<K extends Kind> = (event: Extract<Event, { kind: K }>, look: BeatLook) => Beat;

/** Said together with what comes next. */
const atOnce: Beat = { ms: 0 };

const flight = (look: BeatLook, seat: SeatName, more: Omit<Flight, "colour">): Flight => ({
  ...more,
  colour: `var(--seat-${look.colourOf(seat)})`,
});
const spotOf = (seat: SeatName): string => `seat-${seat}`;
const gain = (vp: number): string => `+${vp}`;

/** Steve sells everything in one go, up to a whole store: each good is quick, so that all of it stays short. */
const saleMs = 240;
const steveSaleMs = 150;

const beats: { readonly [K in Kind]?: BeatFor<K> } = {
  retailers_dealt: () => ({ ms: 300, sound: "card" }),
  market_dealt: () => ({ ms: 300, sound: "card" }),
  round_started: () => ({ ms: 400 }),
  plan_sealed: () => ({ ms: 150, sound: "seal" }),
  plan_revealed: () => ({ ms: 300, sound: "reveal" }),
  price_set: ({ seat, price }, look) => ({
    ms: 300,
    flights: [flight(look, seat, { from: spotOf(seat), to: `price-${price}`, kind: "marker" })],
  }),
  order_set: () => ({ ms: 200 }),
  produced: () => ({ ms: 200 }),

  improvement_taken: ({ seat, slot }, look) => ({
    ms: 350,
    flights: [flight(look, seat, { from: `market-${slot}`, to: spotOf(seat), kind: "card" })],
    sound: "card",
  }),
  token_taken: ({ seat }, look) => ({
    ms: 300,
    flights: [flight(look, seat, { from: "tokens", to: spotOf(seat), kind: "good" })],
    sound: "card",
  }),
  nothing_taken: () => ({ ms: 200 }),

  studied: ({ seat, technology }, look) => ({
    ms: 200,
    flights: [flight(look, seat, { from: spotOf(seat), to: `tech-${technology}`, kind: "marker" })],
  }),
  technology_finished: () => ({ ms: 300, sound: "office" }),
  patent_taken: ({ seat, technology, vp }, look) => ({
    ms: 400,
    flights: [flight(look, seat, { from: `tech-${technology}`, to: spotOf(seat), kind: "card", text: String(vp) })],
    sound: "points",
  }),
  markers_lost: () => ({ ms: 200 }),
  shipped: ({ seat, region }, look) => ({
    ms: 200,
    flights: [flight(look, seat, { from: spotOf(seat), to: `region-${region}`, kind: "marker" })],
  }),
  office_opened: ({ seat, region, space }, look) => ({
    ms: 400,
    flights: [flight(look, seat, { from: spotOf(seat), to: `space-${region}-${space - 1}`, kind: "marker" })],
    sound: "office",
  }),

  good_sold: ({ seat, region, place }, look) => ({
    ms: seat === look.board.steve.seat ? steveSaleMs : saleMs,
    flights: [flight(look, seat, { from: spotOf(seat), to: `buyer-${region}-${place - 1}`, kind: "good" })],
    sound: "sale",
  }),
  good_sold_by_nfc: () => ({ ms: saleMs, sound: "sale" }),
  majority_won: ({ seat, region, vp }, look) => ({
    ms: 250,
    flights: [flight(look, seat, { from: `region-${region}`, to: spotOf(seat), kind: "points", text: gain(vp) })],
  }),
  // Goods become points at their price.
  vp_gained: ({ seat, price, sales, majorities }, look) => ({
    ms: 400,
    flights: [
      flight(look, seat, {
        from: `price-${price}`,
        to: spotOf(seat),
        kind: "points",
        text: gain(sales + majorities),
      }),
    ],
    sound: "points",
  }),
  goods_lost: () => ({ ms: 200 }),
  retailer_left: ({ seat, region, tile, discarded }, look) => ({
    ms: 300,
    flights: discarded
      ? []
      : [flight(look, seat, { from: `region-${region}`, to: spotOf(seat), kind: "card", text: String(tile) })],
    sound: "card",
  }),
  final_score: ({ seat, patents, tiles }, look) => ({
    ms: 400,
    flights: [flight(look, seat, { from: "board", to: spotOf(seat), kind: "points", text: gain(patents + tiles) })],
    sound: "points",
  }),

  steve_took_token: ({ seat, taken }, look) => ({
    ms: taken > 0 ? 200 : 0,
    flights: [flight(look, seat, { from: "tokens", to: spotOf(seat), kind: "good" })],
  }),
  steve_improved: () => ({ ms: 300, sound: "reveal" }),
  steve_took_improvement: ({ seat, slot }, look) => ({
    ms: 350,
    flights: slot > 0 ? [flight(look, seat, { from: `market-${slot}`, to: spotOf(seat), kind: "card" })] : [],
    sound: "card",
  }),
  steve_chose_technology: () => ({ ms: 300 }),
  steve_moved_marker: ({ seat, chosen }, look) => ({
    ms: 350,
    flights: chosen.map((region) => flight(look, seat, { from: spotOf(seat), to: `region-${region}`, kind: "marker" })),
  }),
  steve_sells: () => ({ ms: 150 }),
};

/** How an event is played back. Markers that are only taken, and what the rules do not know yet, go without a pause. */
export function beatOf(event: GameEvent, look: BeatLook): Beat {
  const beat = beats[event.kind as Kind] as ((event: GameEvent, look: BeatLook) => Beat) | undefined;
  return beat?.(event, look) ?? atOnce;
}
