// Prints the signature of every game as the WebAssembly module computes it: node wasm/signature.mjs MODULE.wasm
import { readFileSync } from "node:fs";

const bytes = readFileSync(process.argv[2]);
const module = new WebAssembly.Module(bytes);
// The rules do no input or output, so whatever the C library would import may answer "done".
const wasi = Object.fromEntries(WebAssembly.Module.imports(module).map(({ name }) => [name, () => 0]));
const { exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi });
exports._initialize();

for (let game = 0; game < exports.game_count(); ++game) {
  const id = Buffer.from(exports.memory.buffer, exports.game_id(game), exports.game_id_length(game)).toString();
  const signature = BigInt.asUintN(64, exports.signature(game)).toString(16).padStart(16, "0");
  const value = BigInt.asUintN(64, exports.value_signature(game)).toString(16).padStart(16, "0");
  console.log(`${id} v${exports.rules_version(game)} ${signature} value ${value}`);
}
