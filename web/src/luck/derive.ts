import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

// How draws are derived so that they can be proven: as service/luck.hpp does it, and docs/fairness.md says it. Browsers
// have a SHA-256 of their own only over https, and most tables at home are not.

/** Each part after its length in four bytes, the most significant first: no two lists read alike. */
function message(purpose: string, parts: readonly (string | Uint8Array)[]): Uint8Array {
  const all = [`oligopoly luck 1 ${purpose}`, ...parts].flatMap((part) => {
    const bytes = typeof part === "string" ? utf8ToBytes(part) : part;
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, bytes.length);
    return [length, bytes];
  });
  return concatBytes(...all);
}

/** What a table publishes before anyone gives a part. */
export const commitmentToSeed = (table: string, seed: string): string =>
  bytesToHex(sha256(message("seed", [table, hexToBytes(seed)])));

/** What a person sends before the table is told the part. */
export const commitmentToPart = (table: string, seat: number, part: string): string =>
  bytesToHex(sha256(message("part", [table, String(seat), hexToBytes(part)])));

/** What draws number `first` to `last` are made from. `parts` has one for each seat, "" where nobody gave one. */
export function seedsOfDraws(
  table: string,
  seed: string,
  parts: readonly string[],
  first: number,
  last: number,
): string[] {
  const key = hmac(sha256, hexToBytes(seed), message("key", [table, ...parts.map(hexToBytes)]));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) =>
    bytesToHex(hmac(sha256, key, message("draw", [String(first + i)])).slice(0, 8)),
  );
}
