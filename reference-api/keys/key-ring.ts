import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** One key of the ring, with the name that sealed texts carry. */
export interface RingKey {
  readonly id: string;
  readonly secret: Buffer;
}

/** Seals cards, form secrets, licence keys and kept answers (open-questions 15). The first key seals, all of them open. */
export interface KeyRing {
  readonly ids: readonly string[];
  /** Encrypts a text; the same text never looks the same twice. */
  seal(text: string): string;
  /** Reads a sealed text; throws when no key of the ring opens it. */
  open(sealed: string): string;
  /** A keyed digest: equal for equal texts, useless to whoever holds the database alone. */
  hash(text: string): string;
}

/** Reads `k2:<base64url of 32 bytes>,k1:…`; undefined when the text is no ring. */
export function parseKeys(text: string): RingKey[] | undefined {
  const keys = text
    .split(',')
    .map((part) => /^([A-Za-z0-9_-]{1,16}):([A-Za-z0-9_-]+)$/.exec(part.trim()))
    .map((found) => ({ id: found?.[1] ?? '', secret: Buffer.from(found?.[2] ?? '', 'base64url') }));
  const sound = keys.every(({ id, secret }) => id !== '' && secret.length === KEY_BYTES);
  return sound && new Set(keys.map(({ id }) => id)).size === keys.length ? keys : undefined;
}

/** A ring of one new key, as text. */
export const newKeys = (): string => `k1:${randomBytes(KEY_BYTES).toString('base64url')}`;

/** Makes the ring of some keys. */
export function createKeyRing(keys: readonly RingKey[]): KeyRing {
  const [first] = keys;
  // Digests must outlive a change of the sealing key, so they hang on the oldest one, which stands last.
  const oldest = keys.at(-1);
  if (!first || !oldest) throw new Error('a key ring needs a key');
  const digestKey = Buffer.from(hkdfSync('sha256', oldest.secret, '', 'shangtai digests', KEY_BYTES));
  return {
    ids: keys.map(({ id }) => id),
    seal: (text) => sealWith(first, text),
    open: (sealed) => openWith(keys, sealed),
    hash: (text) => createHmac('sha256', digestKey).update(text).digest('base64url'),
  };
}

function sealWith({ id, secret }: RingKey, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, secret, nonce).setAAD(Buffer.from(id));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${id}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
}

function openWith(keys: readonly RingKey[], sealed: string): string {
  const dot = sealed.indexOf('.');
  const key = keys.find(({ id }) => id === sealed.slice(0, dot));
  if (!key) throw new Error('no key of the ring opens this text');
  const bytes = Buffer.from(sealed.slice(dot + 1), 'base64url');
  const decipher = createDecipheriv(CIPHER, key.secret, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(key.id))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
