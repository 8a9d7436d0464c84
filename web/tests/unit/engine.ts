import { readFileSync } from "node:fs";
import { startModule } from "../../src/engine/module";
import { shown, type Position, type Requests, type SeatName } from "../../src/engine/protocol";

export type Ask = <N extends keyof Requests>(name: N, body: Requests[N][0]) => Requests[N][1];

/** The rules module without a worker: how to ask it, and what a seat sees now. */
export function startRules(): { ask: Ask; look: (seat: SeatName) => Position } {
  const bytes = readFileSync(new URL("../../../build/wasm/oligopoly.wasm", import.meta.url));
  const rules = startModule(new WebAssembly.Module(bytes));
  const ask: Ask = (name, body) => {
    const answer = JSON.parse(rules.answer(JSON.stringify({ do: name, lang: "en", ...body })));
    if ("error" in answer) throw new Error(answer.error.name);
    return answer;
  };
  return { ask, look: (seat) => shown(ask("position", { show: { seat } })) };
}
