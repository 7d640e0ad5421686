import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BoundedMap } from './bounded-map';
import { deny } from './denylist';
import { BadKeyRing, parseKeyRing, SAMPLE_SECRET, sealingKey } from './key-ring';
import { clearedCookies, openSession, resealSession, sealSession, UnsealableToken } from './session';
import { sessionConfig } from './session-config';
import { cookieHeaderOf, foreign, forge, freshKey, nowS, testConfig } from './testing/session-for-tests';

const login = { token: 'upstream-token', storeId: 7 };
const config = testConfig();
const secure = testConfig({ secure: true });

afterEach(() => vi.useRealTimers());

describe('sealing and opening', () => {
  test('a sealed session opens with the token and store it was made from', async () => {
    const { cookies, session } = await sealSession(login, config);
    expect(await openSession(cookieHeaderOf(cookies), config)).toEqual({ state: 'open', session, stale: false });
    expect(session).toMatchObject(login);
    expect(cookies.join()).not.toContain(login.token);
  });

  test('no cookie at all is no session, and not a refused one', async () => {
    expect(await openSession(null, config)).toEqual({ state: 'none' });
    expect(await openSession('language=en', config)).toEqual({ state: 'none' });
  });

  test('two session cookies are refused, whichever of them is good', async () => {
    const header = cookieHeaderOf((await sealSession(login, config)).cookies);
    expect(await openSession(`${header}; Admin-Token=planted`, config)).toEqual({ state: 'invalid' });
    expect(await openSession(`Admin-Token=planted; ${header}`, config)).toEqual({ state: 'invalid' });
  });

  test('security D19: over TLS a neighbour cannot lock anybody out by planting a second cookie', async () => {
    const { cookies, session } = await sealSession(login, secure);
    const header = cookieHeaderOf(cookies);
    const neighbour = cookieHeaderOf((await sealSession({ token: 'planted', storeId: 0 }, secure)).cookies.slice(0, 1));
    for (const planted of ['Admin-Token=planted', neighbour, `Admin-Token=${'x'.repeat(5000)}`]) {
      expect(await openSession(`${planted}; ${header}`, secure)).toEqual({ state: 'open', session, stale: false });
      expect(await openSession(`${header}; ${planted}`, secure)).toEqual({ state: 'open', session, stale: false });
      expect(await resealSession(`${planted}; ${header}`, secure)).toHaveLength(1);
    }
    expect(await openSession(`${neighbour}; Admin-Token=planted`, secure)).toEqual({ state: 'invalid' });
    expect(await openSession(`${header}; ${'Admin-Token=x; '.repeat(4)}`, secure)).toEqual({ state: 'invalid' });
  });

  test('row 40: every login has a session id of its own', async () => {
    const [first, second] = [await sealSession(login, config), await sealSession(login, config)];
    expect(first.session.sid).not.toBe(second.session.sid);
    expect(first.session.fingerprint).toBe(second.session.fingerprint);
  });

  test('row 41: flags of both cookies, and their end', async () => {
    const { cookies } = await sealSession(login, secure);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200; Secure$/);
      expect(cookie.split(';')[0]?.length).toBeLessThanOrEqual(4096);
    }
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['Admin-Token', '__Host-at-bind']);
    expect(clearedCookies(secure).every((cookie) => cookie.includes('Max-Age=0') && cookie.endsWith('Secure'))).toBe(true);
    expect((await sealSession(login, config)).cookies).toEqual([expect.not.stringContaining('Secure')]);
  });

  test('row 42: a token that is no header value or makes the cookie too long is refused', async () => {
    for (const token of ['', 'a b', 'a\r\nb', 'é', 'x'.repeat(3200), 'x'.repeat(5000)]) {
      await expect(sealSession({ token, storeId: 0 }, config)).rejects.toThrow(UnsealableToken);
    }
    const { cookies } = await sealSession({ token: 'x'.repeat(2500), storeId: 0 }, config);
    expect(cookies[0]?.split(';')[0]?.length).toBeLessThanOrEqual(4096);
  });

  test('row 39: the cookie of one browser with the bind cookie of another', async () => {
    const [mine, yours] = [await sealSession(login, secure), await sealSession(login, secure)];
    const mixed = cookieHeaderOf([mine.cookies[0] ?? '', yours.cookies[1] ?? '']);
    expect(await openSession(cookieHeaderOf(mine.cookies), secure)).toMatchObject({ state: 'open' });
    expect(await openSession(mixed, secure)).toEqual({ state: 'invalid' });
    expect(await openSession(cookieHeaderOf(mine.cookies.slice(0, 1)), secure)).toEqual({ state: 'invalid' });
  });

  test('row 45: a signed-out session does not open again', async () => {
    const { cookies, session } = await sealSession(login, config);
    deny(session);
    expect(await openSession(cookieHeaderOf(cookies), config)).toEqual({ state: 'invalid' });
    expect(await resealSession(cookieHeaderOf(cookies), config)).toEqual([]);
  });
});

describe('forged cookies', () => {
  test('row 34: tampered, truncated, swapped, long, empty, encoded and quoted values', async () => {
    const sealed = cookieHeaderOf((await sealSession(login, config)).cookies).slice('Admin-Token='.length);
    const other = cookieHeaderOf((await sealSession(login, config)).cookies).slice('Admin-Token='.length);
    const parts = sealed.split('.');
    const flipped = parts.map((part, at) =>
      parts.map((each, index) => (index === at ? `${part.startsWith('A') ? 'B' : 'A'}${each.slice(1)}` : each)).join('.'),
    );
    const swapped = [...parts.slice(0, 3), other.split('.')[3], parts[4]].join('.');
    const bad = [
      ...flipped,
      swapped,
      sealed.slice(0, -1),
      sealed.slice(0, 40),
      parts.slice(0, 4).join('.'),
      `${sealed}.x`,
      'j'.repeat(100_000),
    ];
    for (const value of [...bad, '', '....', encodeURIComponent(`${sealed}%`), `"${sealed}"`, '%00', '__proto__']) {
      const before = process.cpuUsage();
      expect(await openSession(`Admin-Token=${value}`, config), value.slice(0, 60)).toEqual({ state: 'invalid' });
      const { user, system } = process.cpuUsage(before);
      // Time of the processor, which a busy machine does not lengthen, in ms.
      expect((user + system) / 1000).toBeLessThan(250);
    }
  });

  test('row 35: other algorithms, however well made', async () => {
    const [key] = config.keys;
    if (!key) throw new Error('no key');
    const secret = await sealingKey(key);
    const pair = await generateKeyPair('RSA-OAEP');
    const bad = [
      `Admin-Token=${new UnsecuredJWT({ v: 1, t: 'x', s: 0, sid: 'a-session-id-of-22-chars' }).setIssuedAt().setExpirationTime('1h').encode()}`,
      `Admin-Token=${await new SignJWT({ v: 1, t: 'x', s: 0, sid: 'a-session-id-of-22-chars' }).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).setIssuedAt().setExpirationTime('1h').sign(secret)}`,
      await foreign(pair.publicKey, { alg: 'RSA-OAEP', enc: 'A256GCM', kid: 'k1' }),
      await foreign(secret.slice(0, 16), { alg: 'dir', enc: 'A128GCM', kid: 'k1' }),
      await foreign(secret, { alg: 'A256KW', enc: 'A256GCM', kid: 'k1' }),
      `Admin-Token=${pbes2(10_000_000)}`,
    ];
    for (const header of bad) expect(await openSession(header, config)).toEqual({ state: 'invalid' });
  });

  test('row 35: compression and critical extensions', async () => {
    const plain = (await forge(config, {})).split('=')[1] ?? '';
    for (const header of [{ zip: 'DEF' }, { crit: ['exp'], exp: 1 }]) {
      const head = Buffer.from(JSON.stringify({ alg: 'dir', enc: 'A256GCM', kid: 'k1', ...header })).toString('base64url');
      expect(await openSession(`Admin-Token=${[head, ...plain.split('.').slice(1)].join('.')}`, config)).toEqual({ state: 'invalid' });
    }
  });

  test('row 36: unknown, rotated and removed keys', async () => {
    const [k1, k2] = [freshKey('k1'), freshKey('k2')];
    const before = testConfig({ keys: parseKeyRing(k1) });
    const during = testConfig({ keys: parseKeyRing(`${k2},${k1}`) });
    const after = testConfig({ keys: parseKeyRing(k2) });
    const { cookies, session } = await sealSession(login, before);
    const old = cookieHeaderOf(cookies);
    expect(await openSession(old, during)).toEqual({ state: 'open', session, stale: true });
    const renewed = cookieHeaderOf(await resealSession(old, during));
    expect(await openSession(renewed, after)).toEqual({ state: 'open', session, stale: false });
    expect(await openSession(old, after)).toEqual({ state: 'invalid' });
    expect(await openSession(await forge(before, {}, { kid: 'k9' }), before)).toEqual({ state: 'invalid' });
  });

  test('row 37: missing, past and future times, other issuer and audience', async () => {
    const state = async (claims: Record<string, unknown>) => (await openSession(await forge(config, claims), config)).state;
    expect(await state({})).toBe('open');
    expect(await state({ exp: undefined })).toBe('invalid');
    expect(await state({ iat: undefined })).toBe('invalid');
    expect(await state({ sid: undefined })).toBe('invalid');
    expect(await state({ exp: nowS() - 60 })).toBe('expired');
    expect(await state({ exp: nowS() - 20 })).toBe('open');
    expect(await state({ iat: nowS() + 300 })).toBe('invalid');
    expect(await state({ iss: 'other' })).toBe('invalid');
    expect(await state({ aud: 'other' })).toBe('invalid');
    expect(await state({ v: 2 })).toBe('invalid');
    expect(await state({ t: 'a\r\nb' })).toBe('invalid');
  });
});

describe('time', () => {
  test('a session opened before is still checked against the clock', async () => {
    vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z'), toFake: ['Date'] });
    const header = cookieHeaderOf((await sealSession(login, config)).cookies);
    expect((await openSession(header, config)).state).toBe('open');
    vi.setSystemTime(new Date('2026-01-01T12:00:31Z'));
    expect((await openSession(header, config)).state).toBe('expired');
  });

  test('row 46: moving the epoch ends every older session', async () => {
    const header = cookieHeaderOf((await sealSession(login, config)).cookies);
    expect((await openSession(header, config)).state).toBe('open');
    expect((await openSession(header, { ...config, epochS: nowS() + 10 })).state).toBe('expired');
  });

  test('row 101: replicas whose clocks differ by 25 s agree, by 5 min they do not', async () => {
    vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z'), toFake: ['Date'] });
    const sealed = async (clockAheadS: number) => {
      vi.setSystemTime(new Date(Date.UTC(2026, 0, 1) + clockAheadS * 1000));
      const header = cookieHeaderOf((await sealSession(login, config)).cookies);
      vi.setSystemTime(new Date(Date.UTC(2026, 0, 1)));
      return (await openSession(header, config)).state;
    };
    expect(await sealed(25)).toBe('open');
    expect(await sealed(-25)).toBe('open');
    expect(await sealed(300)).toBe('invalid');
  });
});

describe('configuration', () => {
  test('row 48: a missing, short, sample or doubled key ring is refused without naming a key', () => {
    const short = freshKey('k1').slice(0, 25);
    for (const text of [
      undefined,
      '',
      ' ',
      'k1',
      short,
      `k1:${SAMPLE_SECRET}`,
      `k1:${Buffer.alloc(32).toString('base64url')}`,
      `${freshKey('a')},${freshKey('a')}`,
    ]) {
      const failure = catching(() => parseKeyRing(text));
      expect(failure).toBeInstanceOf(BadKeyRing);
      for (const entry of (text ?? '').split(',')) if (entry.includes(':')) expect(String(failure)).not.toContain(entry.split(':')[1]);
    }
  });

  test('secure follows the public origin unless it is said', () => {
    const SESSION_KEYS = freshKey('k1');
    expect(sessionConfig({ SESSION_KEYS }).secure).toBe(false);
    expect(sessionConfig({ SESSION_KEYS, PUBLIC_ORIGIN: 'https://admin.example' }).secure).toBe(true);
    expect(sessionConfig({ SESSION_KEYS, PUBLIC_ORIGIN: 'https://a.example,http://b.example' }).secure).toBe(false);
    expect(sessionConfig({ SESSION_KEYS, PUBLIC_ORIGIN: 'https://admin.example', COOKIE_SECURE: 'false' }).secure).toBe(false);
  });

  test('row 102: what strangers can fill stays bounded', () => {
    const map = new BoundedMap<string, number>(1000);
    for (let each = 0; each < 1_000_000; each += 1) map.set(`key ${each}`, each);
    expect(map.size).toBe(1000);
    expect(map.get('key 999999')).toBe(999_999);
    expect(map.get('key 0')).toBeUndefined();
  });
});

function pbes2(p2c: number): string {
  const header = { alg: 'PBES2-HS256+A128KW', enc: 'A256GCM', kid: 'k1', p2c, p2s: Buffer.alloc(16, 1).toString('base64url') };
  return [Buffer.from(JSON.stringify(header)).toString('base64url'), 'A'.repeat(32), 'A'.repeat(16), 'A'.repeat(40), 'A'.repeat(22)].join(
    '.',
  );
}

function catching(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}
