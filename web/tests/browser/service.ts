import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { newPage, type Lang } from "./browser";
import { dist } from "./serve";

export const program = fileURLToPath(new URL("../../../build/release/oligopoly", import.meta.url));

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

export interface RunningService {
  readonly url: string;
  /** Stops the process at once, as a power cut would, and starts it again on the same tables. */
  restart(): Promise<void>;
  close(): void;
}

/** The real table service with a database of its own, and further arguments if it is to be run otherwise. */
export async function startService(more: readonly string[] = []): Promise<RunningService> {
  if (!existsSync(program)) throw new Error("build the target oligopoly first");
  const folder = mkdtempSync(join(tmpdir(), "oligopoly-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  let running: ChildProcess | undefined;
  const begin = async (): Promise<void> => {
    const args = [
      "serve",
      "--port",
      String(port),
      "--db",
      `sqlite:${join(folder, "tables.db")}`,
      "--web",
      dist,
      ...more,
    ];
    running = spawn(program, args, { stdio: "ignore" });
    for (let i = 0; i < 200; ++i) {
      const answer = await fetch(`${url}healthz`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error("the service does not answer");
  };
  const end = (): Promise<void> =>
    new Promise((resolve) => {
      running?.once("exit", () => resolve());
      running?.kill("SIGKILL");
    });
  await begin();
  return {
    url,
    restart: async () => {
      await end();
      await begin();
    },
    close: () => {
      running?.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Opens a table as another program would: a setup or a record, and how it is run. Gives the link of each seat. */
export async function openTable(url: string, what: object): Promise<string[]> {
  const answer = await fetch(`${url}api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(what),
  });
  const { table, seats } = (await answer.json()) as { table: string; seats: { token: string }[] };
  return seats.map(({ token }) => `${url}#/t/${table}/${token}`);
}

/** A person who sits down by a link. */
export async function sit(browser: Browser, link: string | undefined, lang: Lang = "en"): Promise<Page> {
  const page = await newPage(browser, { lang });
  await page.goto(link ?? "");
  await page.getByTestId("table").waitFor();
  return page;
}

/** A table with a game of eight bots, played to its end: the hash of its address. */
export async function openLongGame({ url }: RunningService): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), "oligopoly-")), "lake.json");
  const seats = Array.from({ length: 8 }, () => "apprentice").join(",");
  execFileSync(program, ["auto", "lake", "--seats", seats, "--games", "1", "--seed", "1", "--record", file]);
  const record: unknown = JSON.parse(readFileSync(file, "utf8"));
  const answer = await fetch(`${url}api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ record }),
  });
  const { table } = (await answer.json()) as { table: string };
  return `#/t/${table}`;
}
