/// Draws that can be proven: two browsers add their parts, the replay proves every draw, and an altered one is named.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible, newPage, shoot } from "./browser";
import { startService, type RunningService } from "./service";
import { browser } from "./stage";

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

async function post(path: string, body: unknown, token = ""): Promise<Record<string, string>> {
  const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(`${service.url}api/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return (await answer.json()) as Record<string, string>;
}

const tokens = ["ann", "bob"].map((name) => name.repeat(10));
/** A lobby for two people with four cards each, in which both sit. */
async function openLobby(): Promise<string> {
  const people = [{ player: "human" }, { player: "human" }];
  const { table = "" } = await post("tables", { game: "goofspiel", options: { cards: 4 }, seats: people, lobby: true });
  for (const token of tokens) await post(`tables/${table}/seats`, { name: token.slice(0, 3), token });
  return table;
}

/** Looks on until so many people have promised a part. */
const promised = (page: Page, table: string, wanted: number): Promise<void> =>
  page.evaluate(
    ([id, count]) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
        socket.onopen = () => socket.send(JSON.stringify({ do: "join", table: id }));
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const { lobby } = JSON.parse(data) as { lobby?: { parts?: unknown[] } };
          if ((lobby?.parts?.length ?? 0) === count) resolve(socket.close());
        };
      }),
    [table, wanted] as const,
  );

/** From now on the server gives the page a record whose second draw was exchanged for another; gives its step. */
async function alterDraw(page: Page, table: string): Promise<number> {
  interface Draw {
    actor: unknown;
    action: { prize: number };
  }
  const address = `${service.url}api/tables/${table}/record`;
  const record = (await (await fetch(address)).json()) as { steps: Draw[] };
  const [, second, third] = record.steps.filter(({ actor }) => actor === "chance");
  if (!second || !third) throw new Error("the game has too few draws");
  second.action = third.action;
  await page.route(address, (route) => route.fulfill({ json: record }));
  return record.steps.indexOf(second) + 1;
}

test("two browsers add their parts, the replay proves every draw, and an altered one is named", async () => {
  const table = await openLobby();
  const pages = await Promise.all(["en", "zh-Hans"].map((lang) => newPage(browser, { lang: lang as "en" })));
  const [ann, bob] = pages as [Page, Page];
  await Promise.all(pages.map((page, i) => page.goto(`${service.url}#/t/${table}/${tokens[i]}`)));
  await promised(ann, table, 2);
  for (const token of tokens) await post(`tables/${table}/commands`, { do: "ready", yes: true }, token);
  await ann.getByTestId("bid-1").waitFor();
  await ann.getByTestId("table-menu").click();
  expect(await ann.getByTestId("luck").textContent()).toMatch(/Provable draws: [0-9a-f]{16}/);
  await shoot(ann, "luck-menu");
  await ann.getByTestId("table-menu").click();
  for (const card of [1, 2, 3, 4])
    for (const token of tokens) await post(`tables/${table}/commands`, { do: "play", action: `bid ${card}` }, token);
  await Promise.all(pages.map((page) => page.getByTestId("replay-remote").click()));
  await ann.locator('[data-proof="proven"]').waitFor();
  await ann.getByRole("button", { name: "Every draw proven: all 4" }).click();
  await ann.getByText("fixed before the server knew it: ann, bob.").waitFor();
  await ann.getByText("The commitment is the one this browser saw at the table:").waitFor();
  expect(await ann.getByText("Your own random number is not among them").count()).toBe(0);
  await expectAccessible(ann);
  await shoot(ann, "luck-proven");
  await bob.getByRole("button", { name: "每次抽取均已证明，共 4 次" }).waitFor();
  const step = await alterDraw(bob, table);
  await bob.reload();
  await bob.locator('[data-proof="altered"]').getByText(`第 ${step} 步被改动`).waitFor();
  await shoot(bob, "luck-altered");
  await bob.getByText("这证明了什么").click();
  await bob.getByTestId("fairness").waitFor();
  await expectAccessible(bob);
  await Promise.all(pages.map((page) => page.context().close()));
});
