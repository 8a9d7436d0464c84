/// What a round of Smartphone Inc. brought everyone and why, read from its events.
import type { GameEvent, Lang } from "$web/engine/protocol";
import type { SeatName } from "$web/engine/values";
import type { SeatSummary } from "$web/frame/frame";
import { smartphoneNames, type Names } from "./names";
import type { Event, Region } from "./types";

type Of<K extends Event["kind"]> = Extract<Event, { kind: K }>;

/** A round that has been played to its end. */
export interface PlayedRound {
  readonly round: number;
  readonly events: readonly GameEvent[];
}

const isRoundStart = ({ kind }: GameEvent): boolean => kind === "round_started";

/** The last round whose points were given, in what is known of the game. */
export function lastRoundOf(moves: readonly { readonly events: readonly GameEvent[] }[]): PlayedRound | undefined {
  const all = moves.flatMap(({ events }) => events);
  const scored = all.findLastIndex(({ kind }) => kind === "vp_gained");
  if (scored < 0) return undefined;
  const from = all.slice(0, scored).findLastIndex(isRoundStart) + 1;
  const next = all.findIndex((event, i) => i > scored && isRoundStart(event));
  return {
    round: (all[scored] as unknown as Of<"vp_gained">).round,
    events: all.slice(from, next < 0 ? undefined : next),
  };
}

/** Events of one kind that concern one seat. */
function of<K extends Event["kind"]>(events: readonly GameEvent[], kind: K, seat: SeatName): Of<K>[] {
  return events.filter((event) => event.kind === kind && event["seat"] === seat) as unknown as Of<K>[];
}

/** Names one after the other, the last with an “and”. */
const listed = (lang: Lang, names: readonly string[]): string => new Intl.ListFormat(lang).format([...new Set(names)]);

/** Where a seat sold most or second most. */
function majorityLines({ regions, summary: s }: Names, lang: Lang, won: readonly Of<"majority_won">[]): string[] {
  const [first, second] = [true, false].map((isFirst) =>
    won
      .filter(({ rank }) => (rank === 1) === isFirst)
      .map(({ region, vp }) => s.place(regions[region], vp))
      .join(lang === "en" ? ", " : "、"),
  );
  if (first && second) return [s.mostAndSecond(first, second)];
  return first ? [s.most(first)] : second ? [s.second(second)] : [];
}

/** The lines of one seat, what brought points first. */
function linesOf(events: readonly GameEvent[], seat: number, lang: Lang): string[] {
  const n = smartphoneNames[lang];
  const s = n.summary;
  const places = (regions: readonly Region[]): string =>
    listed(
      lang,
      regions.map((region) => n.regions[region]),
    );
  const gained = of(events, "vp_gained", seat).at(-1);
  const offices = of(events, "office_opened", seat).map(({ region }) => region);
  const patents = of(events, "patent_taken", seat);
  const finished = of(events, "technology_finished", seat)
    .filter(({ technology }) => !patents.some((patent) => patent.technology === technology))
    .map(({ technology }) => n.technologies[technology]);
  const tiles = of(events, "retailer_left", seat).filter(({ discarded }) => !discarded);
  const hasImproved =
    of(events, "improvement_taken", seat).length > 0 ||
    of(events, "steve_took_improvement", seat).some(({ slot }) => slot > 0);
  const lost = of(events, "goods_lost", seat).at(-1)?.goods ?? 0;
  return [
    gained && gained.sold > 0 ? s.sold(gained.sold, gained.price, gained.sales) : s.soldNothing(gained?.price ?? 0),
    ...majorityLines(n, lang, of(events, "majority_won", seat)),
    ...patents.map(({ technology, vp }) => s.patent(n.technologies[technology], vp)),
    ...tiles.map(({ region, tile }) => s.tile(n.regions[region], tile)),
    ...(offices.length > 0 ? [s.offices(places(offices), offices.length)] : []),
    ...(finished.length > 0 ? [s.finished(listed(lang, finished))] : []),
    ...(lost > 0 ? [s.lost(lost)] : []),
    ...(hasImproved ? [s.improved] : []),
    ...(of(events, "token_taken", seat).length > 0 ? [s.token] : []),
  ];
}

/** What the round brought each seat, the most first. */
export function summariesOf({ events }: PlayedRound, lang: Lang): SeatSummary[] {
  const gains = events.filter(({ kind }) => kind === "vp_gained") as unknown as Of<"vp_gained">[];
  return gains
    .map(({ seat, sales, majorities }) => ({
      seat: seat as number,
      gained: sales + majorities,
      lines: linesOf(events, seat as number, lang),
    }))
    .sort((a, b) => b.gained - a.gained || a.seat - b.seat);
}

/** What stands above them. */
export const summaryTitle = ({ round }: PlayedRound, lang: Lang): string => smartphoneNames[lang].summary.title(round);
