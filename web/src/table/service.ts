import { Refused } from "../engine/engine";
import type { GameRecord, Refusal, Setup } from "../engine/protocol";
import { settings } from "../settings.svelte";
import { Connection } from "./connection";
import { readAddresses, readCallsOfSeat, readCreated, readSummaries } from "./messages";
import { store } from "./store";
import type { CallsOfSeat, CallWish, Command, Report, Summary } from "./wire";

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

async function request(method: string, path: string, body?: unknown, token = ""): Promise<unknown> {
  const headers: Record<string, string> = { "accept-language": settings.lang };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers["authorization"] = `Bearer ${token}`;
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await fetch(`${base()}api/${path}`, init);
  const answer: unknown = await response.json();
  if (!response.ok)
    throw new Refused((answer as { error?: Refusal }).error ?? { name: "service", message: response.statusText });
  return answer;
}

/** Whether there is a service to play with others. */
export async function hasService(): Promise<boolean> {
  try {
    await request("GET", "games");
    return true;
  } catch {
    return false;
  }
}

/**
 * Opens a table on the server, new or from a record, and keeps its links in this browser. Gives the way to the first
 * person's seat, or where only bots play to a place to look on from.
 */
export async function createTable(
  game: string,
  what: Setup | { readonly record: GameRecord },
  { moveTime = 0, standIn = "", hints = false }: { moveTime?: number; standIn?: string; hints?: boolean } = {},
): Promise<string[]> {
  const running = { move_time: moveTime, ...(hints ? { hints } : {}), ...(standIn ? { stand_in: standIn } : {}) };
  const answer = readCreated(await request("POST", "tables", { ...what, ...running }));
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

export async function recordOf(table: string, token: string): Promise<GameRecord> {
  return (await request("GET", `tables/${table}/record`, undefined, token)) as GameRecord;
}

/** Changes how a seat is called to its turn, and says how it is called then. */
export async function arrangeCalls(table: string, token: string, wish: CallWish): Promise<CallsOfSeat> {
  return readCallsOfSeat(await request("POST", `tables/${table}/calls`, { ...wish, lang: settings.lang }, token));
}
/** Does what a link in a letter offers: the letter's own secret opens it. */
export async function answerLetter(what: "confirm" | "stop", table: string, seat: string, token: string): Promise<void> {
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
