/// Results of a group: who is ahead, apart from what they played, and a file of it.
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible, newPage, shoot } from "./browser";
import { startService, type RunningService } from "./service";
import { browser } from "./stage";

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test("a group is made, a table is played for it, and everyone with the link sees who is ahead", async () => {
  const host = await newPage(browser);
  await host.goto(`${service.url}#/groups`);
  await host.getByTestId("group-name").fill("Friday nights");
  await host.getByTestId("group-new").click();
  await host.getByText("No finished games yet.").waitFor();
  const link = await host.getByTestId("group-link").inputValue();

  // Bots play the game out: only their seats have no names of people.
  await host.goto(`${service.url}#/new`);
  await host.getByTestId("game").selectOption("smartphone");
  for (const seat of [1, 2]) await host.getByTestId(`player-${seat}`).selectOption("manager");
  await host.getByTestId("online").check();
  await host.getByTestId("group").selectOption({ label: "Friday nights" });
  await host.getByTestId("start").click();
  await host.getByTestId("frame").waitFor();

  const friend = await newPage(browser, { lang: "zh-Hant", size: "phone" });
  await friend.goto(link);
  await expect
    .poll(
      async () => {
        await friend.reload();
        await friend.getByRole("heading", { level: 1 }).waitFor();
        return friend.getByTestId("tallies").count();
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toBe(1);
  await friend.getByTestId("sides").getByRole("row", { name: /綠/ }).waitFor();
  expect(await friend.getByTestId("tallies").textContent()).toMatch(/1[3-6]\d\d/);
  await expectAccessible(friend);
  await shoot(friend, "group");

  const [file] = await Promise.all([friend.waitForEvent("download"), friend.getByTestId("csv").click()]);
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe("table,game,ended,minutes,seat,person,side,score,place");

  // A link that leads nowhere is not kept, unless somebody wants it.
  await friend.goto(`${service.url}#/groups/${"0".repeat(16)}/Nobody`);
  await friend.getByTestId("group-keep").waitFor();
  await friend.goto(`${service.url}#/groups`);
  expect(await friend.locator("li.card").count()).toBe(1);
  await friend.goBack();
  await friend.getByTestId("group-keep").click();
  await friend.goto(`${service.url}#/groups`);
  await expect.poll(() => friend.locator("li.card").count()).toBe(2);
  await Promise.all([host, friend].map((page) => page.context().close()));
});
