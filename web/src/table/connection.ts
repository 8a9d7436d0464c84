import { Refused } from "../engine/engine";
import type { Refusal } from "../engine/protocol";
import { readMessage } from "./messages";
import { newId } from "./store";
import type { Command, Message } from "./wire";

const shortestPause = 250;
const longestPause = 10_000;
/** After so long a silence the other side is asked whether it is still there, and has so long to answer. */
const silence = 20_000;
const patience = 5_000;
/** How often a command is asked about whose fate the server does not know. */
const mostQuestions = 5;
/** Whoever is refused for one of these will be refused again. */
const lasting = ["no_such_table", "wrong_token", "no_watching", "unusable_table"];

export interface Speaker {
  /** What is said first on every connection. */
  greeting(): Command;
  /** Deals with a message; the next one waits until that is done. */
  hear(message: Message): Promise<void>;
  /** The connection was lost, or is back, or something waits for it. */
  changed(): void;
  /** The table cannot be joined. */
  fail(failure: Error): void;
}
interface Pending {
  readonly command: Command;
  readonly resolve: (result: unknown) => void;
  readonly reject: (failure: Error) => void;
  sentOn: WebSocket | undefined;
  questions: number;
}

/**
 * A conversation with the service about one table that outlasts its connections. What is under way when one breaks is
 * said again with the same key on the next: the service does each key once.
 */
export class Connection {
  #socket: WebSocket | undefined;
  readonly #pending = new Map<string, Pending>();
  /** On the current socket: that it is open, that the service knows us, and that nothing suggests it is dead. */
  #isOpen = false;
  #isJoined = false;
  #isAlive = false;
  #hasJoined = false;
  #isClosed = false;
  #pause = shortestPause;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly speaker: Speaker,
    private readonly connect: () => WebSocket,
    private readonly page: EventTarget = window,
  ) {}

  open(): void {
    this.page.addEventListener("offline", this.#doubt);
    this.page.addEventListener("online", this.#hurry);
    this.#connect();
  }
  close(): void {
    this.#isClosed = true;
    this.page.removeEventListener("offline", this.#doubt);
    this.page.removeEventListener("online", this.#hurry);
    this.#forget();
    clearTimeout(this.#retry);
    for (const { reject } of this.#pending.values()) reject(closed());
    this.#pending.clear();
  }

  get isConnected(): boolean {
    return this.#isAlive;
  }
  /** Whether a command waits for longer than an answer usually takes. */
  get isWaiting(): boolean {
    const pending = [...this.#pending.values()];
    return pending.some(({ questions }) => questions > 0 || !this.#isAlive);
  }
  /** When every message that has come is dealt with. */
  get settled(): Promise<void> {
    return this.#turn;
  }

  /** Says something to the table and gives the answer, however many connections that takes. */
  send(command: Command): Promise<unknown> {
    if (this.#isClosed) return Promise.reject(closed());
    return new Promise((resolve, reject) => {
      const pending = { command, resolve, reject, sentOn: undefined, questions: 0 };
      const key = newId();
      this.#pending.set(key, pending);
      this.#transmit(key, pending);
      this.speaker.changed();
    });
  }
  /** Says who is here, on this connection once more. Until it is answered, commands wait. */
  greet(): void {
    this.#isJoined = false;
    if (this.#isOpen) this.#socket?.send(JSON.stringify({ ...this.speaker.greeting(), key: "join" }));
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = this.connect();
    this.#socket = socket;
    socket.onopen = () => {
      this.#isOpen = true;
      this.greet();
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#hearSomething();
      const message = readMessage(data);
      // One after the other: what a message leads to asks the rules, and that takes a moment.
      if (message)
        this.#turn = this.#turn
          .then(() => this.#take(message, socket))
          .catch((failure: Error) => this.speaker.fail(failure));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
    this.#wait(silence, this.#probe);
  }
  /** Lets go of the socket; it may take long to notice that nobody is there. */
  #forget(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    [this.#isOpen, this.#isJoined, this.#isAlive] = [false, false, false];
    clearTimeout(this.#watch);
    socket?.close();
  }
  #lose = (): void => {
    this.#forget();
    if (this.#isClosed) return;
    this.speaker.changed();
    this.#retry = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(longestPause, this.#pause * 2);
  };

  #wait(time: number, then: () => void): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(then, time);
  }
  #probe = (): void => {
    if (this.#isOpen) this.#socket?.send(JSON.stringify({ do: "ping", key: "ping" } satisfies Command));
    this.#wait(patience, this.#lose);
  };
  #hearSomething(): void {
    this.#wait(silence, this.#probe);
    if (this.#isAlive || !this.#isJoined) return;
    this.#isAlive = true;
    this.speaker.changed();
  }
  /** The browser says the network is gone. If the server still answers, say on this very machine, it was wrong. */
  #doubt = (): void => {
    if (!this.#socket) return;
    this.#isAlive = false;
    this.#probe();
    this.speaker.changed();
  };
  #hurry = (): void => {
    if (this.#isAlive) return;
    this.#forget();
    this.#connect();
  };

  async #take(message: Message, socket: WebSocket): Promise<void> {
    switch (message.type) {
      case "joined":
        this.#isAlive = socket === this.#socket;
        await this.speaker.hear(message);
        if (socket === this.#socket) this.#begin();
        return;
      case "refused":
        if (message.key !== "join" && (message.key !== "" || this.#isJoined))
          return this.#refuse(message.key, message.error);
        return this.#refuseJoin(message.error);
      case "done":
        return this.#answer(message.key, message.row);
      case "news":
      case "presence":
      case "saving":
        return this.speaker.hear(message);
      default:
        return this.#answer(message.key, message.result);
    }
  }
  #begin(): void {
    this.#pause = shortestPause;
    [this.#isJoined, this.#isAlive, this.#hasJoined] = [true, true, true];
    for (const [key, pending] of this.#pending) this.#transmit(key, pending);
    this.speaker.changed();
  }
  #refuseJoin(refusal: Refusal): void {
    // A server in trouble may let us in later; others will never.
    if (this.#hasJoined && !lasting.includes(refusal.name)) return this.#lose();
    this.speaker.fail(new Refused(refusal));
    this.close();
  }

  #transmit(key: string, pending: Pending): void {
    if (!this.#isJoined || pending.sentOn === this.#socket) return;
    pending.sentOn = this.#socket;
    this.#socket?.send(JSON.stringify({ ...pending.command, key }));
  }
  #refuse(key: string, refusal: Refusal): void {
    const pending = this.#pending.get(key);
    if (!pending) return;
    if (refusal.name === "unknown" && pending.questions < mostQuestions) return this.#askAgain(key, pending);
    this.#pending.delete(key);
    pending.reject(new Refused(refusal));
    this.speaker.changed();
  }
  /** Nobody knows whether it was saved. The same key again makes it so, or tells that it is. */
  #askAgain(key: string, pending: Pending): void {
    setTimeout(
      () => {
        pending.sentOn = undefined;
        if (this.#pending.has(key)) this.#transmit(key, pending);
      },
      500 * 2 ** pending.questions++,
    );
    this.speaker.changed();
  }
  #answer(key: string, result: unknown): void {
    const pending = this.#pending.get(key);
    if (!pending) return;
    this.#pending.delete(key);
    pending.resolve(result);
    this.speaker.changed();
  }
}

const closed = (): Refused => new Refused({ name: "closed", message: "" });
