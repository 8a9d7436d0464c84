/// Everything a person has begun: the games of this browser and their seats at tables of the server, told alike.
import { Engine } from "../engine/engine";
import { shown, type Position, type SeatName, type Standing } from "../engine/protocol";
import { settings } from "../settings.svelte";
import { playerTitle } from "./catalogue.svelte";
import { standOf } from "./service";
import { store, type KeptGame, type KeptSeat } from "./store";
import type { Summary } from "./wire";

export interface MySeat {
  readonly seat: number;
  /** What the seat plays: a colour, a civilisation. */
  readonly side: string;
  /** Who plays it. */
  readonly who: string;
  readonly isYou: boolean;
}
interface Told {
  readonly id: string;
  readonly game: string;
  readonly state: "gathering" | "turn" | "waiting" | "over";
  readonly seats: readonly MySeat[];
  readonly steps: number;
  readonly updated: number;
  /** Whether its host ended it before its end: it has no result. */
  readonly isClosed?: boolean;
  /** Once it is over. */
  readonly standings: readonly Standing[];
}
export type MyGame = Told &
  (
    | { readonly where: "here"; readonly kept: KeptGame }
    | { readonly where: "server"; readonly kept: KeptSeat; readonly isReachable: boolean }
  );

const isYourSeat = (seat: number, yours: SeatName): boolean => seat === yours;

/** A game of this browser: its own rules say how it stands. One they cannot read any more is still listed. */
async function gameHere(kept: KeptGame, engine: Engine): Promise<MyGame> {
  const { id, game, updated, record, seed, seat } = kept;
  let position: Position | undefined;
  try {
    position = shown(await engine.ask("load", { record, seed, show: { seat } }));
  } catch {
    position = undefined;
  }
  const isOver = position?.over ?? kept.over;
  const people = record.seats.filter(({ player }) => player === "human").length;
  const seats = record.seats.map(({ player }, i) => ({
    seat: i + 1,
    side: position?.names[i] ?? "",
    who: player === "human" ? settings.m.newTable.otherHuman : playerTitle(player),
    isYou: people === 1 && isYourSeat(i + 1, seat),
  }));
  const common = { id, game, updated, seats, kept, where: "here" as const, steps: record.steps.length };
  return {
    ...common,
    state: isOver ? "over" : people > 0 ? "turn" : "waiting",
    standings: isOver ? (position?.standings ?? []) : [],
  };
}

/** What the seats of a table are called, in the language of now. */
async function sidesOf({ setup, seat }: KeptSeat, engine: Engine): Promise<readonly string[]> {
  if (!setup) return [];
  try {
    return shown(await engine.ask("new", { setup, seed: 1, show: { seat } })).names;
  } catch {
    return [];
  }
}

async function tableOfServer(kept: KeptSeat, summary: Summary | undefined, engine: Engine): Promise<MyGame> {
  const { id, game, updated } = kept;
  const sides = await sidesOf(kept, engine);
  const common = { id, game, updated, kept, where: "server" as const, isReachable: summary !== undefined };
  if (!summary) return { ...common, state: kept.over ? "over" : "waiting", seats: [], steps: 0, standings: [] };
  const { step, over, to_act, standings = [], closed } = summary.state;
  const isClosed = closed !== undefined && !over;
  // Before the game begins nobody has a side yet, and an open seat is nobody's.
  const seated = summary.in_lobby ? summary.seats.filter(({ open }) => !open) : summary.seats;
  const seats = seated.map(({ seat, player, name, stand_in }) => {
    const person = name || settings.m.newTable.otherHuman;
    const who = player === "human" ? (stand_in ? settings.m.table.standInFor(person) : person) : playerTitle(player);
    return { seat, side: summary.in_lobby ? "" : (sides[seat - 1] ?? ""), who, isYou: isYourSeat(seat, kept.seat) };
  });
  return {
    ...common,
    state: isClosed || over ? "over" : summary.in_lobby ? "gathering" : to_act.includes(kept.seat) ? "turn" : "waiting",
    isClosed,
    seats,
    steps: step,
    standings: isClosed ? [] : standings,
  };
}

/** All of them, the latest first. */
export async function myGames(): Promise<readonly MyGame[]> {
  const [games, seats] = await Promise.all([store.games(), store.seats()]);
  if (games.length + seats.length === 0) return [];
  // Its own: whoever sets up a table meanwhile must not be asked about another.
  const engine = new Engine(() => settings.lang);
  try {
    const summaries = await standOf(seats).catch((): readonly Summary[] => []);
    const told: MyGame[] = [];
    for (const kept of games) told.push(await gameHere(kept, engine));
    for (const kept of seats)
      told.push(
        await tableOfServer(
          kept,
          summaries.find(({ table }) => table === kept.id),
          engine,
        ),
      );
    return told.sort((a, b) => b.updated - a.updated);
  } finally {
    engine.close();
  }
}
