/// The rules in a thread of their own, so that thinking never holds up the page.
import wasmUrl from "../../../build/wasm/oligopoly.wasm?url";
import { startModule } from "./module";

const rules = WebAssembly.compileStreaming(fetch(wasmUrl)).then(startModule);

self.onmessage = async ({ data }: MessageEvent<{ id: number; request: string }>) => {
  try {
    const module = await rules;
    const answer = data.request === "signatures" ? JSON.stringify(module.signatures()) : module.answer(data.request);
    self.postMessage({ id: data.id, answer });
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : String(failure);
    self.postMessage({ id: data.id, answer: JSON.stringify({ error: { name: "engine_stopped", message } }) });
  }
};
