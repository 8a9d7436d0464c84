import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commitmentToPart } from "../../src/luck/derive";
import { startService, type RunningService } from "../browser/service";
import type { Json } from "./program";
import { mustFit, schemas } from "./schemas";

/** Someone at a table: every message to it and from it is held to its schema. */
class Follower {
  readonly heard: Json[] = [];
  readonly #socket: WebSocket;
  #failure: unknown;
  #waiting: (() => void)[] = [];
  #keys = 0;

  private constructor(url: string) {
    this.#socket = new WebSocket(new URL("ws", url.replace("http", "ws")));
    this.#socket.addEventListener("message", ({ data }) => this.#hear(String(data)));
  }
  static async join(url: string, table: string, token = ""): Promise<Follower> {
    const one = new Follower(url);
    await new Promise((resolve) => one.#socket.addEventListener("open", resolve, { once: true }));
    one.say({ do: "join", table, token, position: true });
    await one.until(({ type }) => type === "joined");
    return one;
  }

  say(command: Json): string {
    const key = String(++this.#keys);
    mustFit("table_command.json", { ...command, key });
    this.#socket.send(JSON.stringify({ ...command, key }));
    return key;
  }
  /** The message that answers a command. */
  async ask(command: Json): Promise<Json> {
    const key = this.say(command);
    return this.until((message) => message["key"] === key);
  }
  /** The first message of this kind that comes, or has come. */
  async until(is: (message: Json) => boolean): Promise<Json> {
    for (;;) {
      if (this.#failure !== undefined) throw this.#failure;
      const found = this.heard.find(is);
      if (found) return found;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }
  close(): void {
    this.#socket.close();
  }

  #hear(text: string): void {
    try {
      const message = JSON.parse(text) as Json;
      mustFit("table_message.json", message);
      this.heard.push(message);
    } catch (failure) {
      this.#failure = failure;
    }
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

const isOver = ({ state }: Json): boolean => (state as { over: boolean } | undefined)?.over === true;

describe("tables of the service: every message fits its schema", () => {
  let service: RunningService;
  const said = new Set<unknown>();
  const told = new Set<unknown>();
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  async function open(what: object): Promise<{ table: string; host: string; tokens: string[] }> {
    const answer = await fetch(new URL("api/tables", service.url), { method: "POST", body: JSON.stringify(what) });
    const { table, host, seats } = (await answer.json()) as { table: string; host: string; seats: { token: string }[] };
    return { table, host, tokens: seats.map(({ token }) => token) };
  }
  function remember(...all: readonly Follower[]): void {
    for (const one of all) {
      for (const { type, what } of one.heard) told.add(type === "news" ? `news ${String(what)}` : type);
      one.close();
    }
  }

  test.each([
    ["goofspiel", ["random", "random"]],
    ["smartphone", ["random", "steve", "manager"]],
    ["lake", ["random", "random", "manager"]],
  ])("%s: a whole game of bots, watched", async (game, players) => {
    const { table } = await open({ game, seats: players.map((player) => ({ player })) });
    const spectator = await Follower.join(service.url, table);
    const { position } = await spectator.until(isOver);
    expect((position as Json | undefined)?.["standings"]).toHaveLength(players.length);
    remember(spectator);
  });

  test("people who do everything that can be done at a table", async () => {
    const seats = [{ player: "human" }, { player: "human" }];
    const { table, host, tokens } = await open({ game: "goofspiel", options: { cards: 4 }, stand_in: "random", seats });
    const [ann, bob, owner] = await Promise.all(
      [...tokens, host].map((token) => Follower.join(service.url, table, token)),
    );
    if (!ann || !bob || !owner) throw new Error("somebody is missing");
    const typeOf = async (who: Follower, command: Json): Promise<unknown> => {
      said.add(command["do"]);
      return (await who.ask(command))["type"];
    };
    for (const command of [
      { do: "name", text: "Ann" },
      { do: "play", action: "bid 1" },
      { do: "undo" },
      { do: "play", action: { kind: "bid", card: 2 } },
    ])
      expect(await typeOf(ann, command)).toBe("done");
    const { row } = await ann.ask({ do: "say", text: "hello" });
    said.add("say");
    expect(await typeOf(owner, { do: "remove_line", line: row })).toBe("done");
    expect(await typeOf(owner, { do: "mute", whom: 2, yes: true })).toBe("done");
    expect(await typeOf(bob, { do: "play", action: "bid 3" })).toBe("done");
    expect(await typeOf(bob, { do: "play", action: "bid 3" })).toBe("refused");
    expect(await typeOf(bob, { do: "actions" })).toBe("actions");
    expect(await typeOf(bob, { do: "check", action: "bid 3" })).toBe("check");
    expect(await typeOf(bob, { do: "ask", question: "none" })).toBe("refused");
    expect(await typeOf(bob, { do: "history", before: 3 })).toBe("history");
    expect(await typeOf(bob, { do: "ping" })).toBe("pong");
    expect(await typeOf(bob, { do: "answer_undo", yes: true })).toBe("refused");
    expect(await typeOf(owner, { do: "chat", yes: false })).toBe("done");
    expect(await typeOf(owner, { do: "hints", yes: true })).toBe("done");
    expect(await typeOf(ann, { do: "stand_in" })).toBe("done");
    expect(await typeOf(ann, { do: "return" })).toBe("done");
    for (const who of [ann, bob]) expect(await typeOf(who, { do: "stand_in" })).toBe("done");
    await ann.until(isOver);
    expect(await typeOf(ann, { do: "rematch" })).toBe("done");
    await bob.until(({ what }) => what === "rematch");
    owner.say({ do: "leave" });
    remember(ann, bob, owner);
  });

  test("people who find their seats in a lobby", async () => {
    const seats = Array.from({ length: 3 }, () => ({ player: "human" }));
    const { table, host } = await open({ game: "smartphone", lobby: true, stand_in: "random", seats });
    const owner = await Follower.join(service.url, table, host);
    const hash = "ab".repeat(32);
    const done = async (who: Follower, command: Json): Promise<unknown> => {
      said.add(command["do"]);
      return (await who.ask(command))["type"];
    };
    expect(await done(owner, { do: "assign", seat: 3, player: "manager" })).toBe("done");
    expect(await done(owner, { do: "sit", name: "Ann", token: hash })).toBe("done");
    expect(await done(owner, { do: "rise", seat: 1 })).toBe("done");
    const path = new URL(`api/tables/${table}/seats`, service.url);
    await fetch(path, { method: "POST", body: JSON.stringify({ name: "Ben", token: host }) });
    const ben = await Follower.join(service.url, table, host);
    expect(await done(ben, { do: "choose", options: { colour: "blue" } })).toBe("done");
    expect(await done(ben, { do: "choose", options: { colour: "no such colour" } })).toBe("refused");
    const commitment = commitmentToPart(table, 1, hash);
    expect(await done(ben, { do: "commit", commitment })).toBe("done");
    expect(await done(ben, { do: "ready", yes: true })).toBe("done");
    expect(await done(ben, { do: "start" })).toBe("done");
    expect(await done(ben, { do: "part", part: hash })).toBe("done");
    const begun = await ben.until(({ what }) => what === "begin");
    expect(begun).toMatchObject({ seats: [{ name: "Ben" }, { player: "random" }, { player: "manager" }] });
    expect(await done(owner, { do: "close", text: "dinner" })).toBe("done");
    remember(owner, ben);
  });

  test("people who ask each other, and games that answer", async () => {
    const seats = [{ player: "human" }, { player: "human" }];
    const { table, tokens } = await open({ game: "smartphone", seats });
    const [ann, bob] = await Promise.all(tokens.map((token) => Follower.join(service.url, table, token)));
    if (!ann || !bob) throw new Error("somebody is missing");
    const { answer } = (await ann.ask({ do: "ask", question: "find_plan", with: { count: 1 } }))["result"] as {
      answer: { plans: { plan: Json }[] };
    };
    const action = { kind: "lay_plan", plan: answer.plans[0]?.plan };
    expect((await ann.ask({ do: "check", action }))["result"]).toMatchObject({ allowed: true });
    remember(ann, bob);
  });

  test("no kind of message and of command was left out", () => {
    interface Described {
      readonly oneOf: readonly { readonly properties: Json; readonly oneOf?: readonly { properties: Json }[] }[];
    }
    const named = (properties: Json, key: string): string => String((properties[key] as { const: string }).const);
    const messages = (schemas.get("table_message.json") as unknown as Described).oneOf.flatMap((one) => {
      const type = named(one.properties, "type");
      return type === "news" ? (one.oneOf ?? []).map((kind) => `news ${named(kind.properties, "what")}`) : [type];
    });
    // service/tests has what needs a broken disk, and undo by consent.
    const elsewhere = ["saving", "news undo", "news undo_asked", "news undo_agreed", "news undo_declined"];
    expect(messages.filter((type) => !told.has(type) && !elsewhere.includes(type))).toEqual([]);
    const commands = (schemas.get("table_command.json") as unknown as Described).oneOf;
    const names = commands.map(({ properties }) => named(properties, "do"));
    expect(names.filter((name) => !said.has(name) && !["join", "leave"].includes(name))).toEqual([]);
  });
});
