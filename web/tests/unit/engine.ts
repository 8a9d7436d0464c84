import { readFileSync } from "node:fs";
import { startModule } from "../../src/engine/module";
import type { Answer, RequestName, Requests } from "../../src/engine/protocol";

/** The rules module without a worker. */
export function desk(): <N extends RequestName>(name: N, body: Requests[N][0]) => Answer<N> {
  const bytes = readFileSync(new URL("../../../build/wasm/oligopoly.wasm", import.meta.url));
  const rules = startModule(new WebAssembly.Module(bytes));
  return (name, body) => {
    const answer = JSON.parse(rules.answer(JSON.stringify({ do: name, lang: "en", ...body })));
    if ("error" in answer) throw new Error(answer.error.name);
    return answer;
  };
}
