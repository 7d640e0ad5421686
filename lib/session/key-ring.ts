import { base64url } from 'jose';

/** One key of the ring: the first seals, each opens what carries its `kid`. */
export interface SessionKey {
  readonly kid: string;
  readonly secret: Uint8Array;
}

/** SESSION_KEYS cannot be used. The message names the reason and never a key. */
export class BadKeyRing extends Error {
  override readonly name = 'BadKeyRing';
}

const KEY_BYTES = 32;
/** What .env.example shows: 32 bytes of text, so that a copied example is refused instead of being a public key. */
export const SAMPLE_SECRET = base64url.encode('replace-this-by-32-random-bytes!');

/** Reads `k2:<32 bytes base64url>,k1:<...>`; refuses a ring that would not protect anything. */
export function parseKeyRing(text: string | undefined): SessionKey[] {
  if (!text?.trim()) throw new BadKeyRing('missing: give kid:secret, secret = 32 random bytes in base64url');
  const ring = text.split(',').map((entry, index) => parseKey(entry.trim(), index + 1));
  if (new Set(ring.map(({ kid }) => kid)).size !== ring.length) throw new BadKeyRing('two keys have the same kid');
  return ring;
}

function parseKey(entry: string, place: number): SessionKey {
  const [, kid, encoded] = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9_-]+)$/.exec(entry) ?? [];
  if (!kid || !encoded) throw new BadKeyRing(`key ${place} is not written as kid:base64url`);
  if (encoded === SAMPLE_SECRET) throw new BadKeyRing(`key ${place} is the one of the example file`);
  const secret = base64url.decode(encoded);
  if (secret.length !== KEY_BYTES) throw new BadKeyRing(`key ${place} has ${secret.length} bytes instead of ${KEY_BYTES}`);
  if (new Set(secret).size < 8) throw new BadKeyRing(`key ${place} is not random`);
  return { kid, secret };
}

const derived = new WeakMap<SessionKey, Promise<Uint8Array>>();

/** The key the cookie is sealed with: derived for this one purpose, so that the ring may serve others later. */
export function sealingKey(key: SessionKey): Promise<Uint8Array> {
  const known = derived.get(key);
  if (known) return known;
  const made = derive(key.secret, 'Admin-Token cookie, version 1');
  derived.set(key, made);
  return made;
}

async function derive(secret: Uint8Array, purpose: string): Promise<Uint8Array> {
  const base = await crypto.subtle.importKey('raw', new Uint8Array(secret), 'HKDF', false, ['deriveBits']);
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(KEY_BYTES), info: new TextEncoder().encode(purpose) };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, base, KEY_BYTES * 8));
}
