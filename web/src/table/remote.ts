import { Engine, Refused } from "../engine/engine";
import type { Action, GameEvent, GameRecord, Hint, Json, JsonObject, Move, Position, SeatName, Setup } from "../engine/protocol";
import { settings } from "../settings.svelte";
import type { Happening, Joined, Message, News, SeatState, TableState } from "./messages";
import { readMessage } from "./messages";
import { commandAsHost, connect, linkTo, recordOf } from "./service";
import type { ChatLine, Company, TableNews, TableSource } from "./source";
import { newId, newSeed, store } from "./store";

const longestPause = 10_000;
const longestName = 32;

/**
 * A table on the server. The server says what happens; a shadow of the table, made from this seat's view, lists and
 * checks in the browser. A lost connection comes back by itself and goes on after the last row seen.
 */
export class RemoteTable implements TableSource {
  readonly kind = "remote";
  readonly #engine = new Engine(() => settings.lang);
  #socket: WebSocket | undefined;
  #waiting = new Map<string, { resolve: (result: unknown) => void; reject: (failure: Error) => void }>();
  #tell: (news: TableNews) => void = () => {};
  #tellCompany: (company: Company) => void = () => {};
  #joined: Joined | undefined;
  #state: TableState | undefined;
  #view: JsonObject = {};
  #moves: Move[] = [];
  #chat: ChatLine[] = [];
  #isChatOn = true;
  #host = "";
  #seats: SeatState[] = [];
  #here: readonly number[] | undefined;
  #invitations: Company["invitations"] = [];
  #row = 0;
  #pause = 250;
  #isClosed = false;
  #rematch = "";
  #undoAskedBy: SeatName | undefined;
  #undoRefusedBy: SeatName | undefined;
  #setup: Setup | undefined;
  #opened: (() => void) | undefined;
  #failed: ((failure: Error) => void) | undefined;
  #turn: Promise<void> = Promise.resolve();

  constructor(
    readonly id: string,
    private readonly token: string,
  ) {}

  async open(listener: (news: TableNews) => void, company?: (company: Company) => void): Promise<void> {
    this.#tell = listener;
    if (company) this.#tellCompany = company;
    const kept = await store.seat(this.id);
    this.#host = kept?.host ?? "";
    this.#invitations = (kept?.invitations ?? []).map(({ seat, token }) => ({ seat, link: linkTo(this.id, token) }));
    await new Promise<void>((resolve, reject) => {
      [this.#opened, this.#failed] = [resolve, reject];
      this.#connect();
    });
  }
  async play(action: Action): Promise<void> {
    // Refused here already, a move never leaves this browser.
    await this.check(action);
    const turn = this.#state?.turn ?? 0;
    await this.#send({ do: "play", action, turn });
    await this.#turn;
  }
  async check(action: Action): Promise<void> {
    await this.#engine.ask("check", { seat: this.#seat, action });
  }
  async undo(): Promise<void> {
    await this.#send({ do: "undo" });
    await this.#turn;
  }
  async answerUndo(yes: boolean): Promise<void> {
    await this.#send({ do: "answer_undo", yes });
  }
  async callStandIn(seat: number): Promise<void> {
    await this.#send({ do: "stand_in", seat });
  }
  async takeSeatBack(): Promise<void> {
    await this.#send({ do: "return" });
  }
  async rematch(): Promise<void> {
    await this.#send({ do: "rematch" });
  }
  hint(bot: string): Promise<Hint> {
    return this.#engine.ask("hint", { seat: this.#seat, bot, seed: newSeed(), milliseconds: 1000 });
  }
  async ask(question: string, what: Json): Promise<Json> {
    return (await this.#engine.ask("ask", { question, seat: this.#seat, with: what })).answer;
  }
  async ruleset(): Promise<JsonObject> {
    return (await this.#engine.ask("ruleset", {})).ruleset;
  }
  /** Joins again in the language of now: the server tells everything once more. */
  async history(): Promise<readonly Move[]> {
    this.#row = 0;
    [this.#moves, this.#chat] = [[], []];
    await this.#join();
    await this.#turn;
    return this.#moves;
  }
  position(): Promise<Position> {
    return this.#position();
  }
  record(): Promise<GameRecord> {
    return recordOf(this.id, this.token);
  }
  async say(text: string): Promise<void> {
    await this.#send({ do: "say", text });
  }
  async switchChat(on: boolean): Promise<void> {
    await commandAsHost(this.id, this.#host, { do: "chat", yes: on });
  }
  close(): void {
    this.#isClosed = true;
    this.#socket?.close();
    this.#engine.close();
  }

  get #seat(): SeatName {
    return this.#joined?.seat ?? "spectator";
  }

  #connect(): void {
    const socket = connect();
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = 250;
      void this.#join().catch((failure: Error) => this.#failed?.(failure));
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const message = readMessage(data);
      // One after the other: what a message leads to asks the rules, and that takes a moment.
      if (message) this.#turn = this.#turn.then(() => this.#receive(message)).catch((failure: Error) => this.#failed?.(failure));
    };
    socket.onclose = () => {
      for (const { reject } of this.#waiting.values()) reject(new Refused({ name: "offline", message: settings.m.table.reconnecting }));
      this.#waiting.clear();
      this.#showCompany();
      if (this.#isClosed) return;
      setTimeout(() => this.#connect(), this.#pause);
      this.#pause = Math.min(longestPause, this.#pause * 2);
    };
  }
  /** The server answers this with "joined", not with the key. */
  async #join(): Promise<void> {
    const message = { do: "join", table: this.id, token: this.token, since: this.#row, lang: settings.lang };
    const answered = new Promise<void>((resolve, reject) => {
      this.#waiting.set("join", { resolve: () => resolve(), reject });
    });
    this.#socket?.send(JSON.stringify({ ...message, key: "join" }));
    await answered;
  }
  #send(message: JsonObject): Promise<unknown> {
    const key = newId();
    if (this.#socket?.readyState !== WebSocket.OPEN)
      return Promise.reject(new Refused({ name: "offline", message: settings.m.table.reconnecting }));
    this.#socket.send(JSON.stringify({ ...message, key }));
    return new Promise((resolve, reject) => this.#waiting.set(key, { resolve, reject }));
  }
  #answer(key: string, use: (waiting: { resolve: (result: unknown) => void; reject: (failure: Error) => void }) => void): void {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    if (waiting) use(waiting);
  }

  async #receive(message: Message): Promise<void> {
    switch (message.type) {
      case "joined":
        return this.#takeSeat(message);
      case "news":
        return this.#take(message);
      case "presence":
        this.#here = message.here;
        return this.#showCompany();
      case "refused": {
        const refusal = message.error;
        return this.#answer(message.key || "join", ({ reject }) => reject(new Refused(refusal as Refused["refusal"])));
      }
      case "done":
        return this.#answer(message.key, ({ resolve }) => resolve(message.row));
      default:
        return this.#answer(message.key, ({ resolve }) => resolve(message.result));
    }
  }
  async #takeSeat(joined: Joined): Promise<void> {
    this.#joined = joined;
    this.#state = joined.state;
    this.#view = joined.view;
    this.#seats = joined.seats;
    this.#setup = joined.setup as Setup;
    const before = this.#moves.length;
    for (const happening of joined.news) this.#note(happening);
    this.#isChatOn = joined.chat;
    this.#row = joined.row;
    this.#rematch ||= joined.rematch;
    await this.#showPosition(this.#moves.slice(before));
    await this.#keep();
    this.#answer("join", ({ resolve }) => resolve(undefined));
    this.#opened?.();
    this.#introduce();
  }
  /** Others see the name this person likes. */
  #introduce(): void {
    const name = settings.name.trim().slice(0, longestName);
    if (typeof this.#seat !== "number" || name === "" || name === this.#nameOf(this.#seat)) return;
    void this.#send({ do: "name", text: name }).catch(() => {});
  }
  async #take(news: News): Promise<void> {
    if (news.row <= this.#row) return;
    this.#row = news.row;
    const before = this.#moves.length;
    this.#note(news);
    if (news.state) this.#state = news.state;
    if (news.view) this.#view = news.view;
    if (news.what === "undo" || news.what === "take_back") {
      // What was taken back is no longer part of the story.
      [this.#row, this.#moves, this.#chat] = [0, [], []];
      void this.#join();
      return;
    }
    await this.#showPosition(this.#moves.slice(before));
  }
  #note(happening: Happening): void {
    const { what, seat, text } = happening;
    if (happening.events.length > 0)
      this.#moves.push({ seat, events: happening.events.map(({ words, event }) => ({ ...event, words }) as GameEvent) });
    if (what === "say") this.#chat = [...this.#chat, { seat, name: this.#nameOf(seat), text }];
    if (what === "chat") this.#isChatOn = happening.on ?? true;
    if (what === "undo_asked") [this.#undoAskedBy, this.#undoRefusedBy] = [seat, undefined];
    if (what === "undo_declined" && this.#undoAskedBy === this.#seat) this.#undoRefusedBy = seat;
    if (what === "play") this.#undoRefusedBy = undefined;
    if (what === "rematch") this.#rematch = happening.table;
    if (what === "name") this.#changeSeat(seat, { name: text });
    if (what === "stand_in") this.#changeSeat(seat, { stand_in: happening.bot || "bot" });
    if (what === "return") this.#changeSeat(seat, { stand_in: "" });
  }
  #changeSeat(seat: SeatName, changed: Partial<SeatState>): void {
    this.#seats = this.#seats.map((one) => (one.seat === seat ? { ...one, ...changed } : one));
  }
  #nameOf(seat: SeatName): string {
    return this.#seats.find((one) => one.seat === seat)?.name ?? "";
  }

  async #position(): Promise<Position> {
    const setup = this.#setup;
    if (!setup || !this.#state) throw new Error("not joined");
    const shadow = await this.#engine.ask("shadow", { setup, view: this.#view, seat: this.#seat });
    const { to_act, over, standings, step } = this.#state;
    const names = shadow.names.map((name, i) => this.#nameOf(i + 1) || name);
    return { ...shadow, names, to_act, over, step, standings: standings ?? shadow.standings };
  }
  async #showPosition(moves: readonly Move[]): Promise<void> {
    this.#tell({ position: await this.#position(), moves });
    this.#showCompany();
  }
  #showCompany(): void {
    const isConnected = this.#socket?.readyState === WebSocket.OPEN;
    const presence = this.#seats.map(({ seat, player, name, stand_in, here }) => ({
      seat,
      name,
      isPerson: player === "human",
      isHere: player !== "human" || (this.#here?.includes(seat) ?? here ?? seat === this.#seat),
      standIn: stand_in || null,
      hasChosen: this.#state?.committed.includes(seat) ?? false,
    }));
    const undo = this.#state?.undo;
    const asksUndo = undo !== undefined && undo.waits_for.includes(this.#seat) ? undo.by : undefined;
    const undoWaitsFor = undo?.by === this.#seat ? undo.waits_for : [];
    const deadline = this.#state?.deadline ?? null;
    const [watchLink, invitations] = [linkTo(this.id), this.#invitations];
    const [chat, isChatOn, isHost] = [this.#chat, this.#isChatOn, this.#host !== ""];
    this.#tellCompany({ presence, chat, isChatOn, isHost, isConnected, deadline, invitations, watchLink, asksUndo, undoWaitsFor, undoRefusedBy: this.#undoRefusedBy, rematch: this.#rematch });
  }
  async #keep(): Promise<void> {
    const { game, seat } = this.#joined ?? {};
    if (!game || typeof seat !== "number") return;
    const kept = await store.seat(this.id);
    await store.keepSeat({ invitations: [], ...kept, id: this.id, game, seat, token: this.token, updated: Date.now(), over: this.#state?.over ?? false });
  }
}
