import { Engine } from "../engine/engine";
import {
  shown,
  type Action,
  type GameRecord,
  type Hint,
  type Json,
  type JsonObject,
  type Position,
  type SeatName,
  type SeatPosition,
  type Setup,
} from "../engine/protocol";
import { Contribution, newPart } from "../luck/contribution";
import { settings } from "../settings.svelte";
import { Connection } from "./connection";
import {
  addressForFriends,
  arrangeCalls,
  commandAsHost,
  connect,
  linkTo,
  newToken,
  recordOf,
  reportTable,
  takeSeat,
} from "./service";
import { checked, type Listener, type LobbyCommand, type TableSource } from "./source";
import { newSeed, store } from "./store";
import { Story } from "./story";
import type { CallsOfSeat, CallWish, Command, Joined, Lobby, Message, News, Page, SeatState, TableState } from "./wire";

const longestName = 32;

/**
 * A table on the server. The server says what happens and how this seat sees the game then; only when somebody tries
 * something out, the rules in this browser are given that view to check it and to think about it. A lost connection
 * comes back by itself and goes on after the last row seen.
 */
export class RemoteTable implements TableSource {
  readonly kind = "remote";
  readonly #engine = new Engine(() => settings.lang);
  readonly #connection = new Connection(
    {
      greeting: () => this.#greeting(),
      hear: (message) => this.#hear(message),
      changed: () => this.#showCompany(),
      fail: (failure) => this.#failed(failure),
    },
    connect,
  );
  readonly #story = new Story();
  /** Whether what was told is in another language than that of now. */
  #isStale = false;
  #listener: Listener | undefined;
  #joined: Joined | undefined;
  /** While the game has not begun. */
  #lobby: Lobby | undefined;
  #state: TableState | undefined;
  /** The game as this seat sees it, and the view of it that the rules in this browser have. */
  #seen: SeatPosition | undefined;
  #loaded: JsonObject | undefined;
  #position: Position | undefined;
  #isChatOn = true;
  #allowsHints = false;
  #canSave = true;
  #host = "";
  #seats: readonly SeatState[] = [];
  #here: readonly SeatName[] | undefined;
  #invited: readonly { readonly seat: number; readonly token: string }[] = [];
  #friends = { address: "", isOnlyHere: true };
  #rematch = "";
  #contribution: Contribution | undefined;
  /** Whether this person, who came to play again, has yet to be called ready. */
  #isEager = false;
  #opened: () => void = () => {};
  #failed: (failure: Error) => void = () => {};

  #token: string;

  constructor(
    readonly id: string,
    token: string,
  ) {
    this.#token = token;
  }

  async open(listener: Listener): Promise<void> {
    this.#listener = listener;
    const kept = await store.seat(this.id);
    this.#host = kept?.host ?? "";
    this.#invited = kept?.invitations ?? [];
    this.#isEager = kept?.eager ?? false;
    this.#contribution = new Contribution(this.id, kept?.part || newPart(), (said) => this.#connection.send(said));
    this.#friends = await addressForFriends();
    await new Promise<void>((resolve, reject) => {
      this.#opened = resolve;
      this.#failed = (failure) => (reject(failure), listener.fail(failure));
      this.#connection.open();
    });
  }
  /** The host keeps the one secret for both; the same secret again, if no answer came, takes no second seat. */
  async sit(name: string, seat?: number): Promise<void> {
    const token = this.#token || this.#host || newToken();
    const kept = await store.seat(this.id);
    const taken = await takeSeat(this.id, { name, token, ...(seat === undefined ? {} : { seat }) });
    this.#token = token;
    await store.keepSeat({
      invitations: [],
      ...kept,
      id: this.id,
      game: this.#joined?.game ?? "",
      seat: taken,
      token,
      updated: Date.now(),
      over: false,
    });
    this.#connection.greet();
  }
  async gather(command: LobbyCommand): Promise<void> {
    await this.#connection.send(command);
  }
  async play(action: Action): Promise<void> {
    // What was listed is allowed. Refused here already, a move never leaves this browser.
    if (!this.#seen?.actions.some((listed) => listed.action === action)) await this.check(action);
    const turn = this.#state?.turn ?? 0;
    await this.#connection.send({ do: "play", action, turn });
    await this.#connection.settled;
  }
  async check(action: Action): Promise<JsonObject | undefined> {
    return checked(await (await this.#rules()).ask("check", { seat: this.#seat, action }));
  }
  async undo(): Promise<void> {
    await this.#connection.send({ do: "undo" });
    await this.#connection.settled;
  }
  async answerUndo(yes: boolean): Promise<void> {
    await this.#connection.send({ do: "answer_undo", yes });
  }
  async callStandIn(seat: number): Promise<void> {
    await this.#connection.send({ do: "stand_in", seat });
  }
  async takeSeatBack(): Promise<void> {
    await this.#connection.send({ do: "return" });
  }
  async introduce(name: string): Promise<void> {
    settings.name = name.trim().slice(0, longestName);
    await this.#connection.send({ do: "name", text: settings.name });
  }
  async rematch(): Promise<void> {
    await this.#connection.send({ do: "rematch" });
  }
  async hint(bot: string): Promise<Hint> {
    return (await this.#rules()).ask("hint", { seat: this.#seat, bot, seed: newSeed(), milliseconds: 1000 });
  }
  async ask(question: string, what: Json): Promise<Json> {
    return (await (await this.#rules()).ask("ask", { question, seat: this.#seat, with: what })).answer;
  }
  async ruleset(): Promise<JsonObject> {
    return (await (await this.#rules()).ask("ruleset", {})).ruleset;
  }
  /** The board speaks the language of now at once; what happened is told again when the server has. */
  async retell(): Promise<void> {
    this.#isStale = true;
    this.#connection.greet();
    if (this.#lobby) return;
    const { names } = shown(await (await this.#rules()).ask("position", { show: { seat: this.#seat } }));
    if (this.#isStale && this.#seen) this.#see({ ...this.#seen, names });
  }
  async tellEarlier(): Promise<void> {
    if (this.#story.from === 1) return;
    const { from, news } = (await this.#connection.send({ do: "history", before: this.#story.from })) as Page;
    this.#story.addEarlier(from, news);
    this.#show();
  }
  record(): Promise<GameRecord> {
    return recordOf(this.id, this.#token);
  }
  async say(text: string): Promise<void> {
    await this.#connection.send({ do: "say", text });
  }
  async switchChat(on: boolean): Promise<void> {
    await commandAsHost(this.id, this.#host, { do: "chat", yes: on });
  }
  async allowHints(yes: boolean): Promise<void> {
    await commandAsHost(this.id, this.#host, { do: "hints", yes });
  }
  async mute(whom: number, yes: boolean): Promise<void> {
    await commandAsHost(this.id, this.#host, { do: "mute", whom, yes });
  }
  async removeLine(line: number): Promise<void> {
    await commandAsHost(this.id, this.#host, { do: "remove_line", line });
  }
  async closeTable(text: string): Promise<void> {
    await commandAsHost(this.id, this.#host, { do: "close", text });
  }
  async report(text: string, line?: number): Promise<void> {
    await reportTable(this.id, this.#token, line === undefined ? { text } : { text, line });
  }
  arrangeCalls(wish: CallWish): Promise<CallsOfSeat> {
    return arrangeCalls(this.id, this.#token, wish);
  }
  close(): void {
    this.#connection.close();
    this.#engine.close();
  }

  get #seat(): SeatName {
    return this.#joined?.seat ?? "spectator";
  }

  #greeting(): Command {
    const since = this.#isStale ? 0 : this.#story.last;
    return { do: "join", table: this.id, token: this.#token, since, lang: settings.lang, position: true };
  }
  async #hear(message: Message): Promise<void> {
    switch (message.type) {
      case "joined":
        return this.#takeSeat(message);
      case "news":
        return this.#take(message);
      case "presence":
        this.#here = message.here;
        return this.#showCompany();
      case "saving":
        this.#canSave = message.ok;
        return this.#showCompany();
    }
  }
  async #takeSeat(joined: Joined): Promise<void> {
    [this.#joined, this.#state, this.#seats] = [joined, joined.state, joined.seats];
    [this.#isChatOn, this.#allowsHints] = [joined.chat, joined.hints ?? false];
    [this.#rematch, this.#canSave] = [joined.rematch ?? "", true];
    // Where rows are left out, the page begins anew with those it was given.
    const isWhole = joined.from <= this.#story.last + 1 && joined.row >= this.#story.last;
    if (this.#isStale || !isWhole) this.#story.begin(joined.from, joined.news);
    else this.#story.add(joined.news);
    this.#isStale = false;
    this.#gather(joined.lobby);
    this.#see(joined.position);
    await this.#keep();
    this.#opened();
    this.#introduce();
  }
  /** Others see the name this person likes. */
  #introduce(): void {
    const name = settings.name.trim().slice(0, longestName);
    if (typeof this.#seat !== "number" || name === "" || name === this.#nameOf(this.#seat)) return;
    void this.#connection.send({ do: "name", text: name }).catch(() => {});
  }
  #take(news: News): void {
    if (news.row <= this.#story.last) return;
    this.#story.add([news]);
    if (news.state) this.#state = news.state;
    if (news.what === "chat") this.#isChatOn = news.on;
    if (news.what === "hints") this.#allowsHints = news.on;
    if (news.what === "rematch") this.#rematch = news.table;
    if (news.what === "name") this.#changeSeat(news.seat, { name: news.text });
    if (news.what === "stand_in") this.#changeSeat(news.seat, { stand_in: news.bot });
    if (news.what === "mute") this.#changeSeat(news.whom, { muted: news.on });
    if (news.what === "return") this.#changeSeat(news.seat, { stand_in: "" });
    if (news.lobby) this.#gather(news.lobby);
    if (news.what === "begin") this.#seatAll(news.setup, news.seats);
    this.#see(news.position);
    if (news.what === "begin") this.#gather(undefined);
    // There is no position yet that would bring the rest to be shown.
    if (this.#lobby) this.#showCompany();
  }
  #gather(lobby: Lobby | undefined): void {
    this.#lobby = lobby;
    if (lobby) this.#seats = lobby.seats;
    const { game = "", move_time: moveTime = 0, watch_delay: watchDelay = 0 } = this.#joined ?? {};
    this.#listener?.lobby(lobby && { ...lobby, game, moveTime, watchDelay, seat: this.#seat });
    this.#showCompany();
    if (lobby) void this.#contribution?.follow(this.#seat, lobby).then(() => this.#hurry(lobby));
  }
  /** Who asked to play again need not say so once more. Being ready may close the lobby: the promise comes first. */
  #hurry({ parts = [] }: Lobby): void {
    if (!this.#isEager || !parts.some(({ seat }) => seat === this.#seat)) return;
    this.#isEager = false;
    void this.#connection.send({ do: "ready", yes: true }).catch(() => {});
  }
  #seatAll(setup: Setup, seats: readonly SeatState[]): void {
    if (this.#joined) this.#joined = { ...this.#joined, setup };
    this.#seats = seats;
  }
  #changeSeat(seat: SeatName, changed: Partial<SeatState>): void {
    this.#seats = this.#seats.map((one) => (one.seat === seat ? { ...one, ...changed } : one));
  }
  #nameOf(seat: SeatName): string {
    return this.#seats.find((one) => one.seat === seat)?.name ?? "";
  }

  /** A result says for whom a bot played. */
  #calledAt(seat: number, name: string, isOver: boolean): string {
    const hasStandIn = this.#seats.find((one) => one.seat === seat)?.stand_in;
    return isOver && hasStandIn ? settings.m.table.standInFor(name) : name;
  }

  /** The rules in this browser, with what this seat sees now. */
  async #rules(): Promise<Engine> {
    const view = this.#seen?.view;
    if (this.#joined && view && view !== this.#loaded) {
      await this.#engine.ask("load", { setup: this.#joined.setup, view });
      this.#loaded = view;
    }
    return this.#engine;
  }
  /** Shows the game as it is now, if it has changed, and whose turn it is. */
  #see(seen: SeatPosition | undefined): void {
    if (seen) this.#seen = seen;
    if (!this.#seen || !this.#state) return;
    const { to_act, over, step } = this.#state;
    const names = this.#seen.names.map((name, i) => this.#calledAt(i + 1, this.#nameOf(i + 1) || name, over));
    const actions = this.#state.closed === undefined ? this.#seen.actions : [];
    this.#position = { ...this.#seen, names, actions, to_act, over, step };
    this.#show();
  }
  #show(): void {
    if (!this.#position) return;
    this.#listener?.news({ position: this.#position, moves: this.#story.moves(), hasEarlier: this.#story.from > 1 });
    this.#showCompany();
  }
  #showCompany(): void {
    const { isConnected, isWaiting } = this.#connection;
    const presence = this.#seats.map(({ seat, player, name = "", stand_in = "", muted = false }) => ({
      seat,
      name,
      isPerson: player === "human",
      isHere: player !== "human" || (this.#here?.includes(seat) ?? seat === this.#seat),
      standIn: stand_in || null,
      hasChosen: this.#state?.committed.includes(seat) ?? false,
      isMuted: muted,
    }));
    const undo = this.#state?.undo;
    const asksUndo = undo !== undefined && undo.waits_for.includes(this.#seat) ? undo.by : undefined;
    const undoWaitsFor = undo?.by === this.#seat ? undo.waits_for : [];
    const deadline = this.#state?.deadline ?? null;
    const { address, isOnlyHere } = this.#friends;
    const invitations = this.#invited.map(({ seat, token }) => ({ seat, link: linkTo(address, this.id, token) }));
    const [chat, isChatOn, isHost] = [this.#story.chat(), this.#isChatOn, this.#host !== ""];
    const [undoRefusedBy, rematch, canSave] = [this.#story.refusedUndo(this.#seat), this.#rematch, this.#canSave];
    this.#listener?.company({
      seat: this.#seat,
      presence,
      chat,
      isChatOn,
      allowsHints: this.#allowsHints,
      isHost,
      isConnected,
      isWaiting,
      canSave,
      deadline,
      invitations,
      isOnlyHere,
      watchLink: linkTo(address, this.id),
      asksUndo,
      undoWaitsFor,
      undoRefusedBy,
      commitment: this.#joined?.commitment ?? "",
      rematch,
      rematchBy: this.#story.rematchBy(),
      closed: this.#state?.closed,
    });
  }
  async #keep(): Promise<void> {
    const { game, seat, setup } = this.#joined ?? {};
    const kept = await store.seat(this.id);
    if (this.#joined?.in_lobby && typeof seat !== "number" && kept?.seat && this.#token !== this.#host) {
      // The host sent this person away: the secret opens nothing any more.
      this.#token = "";
      await store.removeSeat(this.id);
    }
    if (!game || !setup || typeof seat !== "number") return;
    await store.keepSeat({
      invitations: [],
      ...kept,
      id: this.id,
      game,
      seat,
      setup,
      token: this.#token,
      updated: Date.now(),
      over: this.#state?.over === true || this.#state?.closed !== undefined,
      // The first one counts: whatever a server says later, it committed to that.
      commitment: kept?.commitment || (this.#joined?.commitment ?? ""),
      part: (this.#lobby ? this.#contribution?.part : kept?.part) ?? "",
      eager: false,
    });
  }
}
