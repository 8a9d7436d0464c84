/// What tests and curious people may call from the console.
import { Engine } from "./engine/engine";
import { settings } from "./settings.svelte";
import { firstDraft, starts } from "./games/all_games";

async function withEngine<T>(use: (engine: Engine) => Promise<T>): Promise<T> {
  const engine = new Engine(() => settings.lang);
  try {
    return await use(engine);
  } finally {
    engine.close();
  }
}

/** The signature of every game, as `oligopoly signature` prints it. */
export const signatures = (): Promise<readonly string[]> => withEngine((engine) => engine.signatures());

/** Milliseconds a check of a first draft takes, to the worker and back; the median of many. */
export const checkTime = (): Promise<number> =>
  withEngine(async (engine) => {
    const [start] = starts;
    const action = firstDraft();
    if (!start || !action) throw new Error("no game begins with a click");
    await engine.ask("new", { setup: start.setup(), seed: 1 });
    await engine.ask("run", {});
    const times: number[] = [];
    for (let i = 0; i < 200; ++i) {
      const begin = performance.now();
      await engine.ask("check", { seat: 1, action });
      times.push(performance.now() - begin);
    }
    return times.sort((a, b) => a - b)[100] ?? Infinity;
  });
