import { Refused } from "../engine/engine";
import type { GameRecord, Refusal, Setup } from "../engine/protocol";
import { settings } from "../settings.svelte";
import { Connection } from "./connection";
import { readAddresses, readCreated, readSummaries } from "./messages";
import { newId, store } from "./store";
import type { Command, Summary } from "./wire";

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

/** How a table stands, for whoever may look on. */
export const summaryOf = async (table: string, token: string): Promise<Summary> =>
  readSummaries({ tables: [await request("GET", `tables/${table}`, undefined, token)] }).tables[0] as Summary;

/** Gives the seat to a bot: from here, without sitting down. */
export async function handToBot({ id, token }: { readonly id: string; readonly token: string }): Promise<void> {
  await request("POST", `tables/${id}/commands`, { do: "stand_in", key: newId() } satisfies Command, token);
}

/** Puts a finished game where others can look at it; gives the table's id. */
export const publish = async (record: GameRecord): Promise<string> =>
  readCreated(await request("POST", "tables", { record })).table;

export async function recordOf(table: string, token: string): Promise<GameRecord> {
  return (await request("GET", `tables/${table}/record`, undefined, token)) as GameRecord;
}

/** How tables stand that this browser keeps links to; those it can no longer open are left out. */
export async function standOf(
  seats: readonly { readonly id: string; readonly token: string }[],
): Promise<readonly Summary[]> {
  if (seats.length === 0) return [];
  const tables = seats.slice(0, 100).map(({ id, token }) => ({ table: id, token }));
  return readSummaries(await request("POST", "tables/mine", { tables })).tables;
}
