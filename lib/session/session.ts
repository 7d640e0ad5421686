import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { BoundedMap } from './bounded-map';
import { BIND_COOKIE, cookieValues, MAX_COOKIE_BYTES, SESSION_COOKIE, setCookie } from './cookies';
import { denied } from './denylist';
import { randomText, sha256 } from './digest';
import { type SessionKey, sealingKey } from './key-ring';
import { oncePerProcess } from './once-per-process';
import { type SessionConfig, sessionConfig } from './session-config';

/** Who is signed in, as the sealed cookie says. Times are unix seconds. Never hand it to a client component. */
export interface Session {
  readonly token: string;
  readonly storeId: number;
  readonly sid: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** SHA-256 of the token: names the session in caches without holding the token. */
  readonly fingerprint: string;
}
export type Opened =
  /** `stale`: sealed with a key that is no longer the first; the proxy seals it anew. */
  { state: 'open'; session: Session; stale: boolean } | { state: 'none' } | { state: 'invalid' } | { state: 'expired' };

/** The API's token cannot become a cookie; the reason is for the log. */
export class UnsealableToken extends Error {
  override readonly name = 'UnsealableToken';
}

/** A token that may travel in a header and a cookie. */
export const sealableToken = z.string().regex(/^[\x21-\x7e]{1,4096}$/);

const ISSUER = 'shangtai';
const AUDIENCE = 'shangtai-console';
const CLOCK_TOLERANCE_S = 30;

const payload = z.object({
  v: z.literal(1),
  t: sealableToken,
  s: z.number().int(),
  sid: z.string().min(16).max(64),
  b: z.string().optional(),
  iat: z.number(),
  exp: z.number(),
});
type Payload = z.infer<typeof payload>;

/** Reads the session out of a Cookie header; anything forged, tampered, doubled or foreign is `invalid`, never an exception. */
export async function openSession(cookieHeader: string | null, config = sessionConfig()): Promise<Opened> {
  const [value, ...others] = await ownCookies(cookieHeader, config);
  if (value === undefined) return { state: cookieValues(cookieHeader, SESSION_COOKIE).length > 0 ? 'invalid' : 'none' };
  if (others.length > 0 || value.length > MAX_COOKIE_BYTES) return { state: 'invalid' };
  const opened = await unseal(value, config);
  if (!('sealed' in opened)) return opened;
  const { sealed: contents, session, kid } = opened;
  if (config.secure && !(await boundTo(contents, cookieHeader))) return { state: 'invalid' };
  if (nowS() > session.expiresAt + CLOCK_TOLERANCE_S || session.issuedAt < config.epochS) return { state: 'expired' };
  if (denied(session.sid)) return { state: 'invalid' };
  return { state: 'open', session, stale: kid !== config.keys[0]?.kid };
}

/** Seals a fresh login: always a new session id, so that a planted one is worth nothing. Answers the Set-Cookie lines. */
export async function sealSession(login: { token: string; storeId: number }, config = sessionConfig()) {
  if (!sealableToken.safeParse(login.token).success)
    throw new UnsealableToken('token holds characters no header may carry, or is too long');
  const bind = config.secure ? randomText() : undefined;
  const iat = nowS();
  const contents = {
    v: 1 as const,
    t: login.token,
    s: login.storeId,
    sid: randomText(),
    b: bind && (await sha256(bind)),
    iat,
    exp: iat + config.maxAgeS,
  };
  const cookies = [await sessionCookie(contents, config)];
  if (bind) cookies.push(setCookie(BIND_COOKIE, bind, config));
  return { cookies, session: await sessionOf(contents) };
}

/** The same session under the ring's first key, for the days of a rotation; its end does not move. */
export async function resealSession(cookieHeader: string, config = sessionConfig()): Promise<string[]> {
  const [value = ''] = await ownCookies(cookieHeader, config);
  const opened = await unseal(value, config);
  if (!('sealed' in opened) || denied(opened.session.sid)) return [];
  return [await sessionCookie(opened.sealed, config)];
}

/** Set-Cookie lines that end the session in the browser. */
export function clearedCookies(config: Pick<SessionConfig, 'secure'> = sessionConfig()): string[] {
  const gone = { maxAgeS: 0, secure: config.secure };
  const names = config.secure ? [SESSION_COOKIE, BIND_COOKIE] : [SESSION_COOKIE];
  return names.map((name) => setCookie(name, '', gone));
}

async function sessionCookie(contents: Payload | Omit<Payload, 'b'>, config: SessionConfig): Promise<string> {
  const [key] = config.keys;
  if (!key) throw new UnsealableToken('the key ring is empty');
  const { iat, exp, ...rest } = contents;
  const sealed = await new EncryptJWT(JSON.parse(JSON.stringify(rest)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.kid })
    .setIssuedAt(iat)
    .setExpirationTime(exp)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .encrypt(await sealingKey(key));
  if (SESSION_COOKIE.length + sealed.length > MAX_COOKIE_BYTES)
    throw new UnsealableToken('the sealed cookie would be longer than 4096 bytes');
  return setCookie(SESSION_COOKIE, sealed, { maxAgeS: Math.max(0, exp - nowS()), secure: config.secure });
}

interface Unsealed {
  sealed: Payload;
  session: Session;
  kid: string;
  /** Which ring opened it: an entry of another ring is worth nothing. */
  keys: readonly SessionKey[];
}

const openedCookies = () => oncePerProcess('opened-cookies', () => new BoundedMap<string, Unsealed>(2000));

async function unseal(value: string, config: SessionConfig): Promise<Unsealed | { state: 'invalid' } | { state: 'expired' }> {
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

/** More than a neighbour would plant to be found out; each costs an attempt to open it. */
const MOST_COOKIES = 4;

/**
 * The session cookies of a header that may be meant. A neighbour on a sibling domain can plant one beside ours, which we cannot take
 * away again; over TLS ours is the one that is bound, and the planted one is passed by.
 */
async function ownCookies(cookieHeader: string | null, config: SessionConfig): Promise<string[]> {
  const values = cookieValues(cookieHeader, SESSION_COOKIE);
  if (values.length < 2 || !config.secure || values.length > MOST_COOKIES) return values;
  const bound = await Promise.all(
    values.map(async (value) => {
      if (value.length > MAX_COOKIE_BYTES) return false;
      const opened = await unseal(value, config);
      return 'sealed' in opened && (await boundTo(opened.sealed, cookieHeader));
    }),
  );
  const own = values.filter((_value, index) => bound[index]);
  return own.length > 0 ? own : values;
}

async function boundTo(contents: Payload, cookieHeader: string | null): Promise<boolean> {
  const binds = cookieValues(cookieHeader, BIND_COOKIE);
  return contents.b !== undefined && binds.length === 1 && (await sha256(binds[0] ?? '')) === contents.b;
}

const sessionOf = async (sealed: Payload | Omit<Payload, 'b'>): Promise<Session> => ({
  token: sealed.t,
  storeId: sealed.s,
  sid: sealed.sid,
  issuedAt: sealed.iat,
  expiresAt: sealed.exp,
  fingerprint: await sha256(sealed.t),
});

const nowS = () => Math.floor(Date.now() / 1000);
