/// What tests and curious people may call from the console.
import { steveSetup } from "./table/setups";
import { Engine } from "./engine/engine";
import { settings } from "./settings.svelte";
import { planAction } from "./games/smartphone/planner.svelte";
import { firstPlan } from "./games/smartphone/plan";

async function withEngine<T>(use: (engine: Engine) => Promise<T>): Promise<T> {
  const engine = new Engine(() => settings.lang);
  try {
    return await use(engine);
  } finally {
    engine.close();
  }
}

/** The signature of every game, as `oligopoly signature` prints it. */
export const signatures = (): Promise<readonly string[]> =>
  withEngine(async (engine) => (await engine.ask("signatures", {})).signatures);

/** Milliseconds a check of a plan takes, to the worker and back; the median of many. */
export const checkTime = (): Promise<number> =>
  withEngine(async (engine) => {
    await engine.ask("begin", { setup: steveSetup(), seed: 1, seat: 1 });
    await engine.ask("run", {});
    const times: number[] = [];
    for (let i = 0; i < 200; ++i) {
      const begin = performance.now();
      await engine.ask("check", { seat: 1, action: planAction(firstPlan(1)) });
      times.push(performance.now() - begin);
    }
    return times.sort((a, b) => a - b)[100] ?? Infinity;
  });
