import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/// How a bundle leaves this browser: packed, and locked with a key that the service never sees. Web Crypto would do the
/// same, but browsers have it on https only, and people play in a network at home.
const nonceBytes = 24;

function derived(secret: Uint8Array, what: string, bytes: number): Uint8Array {
  return hkdf(sha256, secret, undefined, utf8ToBytes(`oligopoly keepsake ${what}`), bytes);
}
/** The name under which the service keeps the bundle. It tells nothing about the key. */
export const nameOf = (secret: Uint8Array): string => bytesToHex(derived(secret, "name", 16));

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const piped = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}
function toText(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
const fromText = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));

export async function sealed(secret: Uint8Array, text: string): Promise<string> {
  const packed = await through(utf8ToBytes(text), new CompressionStream("gzip"));
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const locked = xchacha20poly1305(derived(secret, "key", 32), nonce).encrypt(packed);
  return toText(new Uint8Array([...nonce, ...locked]));
}
/** Throws if it was locked with another key, or changed since. */
export async function opened(secret: Uint8Array, text: string): Promise<string> {
  const bytes = fromText(text);
  const cipher = xchacha20poly1305(derived(secret, "key", 32), bytes.slice(0, nonceBytes));
  const packed = cipher.decrypt(bytes.slice(nonceBytes));
  return new TextDecoder().decode(await through(packed, new DecompressionStream("gzip")));
}
