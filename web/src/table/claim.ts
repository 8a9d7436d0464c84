import { newId } from "./store";

/** What tabs say to each other where the browser has no locks, and to ask for a game politely where it has. */
interface Word {
  readonly what: "who" | "mine" | "give" | "free";
  readonly tab: string;
}
/** How long another tab has to answer, and to finish what it is about before it gives the game away. */
const answerTime = 150;
const finishTime = 1500;

export interface Claimant {
  /** The game became this tab's after all. */
  gain(): Promise<void>;
  /** Another tab takes the game; whatever has to be kept is kept when this is done. */
  lose(): Promise<void>;
}

/**
 * The right to play a game of this browser: of all tabs that show it one has it. Locks exist only where the page came
 * from this machine or over https; elsewhere the tabs agree by messages.
 */
export class Claim {
  isMine = false;
  readonly #tab = newId();
  readonly #name: string;
  readonly #channel: BroadcastChannel | undefined;
  readonly #locks: LockManager | undefined = navigator.locks;
  #isOpen = false;
  #isClosed = false;
  #isAsking = false;
  #isTaken = false;
  #queue = new AbortController();
  #waiting: Promise<void> | undefined;
  #release: () => void = () => {};
  /** Set while this tab takes the game over and waits for the other to give it away. */
  #freed: (() => void) | undefined;

  constructor(
    id: string,
    private readonly claimant: Claimant,
  ) {
    this.#name = `oligopoly.game.${id}`;
    this.#channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(this.#name);
    this.#channel?.addEventListener("message", ({ data }: MessageEvent<Word>) => void this.#hear(data));
    if (!this.#locks) addEventListener("pagehide", this.#leave);
  }

  /** Takes the game if no other tab has it, and tells whether it did; otherwise it comes when it is free. */
  async take(): Promise<boolean> {
    this.#waiting = this.#wait();
    await Promise.race([this.#waiting, pause(2 * answerTime)]);
    this.#isOpen = true;
    return this.isMine;
  }
  /** Takes the game from the tab that has it, once that has kept what it did. */
  async takeOver(): Promise<void> {
    if (this.isMine) return;
    const freed = new Promise<void>((resolve) => (this.#freed = resolve));
    this.#say("give");
    await Promise.race([this.#locks ? this.#waiting : freed, pause(finishTime)]);
    this.#freed = undefined;
    // A tab that does not answer is not asked again.
    if (this.#locks && !this.isMine) await this.#lock(this.#locks, { steal: true });
    else if (!this.isMine) await this.#gain();
  }
  close(): void {
    this.#isClosed = true;
    removeEventListener("pagehide", this.#leave);
    this.#leave();
    this.#channel?.close();
  }

  #say(what: Word["what"]): void {
    this.#channel?.postMessage({ what, tab: this.#tab } satisfies Word);
  }
  async #hear({ what, tab }: Word): Promise<void> {
    // Of two tabs that ask at once one has to come first.
    if (what === "who" && (this.isMine || (this.#isAsking && this.#tab < tab))) this.#say("mine");
    if (what === "mine") this.#isTaken = true;
    if (what === "give" && this.isMine) await this.#give();
    if (what === "free" && this.#freed) this.#freed();
    else if (what === "free" && !this.#locks && !this.isMine) await this.#ask();
  }
  /** Ends when the game is this tab's; without locks also when another tab has it. */
  #wait(): Promise<void> {
    if (!this.#locks) return this.#ask();
    this.#queue = new AbortController();
    return this.#lock(this.#locks, { signal: this.#queue.signal });
  }
  async #ask(): Promise<void> {
    [this.#isAsking, this.#isTaken] = [true, false];
    this.#say("who");
    await pause(answerTime);
    this.#isAsking = false;
    if (!this.#isTaken && !this.isMine && !this.#isClosed) await this.#gain();
  }
  /** Ends when the lock is granted; it is held until it is released, or stolen. */
  #lock(locks: LockManager, options: LockOptions): Promise<void> {
    return new Promise((granted) => {
      const hold = async (): Promise<void> => {
        // Whoever steals is in no queue any more.
        if (options.steal) this.#queue.abort();
        const released = new Promise<void>((resolve) => (this.#release = resolve));
        await this.#gain();
        granted();
        await released;
      };
      locks.request(this.#name, options, hold).catch(async () => {
        if (this.isMine && !this.#isClosed) await this.#beRobbed();
      });
    });
  }
  async #gain(): Promise<void> {
    this.isMine = true;
    if (this.#isOpen) await this.claimant.gain();
  }
  async #give(): Promise<void> {
    await this.claimant.lose();
    this.#leave();
    if (this.#locks) this.#waiting = this.#wait();
  }
  /** Nothing may be kept any more: the other tab has begun. */
  async #beRobbed(): Promise<void> {
    this.isMine = false;
    await this.claimant.lose();
    this.#waiting = this.#wait();
  }
  #leave = (): void => {
    this.#queue.abort();
    if (!this.isMine) return;
    this.isMine = false;
    this.#release();
    this.#say("free");
  };
}

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
