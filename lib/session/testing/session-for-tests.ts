import { base64url, CompactEncrypt, EncryptJWT } from 'jose';
import { parseKeyRing, type SessionKey, sealingKey } from '../key-ring';
import type { SessionConfig } from '../session-config';

/** A ring entry as the environment writes it, with a fresh key. */
export const freshKey = (kid: string): string => `${kid}:${base64url.encode(crypto.getRandomValues(new Uint8Array(32)))}`;

/** A configuration with fresh keys. */
export const testConfig = (more: Partial<SessionConfig> = {}): SessionConfig => ({
  keys: parseKeyRing(freshKey('k1')),
  maxAgeS: 43_200,
  epochS: 0,
  secure: false,
  ...more,
});

/** The Cookie header a browser makes of Set-Cookie lines. */
export const cookieHeaderOf = (lines: readonly string[]): string => lines.map((line) => line.split(';')[0]).join('; ');

export const nowS = (): number => Math.floor(Date.now() / 1000);

/** Seals any claims, so that tests can forge what the console itself never makes. */
export async function forge(config: SessionConfig, claims: Record<string, unknown>, header: Record<string, unknown> = {}): Promise<string> {
  const [key] = config.keys as [SessionKey];
  const all = {
    v: 1,
    t: 'upstream-token',
    s: 0,
    sid: 'a-session-id-of-22-chars',
    iss: 'shangtai',
    aud: 'shangtai-console',
    iat: nowS(),
    exp: nowS() + 600,
    ...claims,
  };
  const present = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  const sealed = await new EncryptJWT(present)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.kid, ...header })
    .encrypt(await sealingKey(key));
  return `Admin-Token=${sealed}`;
}

/** A token made with other algorithms than ours. */
export async function foreign(key: Uint8Array | CryptoKey, header: { alg: string; enc: string; [name: string]: unknown }): Promise<string> {
  const claims = new TextEncoder().encode(
    JSON.stringify({
      v: 1,
      t: 'x',
      s: 0,
      sid: 'a-session-id-of-22-chars',
      iss: 'shangtai',
      aud: 'shangtai-console',
      iat: nowS(),
      exp: nowS() + 600,
    }),
  );
  return `Admin-Token=${await new CompactEncrypt(claims).setProtectedHeader(header).encrypt(key)}`;
}
