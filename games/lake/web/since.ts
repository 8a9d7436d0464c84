/// What happened since a seat's last turn, in a few lines, read from the events themselves.
import type { GameEvent } from "$web/engine/protocol";
import type { Event } from "./model";
import type { Names } from "./names";
import type { SceneWords } from "./scene_words";

type Of<K extends Event["kind"]> = Extract<Event, { kind: K }>;
type Kind = Event["kind"];

export interface SinceLook {
  readonly seat: number;
  nameOf(seat: number): string;
  cardName(card: number): string;
}
export interface SinceLine {
  /** Whose line it is; 0 is the world's. */
  readonly seat: number;
  readonly text: string;
  /** Everything of it, as the log tells it. */
  readonly details: readonly string[];
}

/** What comes after the last turn of a seat, taken or skipped; everything, if it had none yet. */
export function eventsSince(
  moves: readonly { readonly events: readonly GameEvent[] }[],
  seat: number,
): readonly GameEvent[] {
  const all = moves.flatMap(({ events }) => events);
  const isEnd = ({ kind, seat: who }: GameEvent & { seat?: unknown }): boolean =>
    (kind === "turn_ended" || kind === "turn_skipped") && who === seat;
  return all.slice(all.findLastIndex(isEnd) + 1);
}

const worldly: ReadonlySet<string> = new Set<Kind>([
  "chair_drawn",
  "round_began",
  "card_drawn",
  "bills_proposed",
  "vote_cast",
  "bill_passed",
]);
/** What says nothing that the rest does not. */
const silent: ReadonlySet<string> = new Set<Kind>(["turn_began", "turn_ended"]);

/** Whose line tells an event: whoever did it, or whom it was done to. */
function ownerOf(event: GameEvent): number {
  if (worldly.has(event.kind)) return 0;
  if (event.kind === "struck" || event.kind === "conquered" || event.kind === "industry_raised")
    return event["target"] as number;
  const route = event["route"] as { founder?: number } | undefined;
  return route?.founder ?? (event["seat"] as number | undefined) ?? 0;
}

type Told = { readonly [K in Kind]?: (event: Of<K>, n: Names, w: SceneWords["since"], look: SinceLook) => string };
const lasting: Told = {
  card_drawn: ({ card }, _n, _w, look) => look.cardName(card),
  bill_passed: ({ bill }, n, w) => w.passed(n.bills[bill]),
  built: ({ industry }, n, w) => w.built(n.industries[industry]),
  industry_raised: ({ industry, level }, n, w) => w.raised(n.industries[industry], level),
  upgraded: ({ industry, level }, n, w) => w.raised(n.industries[industry], level),
  struck: ({ industry, level }, n, w) => w.fell(n.industries[industry], level),
  point_bought: ({ resource }, n, w) => w.point(n.goods[resource]),
  plot_bought: (_, _n, w) => w.plot,
  route_founded: ({ route }, _n, w, look) => w.route(look.nameOf(Number(route.partner))),
  monopoly_won: ({ industry }, n, w) => w.monopoly(n.industries[industry]),
  monopoly_lost: ({ industry }, n, w) => w.lostMonopoly(n.industries[industry]),
  achievement_won: ({ achievement }, n, w) => w.won(n.achievements[achievement]),
  donated: (_, _n, w) => w.donated,
  turn_skipped: (_, _n, w) => w.skipped,
};

function lineOf(
  seat: number,
  events: readonly GameEvent[],
  n: Names,
  w: SceneWords["since"],
  look: SinceLook,
): SinceLine {
  const earned = events.reduce(
    (sum, event) => sum + (event.kind === "ran" ? (event as unknown as Of<"ran">).payoff.total : 0),
    0,
  );
  const told = events.flatMap((event) => {
    const tell = lasting[event.kind as Kind] as ((...facts: readonly unknown[]) => string) | undefined;
    return tell ? [tell(event, n, w, look)] : [];
  });
  const parts = [...(earned > 0 ? [w.earned(earned)] : []), ...told];
  return {
    seat,
    text: parts.length > 0 ? parts.join(w.between) : w.quiet,
    details: events.filter(({ kind }) => !silent.has(kind)).map(({ words }) => words),
  };
}

/** The world first, then everyone something happened to, in the order of it; one's own seat at the end. */
export function sinceLines(
  events: readonly GameEvent[],
  n: Names,
  w: SceneWords["since"],
  look: SinceLook,
): SinceLine[] {
  const bySeat = new Map<number, GameEvent[]>([[0, []]]);
  for (const event of events) {
    const seat = ownerOf(event);
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), event]);
  }
  // What one's own turn has begun with is not news.
  const own = (bySeat.get(look.seat) ?? []).filter(({ kind }) => kind in lasting);
  bySeat.delete(look.seat);
  const lines = [...bySeat].filter(([, some]) => some.length > 0).map(([seat, some]) => lineOf(seat, some, n, w, look));
  return own.length > 0 ? [...lines, lineOf(look.seat, own, n, w, look)] : lines;
}
