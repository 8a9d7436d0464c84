import { Refused } from "../engine/engine";
import type { GameRecord, Refusal, Setup } from "../engine/protocol";
import { newPart } from "../luck/contribution";
import { settings } from "../settings.svelte";
import { Connection } from "./connection";
import {
  readAddresses,
  readCallsOfSeat,
  readCreated,
  readGroupTables,
  readListings,
  readSeated,
  readSummaries,
} from "./messages";
import { newId, store } from "./store";
import type { CallsOfSeat, CallWish, Command, Created, GroupTable, Listing, Report, SeatWish, Summary } from "./wire";

/** The address of the service: wherever the page came from. */
const base = (): string => new URL(".", location.href.split("#")[0] ?? location.href).href;

/** A new connection to the service. */
export const connect = (): WebSocket => new WebSocket(`${base().replace(/^http/, "ws")}ws`);

/** Names by which only this machine knows itself. */
const isOnlyHere = (address: string): boolean => /^https?:\/\/(localhost|127\.|\[::1\])/.test(address);

/** Where friends find the service: whoever opened the page as localhost has to send another address. */
export async function addressForFriends(): Promise<{ address: string; isOnlyHere: boolean }> {
  const own = base();
  if (!isOnlyHere(own)) return { address: own, isOnlyHere: false };
  const { addresses } = await request("GET", "addresses").then(readAddresses, () => ({ addresses: [] }));
  const [first] = addresses;
  return first ? { address: `${first.replace(/\/$/, "")}/`, isOnlyHere: false } : { address: own, isOnlyHere: true };
}

/** The way to a seat, or without its secret to a place to look on from. */
export const linkTo = (address: string, table: string, token = ""): string =>
  `${address}#/t/${table}${token ? `/${token}` : ""}`;

/** Throws `Refused` if the service refuses. */
async function send(method: string, path: string, type: string, body?: string, token = ""): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": settings.lang };
  if (body !== undefined) headers["content-type"] = type;
  if (token) headers["authorization"] = `Bearer ${token}`;
  const response = await fetch(`${base()}api/${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
  if (response.ok) return response;
  const answer = (await response.json().catch(() => ({}))) as { error?: Refusal };
  throw new Refused(answer.error ?? { name: "service", message: response.statusText });
}
async function request(method: string, path: string, body?: unknown, token = ""): Promise<unknown> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return (await send(method, path, "application/json", text, token)).json();
}

/** What the service keeps under a secret name, for whoever knows it. */
export const keptText = async (name: string): Promise<string> =>
  (await send("GET", "keepsake", "text/plain", undefined, name)).text();
export const keepText = async (name: string, text: string): Promise<void> =>
  void (await send("PUT", "keepsake", "text/plain", text, name));
export const forgetText = async (name: string): Promise<void> =>
  void (await send("DELETE", "keepsake", "text/plain", undefined, name));

/** Whether there is a service to play with others. */
export async function hasService(): Promise<boolean> {
  try {
    await request("GET", "games");
    return true;
  } catch {
    return false;
  }
}

/** How a table of the server is run. */
export interface Opening {
  /** Seconds a move; 0 without a clock. */
  readonly moveTime: number;
  /** The bot that plays for the absent; empty leaves the choice to the server. */
  readonly standIn: string;
  /** Whether people who play against each other may ask for hints. */
  readonly hints: boolean;
  /** Whether people find their seats in a lobby, by one link for all. */
  readonly lobby: boolean;
  /** Whether everyone may find it in the public list. */
  readonly listed: boolean;
  /** Seconds after which spectators see what happened. */
  readonly watchDelay: number;
  /** The group whose results it counts among; empty for none. */
  readonly group: string;
}

/** The host's one secret is that of the seat too; whoever has a name sits down at once. */
async function openLobby(game: string, { table, host }: Created): Promise<string[]> {
  const kept = { id: table, game, token: host, host, updated: Date.now(), over: false, invitations: [] };
  const name = settings.name.trim();
  const seat = name === "" ? 0 : await takeSeat(table, { name, token: host });
  await store.keepSeat({ ...kept, seat });
  return [table];
}

/** 128 bits that nobody guesses. */
export const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Sits down in a lobby; gives the seat. */
export async function takeSeat(table: string, wish: SeatWish): Promise<number> {
  return readSeated(await request("POST", `tables/${table}/seats`, wish)).seat;
}

/**
 * Opens a table on the server, new or from a record, and keeps its links in this browser. Gives the way to the first
 * person's seat, or where only bots play to a place to look on from.
 */
export async function createTable(
  game: string,
  what: Setup | { readonly record: GameRecord },
  {
    moveTime = 0,
    standIn = "",
    hints = false,
    lobby = false,
    listed = false,
    watchDelay = 0,
    group = "",
  }: Partial<Opening> = {},
): Promise<string[]> {
  const running = {
    move_time: moveTime,
    ...(hints ? { hints } : {}),
    ...(standIn ? { stand_in: standIn } : {}),
    ...(group ? { group } : {}),
    ...(lobby ? { lobby } : {}),
    ...(listed ? { listed } : {}),
    ...(watchDelay > 0 ? { watch_delay: watchDelay } : {}),
  };
  // Where people find their seats first, each adds a part of their own to the draws; else whoever opens the table does.
  const { seats: players } = ("record" in what ? what.record : what) as Pick<Setup, "seats">;
  const hasPerson = players.some(({ player }) => player === "human");
  const part = hasPerson && !lobby ? newPart() : "";
  const answer = readCreated(await request("POST", "tables", { ...what, ...running, ...(part ? { part } : {}) }));
  if (lobby) return openLobby(game, answer);
  const seats = answer.seats.flatMap(({ seat, token }) => (token ? [{ seat, token }] : []));
  const mine = seats[0];
  if (!mine) return [answer.table];
  await store.keepSeat({
    id: answer.table,
    game,
    seat: mine.seat,
    token: mine.token,
    updated: Date.now(),
    over: false,
    invitations: seats.slice(1),
    host: answer.host,
    part,
  });
  return [answer.table, mine.token];
}

/** Does what only the host may: with the host's secret, in a conversation that lasts as long as that takes. */
export function commandAsHost(table: string, token: string, command: Command): Promise<void> {
  return new Promise((resolve, reject) => {
    // Of what happened so far nothing has to be told again.
    const greeting = (): Command => ({
      do: "join",
      table,
      token,
      since: Number.MAX_SAFE_INTEGER,
      lang: settings.lang,
    });
    const connection = new Connection({ greeting, hear: async () => {}, changed: () => {}, fail: reject }, connect);
    connection.open();
    void connection
      .send(command)
      .then(() => resolve(), reject)
      .finally(() => connection.close());
  });
}

/** What a group has played and is playing. */
export async function groupTables(group: string): Promise<readonly GroupTable[]> {
  return readGroupTables(await request("GET", `groups/${group}`)).tables;
}
/** Tables that everyone may find; none where the server keeps no list. */
export async function publicTables(): Promise<readonly Listing[]> {
  return request("GET", "tables").then(
    (answer) => readListings(answer).tables,
    () => [],
  );
}
/** Whether the server keeps a list of tables for everyone. */
export const hasPublicList = (): Promise<boolean> =>
  request("GET", "tables").then(
    () => true,
    () => false,
  );
/** How a table stands, for whoever may look on. */
export const summaryOf = async (table: string, token: string): Promise<Summary> =>
  readSummaries({ tables: [await request("GET", `tables/${table}`, undefined, token)] }).tables[0] as Summary;

/** Gives a seat up from here, without sitting down: to a bot, or before the game has begun to whoever wants it. */
export async function giveUp({ id, token }: { readonly id: string; readonly token: string }): Promise<void> {
  const say = (command: Command): Promise<unknown> => request("POST", `tables/${id}/commands`, command, token);
  try {
    await say({ do: "stand_in", key: newId() });
  } catch (failure) {
    if (!(failure instanceof Refused && failure.refusal.name === "not_begun")) throw failure;
    await say({ do: "rise", key: newId() });
  }
}

/** Puts a finished game where others can look at it; gives the table's id. */
export const publish = async (record: GameRecord): Promise<string> =>
  readCreated(await request("POST", "tables", { record })).table;

export async function recordOf(table: string, token: string): Promise<GameRecord> {
  return (await request("GET", `tables/${table}/record`, undefined, token)) as GameRecord;
}

/** Changes how a seat is called to its turn, and says how it is called then. */
export async function arrangeCalls(table: string, token: string, wish: CallWish): Promise<CallsOfSeat> {
  return readCallsOfSeat(await request("POST", `tables/${table}/calls`, { ...wish, lang: settings.lang }, token));
}
/** Does what a link in a letter offers: the letter's own secret opens it. */
export async function answerLetter(
  what: "confirm" | "stop",
  table: string,
  seat: string,
  token: string,
): Promise<void> {
  const query = new URLSearchParams({ seat, token });
  await request("POST", `tables/${encodeURIComponent(table)}/calls/${what}?${query}`);
}
export async function reportTable(table: string, token: string, report: Report): Promise<void> {
  await request("POST", `tables/${table}/report`, report, token);
}

/** How tables stand that this browser keeps links to; those it can no longer open are left out. */
export async function standOf(
  seats: readonly { readonly id: string; readonly token: string }[],
): Promise<readonly Summary[]> {
  if (seats.length === 0) return [];
  const tables = seats.slice(0, 100).map(({ id, token }) => ({ table: id, token }));
  return readSummaries(await request("POST", "tables/mine", { tables })).tables;
}
