import { errors, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { BoundedMap } from './bounded-map';
import { sha256 } from './digest';
import { type SessionKey, sealingKey } from './key-ring';
import { oncePerProcess } from './once-per-process';
import type { Session } from './sealed-session';
import type { SessionConfig } from './session-config';

/** A token that may travel in a header and a cookie. */
export const sealableToken = z.string().regex(/^[\x21-\x7e]{1,4096}$/);

export const ISSUER = 'shangtai';
export const AUDIENCE = 'shangtai-console';
export const CLOCK_TOLERANCE_S = 30;

const payload = z.object({
  v: z.literal(1),
  t: sealableToken,
  s: z.number().int(),
  sid: z.string().min(16).max(64),
  b: z.string().optional(),
  iat: z.number(),
  exp: z.number(),
});
export type Payload = z.infer<typeof payload>;

/** What a cookie of ours holds. */
export interface Unsealed {
  sealed: Payload;
  session: Session;
  kid: string;
  /** Which ring opened it: an entry of another ring is worth nothing. */
  keys: readonly SessionKey[];
  /** The companion cookie it was found to be bound to. */
  bind?: string;
}

/** Cookies that were opened before; what strangers write never gets in. */
export const openedCookies = () => oncePerProcess('opened-cookies', () => new BoundedMap<string, Unsealed>(2000));

/** Opens a cookie, whoever sent it. */
export async function unseal(value: string, config: SessionConfig): Promise<Unsealed | { state: 'invalid' } | { state: 'expired' }> {
  const known = openedCookies().get(value);
  if (known?.keys === config.keys) return known;
  try {
    const { payload: claims, protectedHeader } = await jwtDecrypt(value, ({ kid }) => keyNamed(kid, config), {
      issuer: ISSUER,
      audience: AUDIENCE,
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      requiredClaims: ['exp', 'iat', 'sid'],
      clockTolerance: CLOCK_TOLERANCE_S,
      maxTokenAge: config.maxAgeS,
    });
    const sealed = payload.parse(claims);
    const opened = { sealed, session: await sessionOf(sealed), kid: protectedHeader.kid ?? '', keys: config.keys };
    openedCookies().set(value, opened);
    return opened;
  } catch (error) {
    // Whatever a stranger wrote into the cookie means "no session"; only a defect of ours may surface.
    if (error instanceof errors.JWTExpired) return { state: 'expired' };
    if (error instanceof errors.JOSEError || error instanceof z.ZodError || error instanceof TypeError) return { state: 'invalid' };
    throw error;
  }
}

function keyNamed(kid: string | undefined, config: SessionConfig): Promise<Uint8Array> {
  const key = config.keys.find((each) => each.kid === kid);
  if (!key) throw new errors.JWEInvalid('unknown kid');
  return sealingKey(key);
}

/** The session a payload stands for. */
export const sessionOf = async (sealed: Payload | Omit<Payload, 'b'>): Promise<Session> => ({
  token: sealed.t,
  storeId: sealed.s,
  sid: sealed.sid,
  issuedAt: sealed.iat,
  expiresAt: sealed.exp,
  fingerprint: await sha256(sealed.t),
});

/** Unix seconds. */
export const nowS = () => Math.floor(Date.now() / 1000);
