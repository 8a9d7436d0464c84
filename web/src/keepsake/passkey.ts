/// A passkey as another way to the same secret: whoever's devices share it need no phrase. The authenticator works the
/// secret out (the PRF extension); it is the same wherever the passkey is, and nothing about it is sent to the service.
const purpose = new TextEncoder().encode("oligopoly keepsake, version 1");
const secretBytes = 16;

/** Browsers have passkeys on https and localhost only, and for names, not for addresses of machines. */
export function canUsePasskeys(): boolean {
  const isAddress = /^[\d.]+$|^\[/.test(location.hostname);
  return isSecureContext && !isAddress && typeof PublicKeyCredential === "function";
}

const challenge = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(32));
const extensions = { prf: { eval: { first: purpose } } } as AuthenticationExtensionsClientInputs;

interface WithPrf {
  readonly prf?: { readonly results?: { readonly first?: BufferSource } };
}
function secretIn(credential: Credential | null): Uint8Array | undefined {
  const found = (credential as PublicKeyCredential | null)?.getClientExtensionResults() as WithPrf | undefined;
  const first = found?.prf?.results?.first;
  if (!first) return undefined;
  const bytes = first instanceof ArrayBuffer ? new Uint8Array(first) : new Uint8Array(first.buffer, first.byteOffset);
  return bytes.slice(0, secretBytes);
}

/** The secret of the passkey that the person chooses; undefined if it cannot tell one, or they chose none. */
export async function secretOfPasskey(): Promise<Uint8Array | undefined> {
  const publicKey = { challenge: challenge(), userVerification: "preferred" as const, extensions };
  return secretIn(await navigator.credentials.get({ publicKey }).catch(() => null));
}

/** Makes a passkey for this site and gives its secret. Many tell it only when they are used for the first time. */
export async function newPasskey(name: string): Promise<Uint8Array | undefined> {
  const id = crypto.getRandomValues(new Uint8Array(16));
  const made = await navigator.credentials
    .create({
      publicKey: {
        challenge: challenge(),
        rp: { name: "Oligopoly" },
        user: { id, name, displayName: name },
        pubKeyCredParams: [
          { type: "public-key", alg: -7 },
          { type: "public-key", alg: -257 },
        ],
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
        extensions,
      },
    })
    .catch(() => null);
  return made ? (secretIn(made) ?? secretOfPasskey()) : undefined;
}
