import { sha256 } from "@noble/hashes/sha2.js";

/// A person's secret, 128 random bits, and how it is written down: 28 characters in groups of four, without those that
/// look alike (Crockford's base 32). The last twelve bits check the others.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const secretBytes = 16;
const characters = 28;
const checkBits = 12n;

export const newSecret = (): Uint8Array => crypto.getRandomValues(new Uint8Array(secretBytes));

function checkOf(secret: Uint8Array): bigint {
  const [first = 0, second = 0] = sha256(secret);
  return BigInt((first << 4) | (second >> 4));
}

/** The phrase of a secret: "7K3M-…". */
export function phraseOf(secret: Uint8Array): string {
  const number = secret.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let rest = (number << checkBits) | checkOf(secret);
  const written: string[] = [];
  for (let i = 0; i < characters; ++i) {
    written.unshift(alphabet[Number(rest & 31n)] ?? "");
    rest >>= 5n;
  }
  return written.join("").replace(/(.{4})(?=.)/g, "$1-");
}

/** The secret of a phrase, however it was typed; undefined if it is none, or has a typing error. */
export function secretOf(typed: string): Uint8Array | undefined {
  const plain = typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
  const digits = [...plain].map((character) => alphabet.indexOf(character));
  if (digits.length !== characters || digits.includes(-1)) return undefined;
  const whole = digits.reduce((sum, digit) => (sum << 5n) | BigInt(digit), 0n);
  const secret = new Uint8Array(secretBytes);
  let rest = whole >> checkBits;
  for (let i = secretBytes - 1; i >= 0; --i) {
    secret[i] = Number(rest & 255n);
    rest >>= 8n;
  }
  return (whole & ((1n << checkBits) - 1n)) === checkOf(secret) ? secret : undefined;
}

/** The phrase in a link such as ".../#/restore/7K3M-…", or the phrase itself. */
export const phraseIn = (text: string): string => text.trim().replace(/^.*#\/restore\//, "");
