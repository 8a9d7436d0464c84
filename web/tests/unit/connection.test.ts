import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "../../src/engine/engine";
import type { JsonObject } from "../../src/engine/protocol";
import { Connection } from "../../src/table/connection";
import type { Command, Message } from "../../src/table/wire";

/** A WebSocket that does what the test says. */
class Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly said: JsonObject[] = [];
  send(text: string): void {
    this.said.push(JSON.parse(text) as JsonObject);
  }
  close(): void {}
  opens(): this {
    this.onopen?.();
    return this;
  }
  tells(message: JsonObject): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.onclose?.();
  }
  commands(): JsonObject[] {
    return this.said.filter((one) => one["do"] !== "join" && one["do"] !== "ping");
  }
}
const play: Command = { do: "play", action: "bid 1" };
const state = { step: 0, turn: 0, to_act: [1], committed: [], over: false };
const joined: JsonObject = {
  ...{
    type: "joined",
    row: 3,
    from: 4,
    table: "t",
    seat: 1,
    host: false,
    game: "goofspiel",
    ruleset: "standard",
    created: 0,
    move_time: 0,
    chat: true,
  },
  ...{ seats: [], state, setup: {}, news: [], view: {} },
};

let sockets: Socket[];
let heard: Message[];
let failures: Error[];
let page: EventTarget;
let connection: Connection;
const last = (): Socket => sockets.at(-1) as Socket;
/** Lets everything happen that needs no time. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
async function join(): Promise<void> {
  last().opens().tells(joined);
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, heard, failures, page] = [[], [], [], new EventTarget()];
  const speaker = {
    greeting: (): Command => ({ do: "join", table: "t" }),
    hear: async (message: Message) => void heard.push(message),
    changed: () => {},
    fail: (failure: Error) => void failures.push(failure),
  };
  const connect = (): WebSocket => {
    sockets.push(new Socket());
    return last() as unknown as WebSocket;
  };
  connection = new Connection(speaker, connect, page);
  connection.open();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

test("the pause before the next attempt grows until the table is joined, not merely reached", async () => {
  for (let second = 0; second < 120; ++second) {
    last().opens().breaks();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(sockets.length).toBeLessThanOrEqual(7);
  await vi.advanceTimersByTimeAsync(10_000);
  await join();
  last().breaks();
  const before = sockets.length;
  await vi.advanceTimersByTimeAsync(300);
  expect(sockets.length).toBe(before + 1);
});

test("what is under way when the connection breaks is said again with the same key once the table is joined", async () => {
  await join();
  const answer = connection.send(play);
  const key = last().commands()[0]?.["key"] as string;
  last().breaks();
  expect(connection.isWaiting).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  last().opens();
  expect(last().commands()).toEqual([]);
  last().tells(joined);
  await settle();
  expect(last().commands()).toEqual([{ ...play, key }]);
  last().tells({ type: "done", key, row: 4 });
  expect(await answer).toBe(4);
  expect(connection.isWaiting).toBe(false);
});

test("what is said while there is no connection waits for one", async () => {
  await join();
  last().breaks();
  const answer = connection.send({ do: "say", text: "hello" });
  await vi.advanceTimersByTimeAsync(300);
  await join();
  last().tells({ type: "done", key: last().commands()[0]?.["key"] ?? "", row: 4 });
  expect(await answer).toBe(4);
});

test("only a table that is left rejects what is under way", async () => {
  await join();
  const answer = connection.send(play);
  connection.close();
  await expect(answer).rejects.toBeInstanceOf(Refused);
  await expect(connection.send(play)).rejects.toBeInstanceOf(Refused);
});

const unknown = (key: string): JsonObject => ({
  type: "refused",
  key,
  error: { name: "unknown", message: "not known" },
});

test("where it is not known whether a command was saved, it is asked again with the same key", async () => {
  await join();
  const answer = connection.send(play);
  const key = last().commands()[0]?.["key"] as string;
  for (let i = 1; i <= 3; ++i) {
    last().tells(unknown(key));
    await settle();
    expect(last().commands().length).toBe(i);
    expect(connection.isWaiting).toBe(true);
    await vi.advanceTimersByTimeAsync(8000);
    expect(
      last()
        .commands()
        .map((one) => one["key"]),
    ).toEqual(Array.from({ length: i + 1 }, () => key));
  }
  last().tells({ type: "done", key, row: 4 });
  expect(await answer).toBe(4);
});

test("after a few questions it is said that nobody knows", async () => {
  await join();
  const answer = connection.send(play).catch((failure: Refused) => failure.refusal.name);
  for (let i = 0; i < 10; ++i) {
    last().tells(unknown(last().commands()[0]?.["key"] as string));
    // What comes in between keeps the connection from looking dead.
    await vi.advanceTimersByTimeAsync(16_000);
  }
  expect(await answer).toBe("unknown");
  expect(last().commands().length).toBe(6);
});

test("after twenty silent seconds the server is pinged, and without an answer the connection is lost", async () => {
  await join();
  await vi.advanceTimersByTimeAsync(19_000);
  last().tells({ type: "presence", here: [1] });
  await vi.advanceTimersByTimeAsync(19_000);
  expect(last().said.some((one) => one["do"] === "ping")).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(last().said.at(-1)).toEqual({ do: "ping", key: "ping" });
  last().tells({ type: "pong", key: "ping", result: 1 });
  await vi.advanceTimersByTimeAsync(19_000);
  expect(connection.isConnected).toBe(true);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(connection.isConnected).toBe(false);
  expect(sockets.length).toBe(2);
});

test("when the browser goes offline the connection counts as lost at once, unless the server still answers", async () => {
  await join();
  page.dispatchEvent(new Event("offline"));
  expect(connection.isConnected).toBe(false);
  last().tells({ type: "pong", key: "ping", result: 1 });
  expect(connection.isConnected).toBe(true);
  page.dispatchEvent(new Event("offline"));
  await vi.advanceTimersByTimeAsync(6_000);
  expect(connection.isConnected).toBe(false);
  const before = sockets.length;
  page.dispatchEvent(new Event("online"));
  expect(sockets.length).toBe(before + 1);
  await join();
  expect(connection.isConnected).toBe(true);
});

const refuse = (name: string): void =>
  last()
    .opens()
    .tells({ type: "refused", key: "join", error: { name, message: name } });

test("a page whose first join is refused says so and gives up", async () => {
  refuse("storage_full");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(failures.map(({ message }) => message)).toEqual(["storage_full"]);
  expect(sockets.length).toBe(1);
});

test("a page that was at the table gives up only if it will always be refused", async () => {
  await join();
  last().breaks();
  await vi.advanceTimersByTimeAsync(300);
  refuse("storage_full");
  await vi.advanceTimersByTimeAsync(1000);
  expect(failures).toEqual([]);
  expect(sockets.length).toBe(3);
  refuse("no_such_table");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(failures.map(({ message }) => message)).toEqual(["no_such_table"]);
  expect(sockets.length).toBe(3);
});
