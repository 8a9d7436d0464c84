import type { GameRecord, SeatName, Setup } from "../engine/protocol";

/** A game kept in this browser. */
export interface KeptGame {
  readonly id: string;
  readonly game: string;
  readonly record: GameRecord;
  readonly seed: number;
  readonly seat: SeatName;
  readonly updated: number;
  readonly over: boolean;
  readonly guided: boolean;
  /** The table of the server that shows it to others, once it was shared. */
  readonly shared?: string;
}

/** A seat at a table of the server, with the secret that proves it. */
export interface KeptSeat {
  readonly id: string;
  readonly game: string;
  /** 0 for a host who has none. */
  readonly seat: number;
  readonly token: string;
  readonly updated: number;
  readonly over: boolean;
  /** Links of seats that whoever opened the table gives away. */
  readonly invitations: readonly { readonly seat: number; readonly token: string }[];
  /** What the table began with, once this browser has seen it. */
  readonly setup?: Setup;
  /** The secret of whoever opened the table, for what only the host may do. */
  readonly host?: string;
  /** What the table's draws were committed to when this browser first saw it. */
  readonly commitment?: string;
  /** What this browser adds to them. */
  readonly part?: string;
  /** Whether this person came to play again, and is ready as soon as this browser has sat down in the lobby. */
  readonly eager?: boolean;
}

type Shelf = "games" | "seats";
let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("oligopoly", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("games", { keyPath: "id" });
      request.result.createObjectStore("seats", { keyPath: "id" });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser keeps no data"));
  });
  return opened;
}

async function run<T>(shelf: Shelf, mode: IDBTransactionMode, use: (on: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction(shelf, mode);
  const request = use(transaction.objectStore(shelf));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error ?? new Error("the browser kept nothing"));
  });
}

/** What was kept or removed: then its id is told. */
interface StoreChange {
  readonly shelf: Shelf;
  readonly removed?: string | undefined;
}
type Watcher = (change: StoreChange) => void;
const watchers = new Set<Watcher>();
/** Calls whenever something was kept here or removed. Gives what ends that. */
export function onStoreChange(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
async function change<T>(shelf: Shelf, use: (on: IDBObjectStore) => IDBRequest<T>, removed?: string): Promise<T> {
  const done = await run(shelf, "readwrite", use);
  for (const watcher of watchers) watcher({ shelf, removed });
  return done;
}

const latestFirst = <T extends { updated: number }>(all: T[]): T[] => all.sort((a, b) => b.updated - a.updated);

export const store = {
  keepGame: (game: KeptGame) => change("games", (on) => on.put(game)),
  game: (id: string) => run<KeptGame | undefined>("games", "readonly", (on) => on.get(id)),
  games: async () => latestFirst(await run<KeptGame[]>("games", "readonly", (on) => on.getAll())),
  removeGame: (id: string) => change("games", (on) => on.delete(id), id),
  keepSeat: (seat: KeptSeat) => change("seats", (on) => on.put(seat)),
  seat: (id: string) => run<KeptSeat | undefined>("seats", "readonly", (on) => on.get(id)),
  seats: async () => latestFirst(await run<KeptSeat[]>("seats", "readonly", (on) => on.getAll())),
  removeSeat: (id: string) => change("seats", (on) => on.delete(id), id),
};

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0"))
    .join("")
    .slice(0, 14);
}
export function newSeed(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 1) >>> 1;
}
