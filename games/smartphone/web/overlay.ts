/// The board while a move is played back: what events say is put in its place. No rule is worked out here; what no
/// event says (who is next, what a price falls back to) is known again when the position after the move is shown.
import type { GameEvent } from "$web/engine/protocol";
import type { SeatName } from "$web/engine/values";
import { Technology, type Board, type Domino, type Event, type Phase, type Player, type Region } from "./types";

/** The phases of a round as the rulebook counts them: some of them pass without a decision. */
export type ShownPhase = Phase | "prices" | "production" | "scoring";
type Kind = Event["kind"];
type Of<K extends Kind> = Extract<Event, { kind: K }>;
type Change<K extends Kind> = (board: Board, event: Of<K>) => Board;

const empty: Domino = { first: "blank", second: "blank" };

const phases: Readonly<Partial<Record<Kind, ShownPhase>>> = {
  retailers_dealt: "deal_retailers",
  market_dealt: "deal_market",
  round_started: "planning",
  steve_took_token: "planning",
  steve_improved: "planning",
  plan_sealed: "planning",
  plan_revealed: "planning",
  price_set: "prices",
  order_set: "prices",
  produced: "production",
  improvement_taken: "improve",
  token_taken: "improve",
  nothing_taken: "improve",
  steve_took_improvement: "improve",
  studied: "research",
  technology_finished: "research",
  patent_taken: "research",
  steve_chose_technology: "research",
  shipped: "logistics",
  office_opened: "logistics",
  region_filled: "logistics",
  steve_moved_marker: "logistics",
  good_sold: "selling",
  good_sold_by_nfc: "selling",
  steve_sells: "selling",
  majority_won: "scoring",
  vp_gained: "scoring",
  goods_lost: "scoring",
  retailer_left: "scoring",
  market_cleared: "scoring",
  final_score: "over",
};

/** The phase an event belongs to, where its kind alone tells. */
export const phaseOf = (event: GameEvent): ShownPhase | undefined => phases[event.kind as Kind];

function withPlayer(board: Board, seat: SeatName, change: (player: Player) => Partial<Player>): Board {
  const players = board.players.map((player, i) => (i + 1 === seat ? { ...player, ...change(player) } : player));
  return { ...board, players };
}
function withRegion(board: Board, region: Region, change: Partial<Board["regions"][Region]>): Board {
  return { ...board, regions: { ...board.regions, [region]: { ...board.regions[region], ...change } } };
}
const replaced = <T>(list: readonly T[], at: number, value: T): T[] => list.map((one, i) => (i === at ? value : one));
/** What had a slot of the market has left it. */
const withoutSlot = (board: Board, slot: number): Board => ({
  ...board,
  market: replaced(board.market, slot - 1, empty),
});

/** Nobody has sold anything yet: the goods of the last round have gone back. */
function cleared(board: Board): Board {
  const regions = Object.entries(board.regions).map(([region, state]) => {
    const isFree = state.sold.every((seat) => seat === "nobody");
    return [region, isFree ? state : { ...state, sold: state.sold.map(() => "nobody" as const) }] as const;
  });
  return {
    ...board,
    regions: Object.fromEntries(regions) as Board["regions"],
    players: board.players.map((player) => ({ ...player, goods: 0, sold_by_nfc: 0 })),
    order: [],
    turn: 0,
  };
}

const changes: { readonly [K in Kind]?: Change<K> } = {
  retailers_dealt: (board, { tiles }) =>
    (Object.keys(tiles) as Region[]).reduce(
      (dealt, region) => (tiles[region] > 0 ? withRegion(dealt, region, { retailer: tiles[region] }) : dealt),
      board,
    ),
  market_dealt: (board, { improvements }) => ({ ...cleared(board), market: improvements }),
  round_started: (board, { round }) => ({ ...cleared(board), round }),
  plan_revealed: (board, { seat, plan, outcome }) => withPlayer(board, seat, () => ({ plan, outcome })),
  price_set: (board, { seat, price }) => withPlayer(board, seat, () => ({ price })),
  order_set: (board, { order }) => ({ ...board, order, turn: 0 }),
  produced: (board, { seat, goods }) => withPlayer(board, seat, () => ({ goods })),

  improvement_taken: (board, { seat, slot, improvement }) =>
    withPlayer(withoutSlot(board, slot), seat, ({ improvements }) => ({
      improvements: [...improvements, improvement],
    })),
  token_taken: (board, { seat, tokens }) =>
    withPlayer({ ...board, tokens: board.tokens - 1 }, seat, () => ({ tokens })),

  markers_taken: (board, { seat, taken }) =>
    withPlayer({ ...board, markers_in_hand: taken, wifi_region: [] }, seat, ({ markers }) => ({
      markers: markers - taken,
    })),
  markers_lost: (board, { seat, markers: lost }) =>
    withPlayer({ ...board, markers_in_hand: 0 }, seat, ({ markers }) => ({ markers: markers + lost })),
  studied: (board, { seat, technology, progress }) =>
    withPlayer({ ...board, markers_in_hand: board.markers_in_hand - 1 }, seat, ({ research }) => ({
      research: { ...research, [technology]: progress },
    })),
  technology_finished: (board, { seat, technology, markers: returned }) =>
    withPlayer(board, seat, ({ markers, offices, research, technologies }) => ({
      markers: markers + returned,
      offices: offices - 1,
      research: { ...research, [technology]: 0 },
      technologies: Technology.filter((one) => one === technology || technologies.includes(one)),
    })),
  patent_taken: (board, { seat, technology }) => ({ ...board, patents: { ...board.patents, [technology]: seat } }),

  shipped: (board, { seat, region, progress, by_wifi }) =>
    withPlayer(
      {
        ...board,
        markers_in_hand: board.markers_in_hand - 1,
        wifi_region: by_wifi ? [region] : board.wifi_region,
      },
      seat,
      ({ logistics }) => ({ logistics: { ...logistics, [region]: progress } }),
    ),
  office_opened: (board, { seat, region }) =>
    withPlayer(
      withRegion(board, region, { offices: [...board.regions[region].offices, seat] }),
      seat,
      ({ markers, offices, logistics }) => ({
        markers: markers + logistics[region],
        offices: offices - 1,
        logistics: { ...logistics, [region]: 0 },
      }),
    ),
  region_filled: (board, { region, returned }) => ({
    ...board,
    players: board.players.map((player, i) => ({
      ...player,
      markers: player.markers + (returned[i] ?? 0),
      logistics: { ...player.logistics, [region]: 0 },
    })),
  }),

  good_sold: (board, { seat, region, place }) =>
    withPlayer(
      withRegion(board, region, { sold: replaced(board.regions[region].sold, place - 1, seat) }),
      seat,
      ({ goods }) => ({ goods: goods - 1 }),
    ),
  good_sold_by_nfc: (board, { seat, sold }) =>
    withPlayer(board, seat, ({ goods }) => ({ goods: goods - 1, sold_by_nfc: sold })),
  vp_gained: (board, { seat, vp, sales, majorities }) =>
    withPlayer(board, seat, ({ vp_by_round }) => ({ vp, vp_by_round: [...vp_by_round, { sales, majorities }] })),
  goods_lost: (board, { seat }) => withPlayer(board, seat, () => ({ goods: 0 })),
  retailer_left: (board, { region, seat, tile, discarded }) => {
    const left = withRegion(board, region, { retailer: 0 });
    if (discarded) return left;
    return withPlayer(left, seat, ({ tiles }) => ({ tiles: [...tiles, tile].sort((a, b) => a - b) }));
  },
  market_cleared: (board) => ({ ...board, market: [] }),
  final_score: (board, { seat, vp }) => withPlayer(cleared(board), seat, () => ({ vp })),

  steve_took_token: (board, { seat, taken, tokens }) =>
    withPlayer({ ...board, tokens: board.tokens - taken }, seat, () => ({ tokens })),
  steve_improved: (board, { seat, improvement, icons }) =>
    withPlayer({ ...board, steve: { ...board.steve, delayed: [] } }, seat, ({ improvements }) => ({
      improvements: [...improvements, improvement[0] ?? empty],
      outcome: { visible: icons, covered: 0, face_down: 0 },
    })),
  steve_took_improvement: (board, { slot, improvement }) =>
    slot === 0 ? board : { ...withoutSlot(board, slot), steve: { ...board.steve, delayed: improvement } },
  steve_moved_marker: (board, { chosen }) => ({ ...board, steve: { ...board.steve, marker: chosen } }),
};

const boardPhases: ReadonlySet<string> = new Set<Phase>(["planning", "improve", "research", "logistics", "selling"]);

/** Where the table is: the phase the event belongs to, and the seat that acts in it. */
function placed(board: Board, event: GameEvent): Board {
  const phase = phaseOf(event);
  if (phase === "over") return { ...board, phase };
  if (!phase || !boardPhases.has(phase)) return board;
  const turn = board.order.indexOf(event["seat"] as SeatName);
  return { ...board, phase: phase as Phase, turn: turn < 0 ? board.turn : turn };
}

function after(board: Board, event: GameEvent): Board {
  const change = changes[event.kind as Kind] as ((board: Board, event: GameEvent) => Board) | undefined;
  return placed(change ? change(board, event) : board, event);
}

/** The board as these events of the moves in progress have left it. What did not change is shared with `board`. */
export const boardAfter = (board: Board, events: readonly GameEvent[]): Board => events.reduce(after, board);
