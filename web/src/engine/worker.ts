/// One desk of the rules in a thread of its own, so that thinking never holds up the page.
import wasmUrl from "../../../build/wasm/oligopoly.wasm?url";
import { startModule } from "./module";

const rules = WebAssembly.compileStreaming(fetch(wasmUrl)).then(startModule);

self.onmessage = async ({ data }: MessageEvent<{ id: number; request: string; isSignatures: boolean }>) => {
  try {
    const module = await rules;
    const answer = data.isSignatures ? JSON.stringify({ signatures: module.signatures() }) : module.answer(data.request);
    self.postMessage({ id: data.id, answer });
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : String(failure);
    self.postMessage({ id: data.id, answer: JSON.stringify({ error: { name: "engine_stopped", message } }) });
  }
};
