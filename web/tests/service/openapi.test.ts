import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startService, type RunningService } from "../browser/service";
import { ask, documentedAnswers, type Answered, type Asked } from "./openapi";

/** Answers that only a broken disk, a process that ends, another release or a letter brings about; service/tests has
 *  those. */
const elsewhere = / (503|507)$|^GET .*\{table\}.* 422$|\/confirm 200$/;

describe("docs/openapi.yaml: every documented page answers as documented", () => {
  const seen = new Set<string>();
  let service: RunningService;
  let strict: RunningService;
  let listing: RunningService;
  beforeAll(async () => {
    [service, strict, listing] = [
      await startService(),
      await startService(["--requests-per-second", "0.1", "--tables-per-hour", "1"]),
      await startService(["--public-list"]),
    ];
  });
  afterAll(() => [service, strict, listing].forEach((one) => one.close()));

  const to = (page: string, asked: Asked = {}): Promise<Answered> => ask(service.url, page, asked, seen);
  /** The status, and the name of the error if it is one. */
  const outcome = async (page: string, asked: Asked = {}): Promise<string> => {
    const { status, body } = await to(page, asked);
    const error = body.error as { name: string } | undefined;
    return error === undefined ? String(status) : `${status} ${error.name}`;
  };

  const cards = { game: "goofspiel", options: { cards: 4 } };
  const people = { ...cards, seats: [{ player: "human" }, { player: "human" }] };
  const alone = { ...cards, seats: [{ player: "human" }, { player: "random" }] };
  /** Opens a table; its id and the token of seat 1. */
  async function open(what: object): Promise<{ table: string; token: string; host: string }> {
    const { status, body } = await to("POST /api/tables", { body: what });
    expect(status).toBe(201);
    const { table, host, seats } = body as unknown as { table: string; host: string; seats: { token: string }[] };
    return { table, host, token: seats[0]?.token ?? "" };
  }
  const stranger = { table: "0123456789abcdef" };
  const tooLong = "x".repeat(20_000);

  test("the games, health and metrics", async () => {
    expect((await to("GET /api/games")).body.games).toHaveLength(3);
    // It listens for this machine alone.
    expect((await to("GET /api/addresses")).body.addresses).toEqual([]);
    expect((await to("GET /api/groups/{group}", { table: "nobody-has-played" })).body.tables).toEqual([]);
    expect((await to("GET /healthz")).body).toEqual({ status: "ok" });
    expect((await to("GET /metrics")).status).toBe(200);
  });

  test("opening tables: with every member there is, from a record, and refused", async () => {
    await open({
      ...people,
      ruleset: "standard",
      chat: false,
      watch: false,
      hints: true,
      move_time: 60,
      stand_in: "random",
    });
    await open({
      game: "lake",
      ruleset: { custom: { base: "handbook" } },
      seats: [{ player: "human", civ: "uk" }, { player: "manager" }],
    });
    const game = await open(alone);
    const record = (await to("GET /api/tables/{table}/record", game)).body;
    await open({ record });
    expect(await outcome("POST /api/tables", { body: "{" })).toMatch(/^422/);
    expect(await outcome("POST /api/tables", { body: { ...people, game: "chess" } })).toMatch(/^422/);
    expect(await outcome("POST /api/tables", { body: "x".repeat(2 << 20) })).toBe("413 too_large");
  });

  test("how a table stands: to its seats, to spectators, to strangers, and of several at once", async () => {
    const [open_, closed] = [await open({ ...people, move_time: 60 }), await open({ ...people, watch: false })];
    expect((await to("GET /api/tables/{table}", open_)).body.seat).toBe(1);
    expect((await to("GET /api/tables/{table}", { table: open_.table })).body.seat).toBe("spectator");
    expect(await outcome("GET /api/tables/{table}", { table: closed.table })).toBe("403 no_watching");
    expect(await outcome("GET /api/tables/{table}", { ...open_, token: "nonsense" })).toBe("403 wrong_token");
    expect(await outcome("GET /api/tables/{table}", stranger)).toBe("404 no_such_table");
    const links = [open_, closed].map(({ table, token }) => ({ table, token }));
    expect((await to("POST /api/tables/mine", { body: { tables: [...links, stranger] } })).body.tables).toHaveLength(2);
    expect(await outcome("POST /api/tables/mine", { body: {} })).toMatch(/^422/);
    expect(await outcome("POST /api/tables/mine", { body: tooLong })).toBe("413 too_large");
  });

  test("a lobby: its seats, and the public list", async () => {
    const { table, host } = await open({ ...people, lobby: true, listed: true, watch_delay: 30 });
    const seats = (body: object | string, at = table): Promise<string> =>
      outcome("POST /api/tables/{table}/seats", { table: at, body });
    expect(await seats({ name: "Ann", token: host })).toBe("201");
    expect(await seats({ name: "Ann\nBen" })).toBe("422 bad_text");
    expect(await seats({ name: "Ben" })).toBe("201");
    expect(await seats({ name: "Cem" })).toBe("409 table_full");
    expect(await seats({ name: "Cem" }, stranger.table)).toBe("404 no_such_table");
    expect(await seats(tooLong)).toBe("413 too_large");
    expect(await outcome("GET /api/tables/{table}/record", { table })).toBe("409 not_begun");
    expect(await outcome("GET /api/tables")).toBe("404 no_public_list");
    expect((await ask(listing.url, "GET /api/tables", {}, seen)).body).toEqual({ tables: [] });
  });

  test("records", async () => {
    const secret = await open({ ...people, watch: false });
    expect(await outcome("GET /api/tables/{table}/record", secret)).toBe("409 secrets_left");
    expect(await outcome("GET /api/tables/{table}/record", { table: secret.table })).toBe("403 no_watching");
    expect(await outcome("GET /api/tables/{table}/record", stranger)).toBe("404 no_such_table");
  });

  test("commands: a whole game with names, a rematch and every kind of answer", async () => {
    const game = await open(alone);
    const command = (body: object, asked: Asked = game): Promise<string> =>
      outcome("POST /api/tables/{table}/commands", { ...asked, body });
    for (const body of [
      { do: "name", key: "1", text: "Ann" },
      { do: "say", key: "2", text: "hello" },
      { do: "check", action: "bid 1" },
      { do: "check", action: "bid 9" },
    ])
      expect(await command(body)).toBe("200");
    expect(await command({ do: "chat", yes: false }, { ...game, token: game.host })).toBe("200");
    expect(await command({ do: "say", text: "anyone?" })).toBe("422 chat_off");
    expect(await command({ do: "hints", yes: true }, { ...game, token: game.host })).toBe("200");
    expect(await command({ do: "hints", yes: false })).toBe("422 not_host");
    expect((await to("GET /api/tables/{table}", game)).body.hints).toBe(true);
    expect(await command({ do: "ping" })).toBe("405 wrong_method");
    expect(await command({ do: "play", turn: 0, action: "bid 1" })).toBe("409 stale");
    expect(await command({ do: "undo" }, { ...game, token: "nonsense" })).toBe("403 wrong_token");
    expect(await command({ do: "undo" }, stranger)).toBe("404 no_such_table");
    expect(await outcome("POST /api/tables/{table}/commands", { ...game, body: tooLong })).toBe("413 too_large");
    for (let i = 0; i < 200; ++i) {
      const { result } = (await to("POST /api/tables/{table}/commands", { ...game, body: { do: "actions" } })).body as {
        result: { actions: { action: object }[] };
      };
      if (result.actions.length > 0) await command({ do: "play", action: result.actions[0]?.action });
      const { state } = (await to("GET /api/tables/{table}", game)).body as { state: { over: boolean } };
      if (state.over) break;
    }
    expect(await command({ do: "rematch" })).toBe("200");
    const { rematch, state } = (await to("GET /api/tables/{table}", { table: game.table })).body as {
      rematch: string;
      state: { standings: object[] };
    };
    expect(rematch).not.toBe(game.table);
    expect(state.standings).toHaveLength(2);
    expect(await outcome("GET /api/tables/{table}/record", { table: game.table })).toBe("200");
  });

  test("keepsakes: kept, given, forgotten, and refused", async () => {
    const mine = { token: "k".repeat(32) };
    expect(await outcome("GET /api/keepsake", mine)).toBe("404 no_such_keepsake");
    expect(await outcome("PUT /api/keepsake", { ...mine, body: "Locked-1_" })).toBe("204");
    expect(await outcome("GET /api/keepsake", mine)).toBe("200");
    expect(await outcome("PUT /api/keepsake", { ...mine, body: "x".repeat((256 << 10) + 1) })).toBe("413 too_large");
    expect(await outcome("PUT /api/keepsake", { ...mine, body: "no letters" })).toBe("400 bad_request");
    expect(await outcome("DELETE /api/keepsake", mine)).toBe("204");
    for (const page of ["GET", "PUT", "DELETE"].map((method) => `${method} /api/keepsake`))
      expect(await outcome(page, { token: "short", body: "x" })).toBe("403 no_keepsake_key");
  });

  test("being called, the feed, and reports", async () => {
    const game = await open(people);
    const page = "POST /api/tables/{table}/calls";
    expect(await outcome(page, { ...game, body: {} })).toBe("200");
    expect(await outcome(page, { ...game, body: { mail: "ann@example.org" } })).toBe("422 no_mail");
    expect(await outcome(page, { ...game, token: "nonsense", body: {} })).toBe("403 wrong_token");
    expect(await outcome(page, { ...stranger, body: {} })).toBe("404 no_such_table");
    expect(await outcome(page, { ...game, body: tooLong })).toBe("413 too_large");
    const { table } = await open({ ...people, lobby: true });
    const { body: seated } = await to("POST /api/tables/{table}/seats", { table, body: { name: "Ann" } });
    expect(await outcome(page, { table, token: seated.token as string, body: {} })).toBe("409 not_begun");
    const made = (await to(page, { ...game, body: { feed: true, lang: "en" } })).body.feed_address as string;
    const feed = { ...game, query: made.slice(made.indexOf("?")) };
    const { status, tag } = await to("GET /api/tables/{table}/feed", feed);
    expect(status).toBe(200);
    expect(await outcome("GET /api/tables/{table}/feed", { ...feed, headers: { "if-none-match": tag } })).toBe("304");
    expect(await outcome("GET /api/tables/{table}/feed", game)).toBe("403 wrong_token");
    const guess = { ...game, query: "?seat=1&token=guess" };
    expect(await outcome(`${page}/confirm`, guess)).toBe("403 wrong_token");
    expect(await outcome(`${page}/stop`, guess)).toBe("200");
    const report = (body: object | string, asked: Asked = game): Promise<string> =>
      outcome("POST /api/tables/{table}/report", { ...asked, body });
    expect(await report({ text: "help" })).toBe("200");
    expect(await report({ text: "help", line: 1 })).toBe("422 no_such_line");
    expect(await report({ text: "help" }, { ...game, token: "nonsense" })).toBe("403 wrong_token");
    expect(await report({ text: "help" }, stranger)).toBe("404 no_such_table");
    expect(await report(tooLong)).toBe("413 too_large");
  });

  test("short links to finished games", async () => {
    expect(await outcome("GET /r/{table}", stranger)).toBe("302");
    expect(await outcome("GET /embed/{table}", stranger)).toBe("302");
  });

  test("the WebSocket opens, not for pages of other sites and not without an upgrade", async () => {
    const upgrade = {
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
    };
    expect(await outcome("GET /ws", { headers: upgrade })).toBe("101");
    expect(await outcome("GET /ws", { headers: { ...upgrade, origin: "https://elsewhere.example" } })).toBe(
      "403 wrong_origin",
    );
    expect(await outcome("GET /ws")).toBe("404 no_such_page");
  });

  test("limits and other sites are answered alike on every page", async () => {
    await ask(strict.url, "POST /api/tables", { body: people }, seen);
    for (const page of new Set(documentedAnswers().map((answer) => answer.split(" ").slice(0, 2).join(" ")))) {
      // Whoever watches over the service always gets through.
      const isWatch = page === "GET /healthz" || page === "GET /metrics";
      // The page's files have an allowance of their own, ten times as large.
      if (!isWatch && !page.includes("/api/")) for (let i = 0; i < 12; ++i) await ask(strict.url, page, stranger, seen);
      expect((await ask(strict.url, page, stranger, seen)).status).toBe(isWatch ? 200 : 429);
      expect(await outcome(page, { ...stranger, headers: { origin: "https://elsewhere.example" } })).toBe(
        "403 wrong_origin",
      );
    }
  });

  test("no documented answer was left out", () => {
    expect(documentedAnswers().filter((answer) => !seen.has(answer) && !elsewhere.test(answer))).toEqual([]);
  });
});
