import { EncryptJWT } from 'jose';
import { BIND_COOKIE, cookieValues, MAX_COOKIE_BYTES, SESSION_COOKIE, setCookie } from './cookies';
import { denied } from './denylist';
import { randomText, sha256 } from './digest';
import { sealingKey } from './key-ring';
import type { Session } from './sealed-session';
import { type SessionConfig, sessionConfig } from './session-config';
import {
  AUDIENCE,
  CLOCK_TOLERANCE_S,
  ISSUER,
  nowS,
  openedCookies,
  type Payload,
  sealableToken,
  sessionOf,
  type Unsealed,
  unseal,
} from './unseal';

export type Opened =
  /** `stale`: sealed with a key that is no longer the first; the proxy seals it anew. */
  { state: 'open'; session: Session; stale: boolean } | { state: 'none' } | { state: 'invalid' } | { state: 'expired' };

/** The API's token cannot become a cookie; the reason is for the log. */
export class UnsealableToken extends Error {
  override readonly name = 'UnsealableToken';
}

/** Reads the session out of a Cookie header; anything forged, tampered, doubled or foreign is `invalid`, never an exception. */
export async function openSession(cookieHeader: string | null, config = sessionConfig()): Promise<Opened> {
  const [value, ...others] = await ownCookies(cookieHeader, config);
  if (value === undefined) return { state: cookieValues(cookieHeader, SESSION_COOKIE).length > 0 ? 'invalid' : 'none' };
  if (others.length > 0 || value.length > MAX_COOKIE_BYTES) return { state: 'invalid' };
  const opened = await unseal(value, config);
  if (!('sealed' in opened)) return opened;
  if (config.secure && !(await isBound(opened, cookieHeader))) return { state: 'invalid' };
  return standing(opened, config);
}

/**
 * The same without waiting, for a cookie this process has opened before: a page asks with one and the same cookie all day. Undefined when
 * it has to be opened. What may change is looked at each time: its end, the operator's epoch, whether it was signed out.
 */
export function reopenSession(cookieHeader: string | null, config = sessionConfig()): Opened | undefined {
  const [value, ...others] = cookieValues(cookieHeader, SESSION_COOKIE);
  const known = value === undefined || others.length > 0 ? undefined : openedCookies().get(value);
  if (known?.keys !== config.keys) return undefined;
  if (config.secure && !(known.bind !== undefined && onlyBind(cookieHeader) === known.bind)) return undefined;
  return standing(known, config);
}

/** What a cookie that could be opened is worth now. */
function standing({ session, kid }: Unsealed, config: SessionConfig): Opened {
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
      return 'sealed' in opened && (await isBound(opened, cookieHeader));
    }),
  );
  const own = values.filter((_value, index) => bound[index]);
  return own.length > 0 ? own : values;
}

async function isBound(opened: Unsealed, cookieHeader: string | null): Promise<boolean> {
  const bind = onlyBind(cookieHeader);
  if (bind === undefined || opened.sealed.b === undefined) return false;
  if (opened.bind === bind) return true;
  if ((await sha256(bind)) !== opened.sealed.b) return false;
  opened.bind = bind;
  return true;
}

function onlyBind(cookieHeader: string | null): string | undefined {
  const [bind, ...others] = cookieValues(cookieHeader, BIND_COOKIE);
  return others.length > 0 ? undefined : bind;
}
