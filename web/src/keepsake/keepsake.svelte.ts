import { Refused } from "../engine/engine";
import { keptText, keepText, forgetText } from "../table/service";
import { onStoreChange, store } from "../table/store";
import { emptyBundle, merged, newerIn, readBundle, type Bundle } from "./bundle";
import { newSecret, phraseOf, secretOf } from "./phrase";
import { nameOf, opened, sealed } from "./sealing";

/** Where this browser remembers the phrase (main.ts looks there too), and what was deleted in it. */
const phraseKey = "oligopoly.keepsake";
const removedKey = "oligopoly.keepsake.removed";
/** After a change: so long nothing else changed and, for the moves of games, so long since the last time. */
const quiet = 3_000;
const pause = 60_000;
/** The service keeps 256 KiB; letters take a third more than the bytes they stand for. */
const mostLetters = 256 << 10;

/** What a phrase brought here. */
export interface Brought {
  readonly seats: number;
  readonly games: number;
}

function readRemoved(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(removedKey) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/**
 * A person's seats and games, known to all their browsers. Each browser brings everything it has and takes what is new,
 * so what two of them write at once is whole again the next time either writes.
 */
class Keepsake {
  phrase = $state(localStorage.getItem(phraseKey) ?? "");
  /** When it was last brought up to date, and why not. */
  savedAt = $state(0);
  problem = $state("");
  /** Games that found no room. */
  leftOut = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 0;
  #isTaking = false;
  #queue: Promise<unknown> = Promise.resolve();

  constructor() {
    onStoreChange(({ shelf, removed }) => {
      if (this.phrase === "" || this.#isTaking) return;
      if (removed) localStorage.setItem(removedKey, JSON.stringify({ ...readRemoved(), [removed]: Date.now() }));
      // A game changes with every move, a seat only when somebody sits down or leaves.
      this.#plan(shelf === "seats" || removed ? 0 : this.#next);
    });
  }

  /** Begins to keep this browser's games for others; the phrase is new. */
  async turnOn(): Promise<void> {
    const secret = newSecret();
    await this.#exchange(secret, emptyBundle);
    this.#remember(phraseOf(secret));
  }
  /** Takes what is kept under a phrase and goes on with it. Throws `Refused` if nothing is. */
  async restore(phrase: string): Promise<Brought> {
    const secret = secretOf(phrase);
    if (!secret) throw new Error("not a phrase");
    const brought = await this.#exchange(secret, readBundle(await opened(secret, await keptText(nameOf(secret)))));
    this.#remember(phraseOf(secret));
    return brought;
  }
  /** Forgets it on the service and here. The games stay. */
  async turnOff(): Promise<void> {
    const secret = secretOf(this.phrase);
    if (secret) await forgetText(nameOf(secret));
    this.#remember("");
  }
  /** Brings both sides up to date; what goes wrong stands in `problem`. */
  sync(): Promise<void> {
    const done = this.#queue.then(() => this.#sync());
    this.#queue = done;
    return done;
  }

  #plan(earliest: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.sync(), Math.max(quiet, earliest - Date.now()));
  }
  #remember(phrase: string): void {
    this.phrase = phrase;
    if (phrase) localStorage.setItem(phraseKey, phrase);
    else for (const key of [phraseKey, removedKey]) localStorage.removeItem(key);
  }
  async #sync(): Promise<void> {
    const secret = secretOf(this.phrase);
    if (!secret) return;
    this.#next = Date.now() + pause;
    try {
      await this.#exchange(secret, await this.#kept(secret));
    } catch (failure) {
      this.problem = failure instanceof Error ? failure.message : String(failure);
    }
  }
  /** What the service has; nothing if another browser had it forgotten. */
  async #kept(secret: Uint8Array): Promise<Bundle> {
    try {
      return readBundle(await opened(secret, await keptText(nameOf(secret))));
    } catch (failure) {
      if (failure instanceof Refused && failure.refusal.name === "no_such_keepsake") return emptyBundle;
      throw failure;
    }
  }
  async #exchange(secret: Uint8Array, there: Bundle): Promise<Brought> {
    const here: Bundle = { seats: await store.seats(), games: await store.games(), removed: readRemoved() };
    const both = merged(here, there);
    const brought = await this.#take(both, here);
    if (JSON.stringify(both) !== JSON.stringify(there)) await this.#keep(secret, both);
    [this.savedAt, this.problem] = [Date.now(), ""];
    return brought;
  }
  async #take(both: Bundle, here: Bundle): Promise<Brought> {
    const [seats, games] = [newerIn(both.seats, here.seats), newerIn(both.games, here.games)];
    this.#isTaking = true;
    try {
      for (const seat of seats) await store.keepSeat(seat);
      for (const game of games) await store.keepGame(game);
    } finally {
      this.#isTaking = false;
    }
    return { seats: seats.length, games: games.length };
  }
  /** The seats first: without them nobody gets back to a table. Then as many games as there is room for, the newest. */
  async #keep(secret: Uint8Array, bundle: Bundle): Promise<void> {
    let { games } = bundle;
    let text = await sealed(secret, JSON.stringify(bundle));
    while (text.length > mostLetters && games.length > 0) {
      games = games.slice(0, Math.floor(games.length * Math.min(0.9, mostLetters / text.length)));
      text = await sealed(secret, JSON.stringify({ ...bundle, games }));
    }
    this.leftOut = bundle.games.length - games.length;
    await keepText(nameOf(secret), text);
  }
}

export const keepsake = new Keepsake();
