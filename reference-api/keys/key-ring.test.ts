import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStack, type TestStack } from '@/reference-api/testing/world';
import { checkKeyRing } from './check-key-ring';
import { createKeyRing, newKeys, parseKeys } from './key-ring';
import { openKeyRing } from './open-key-ring';

const ringOf = (text: string) => createKeyRing(parseKeys(text) ?? []);

describe('the key ring of cards, form secrets and licence keys (open-questions 15)', () => {
  test('opens what it sealed, never twice the same, and nothing that was changed', () => {
    const ring = ringOf(newKeys());
    const sealed = ring.seal('账号----密码');
    expect(ring.open(sealed)).toBe('账号----密码');
    expect(ring.seal('账号----密码')).not.toBe(sealed);
    expect(sealed).not.toContain('密码');
    // Not the last letter: some of its bits belong to no byte.
    const at = sealed.length - 6;
    const other = sealed[at] === 'A' ? 'B' : 'A';
    expect(() => ring.open(sealed.slice(0, at) + other + sealed.slice(at + 1))).toThrow();
    expect(() => ringOf(newKeys()).open(sealed)).toThrow();
  });

  test('seals with its first key, opens with all, and keeps its digests when a key is put in front', () => {
    const old = newKeys();
    const before = ringOf(old);
    const after = ringOf(`${newKeys().replace('k1', 'k2')},${old}`);
    expect(after.open(before.seal('x'))).toBe('x');
    expect(after.seal('x')).toMatch(/^k2\./);
    expect(after.hash('x')).toBe(before.hash('x'));
    expect(ringOf(newKeys()).hash('x')).not.toBe(before.hash('x'));
  });

  test('refuses text that is no ring', () => {
    for (const text of ['', 'k1', 'k1:short', `${newKeys()},${newKeys()}`]) expect(parseKeys(text)).toBeUndefined();
  });
});

describe('where the ring comes from', () => {
  let folder: string;
  let world: TestStack;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'keys-'));
    world = await openTestStack();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await world.close();
  });

  test('made once in the data folder, for its owner alone', () => {
    const place = { cardKeys: undefined, databaseUrl: undefined, dataDir: folder };
    const sealed = openKeyRing(place).seal('x');
    expect(openKeyRing(place).open(sealed)).toBe('x');
    expect(statSync(join(folder, 'card-keys')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'card-keys'), 'utf8')).toMatch(/^k1:/);
  });

  test('a database of one’s own needs a ring of one’s own, told in one sentence', () => {
    expect(() => openKeyRing({ cardKeys: undefined, databaseUrl: 'postgres://x', dataDir: folder })).toThrow(
      'CARD_KEYS must be set when DATABASE_URL is: it seals cards, form secrets and licence keys.',
    );
  });

  test('a ring that does not open the check value of the database is refused in one sentence', async () => {
    const [right, wrong] = [ringOf(newKeys()), ringOf(newKeys())];
    await checkKeyRing(world.database, world.context.keys, new Date());
    await expect(checkKeyRing(world.database, right, new Date())).rejects.toThrow(/^CARD_KEYS does not open the cards of this database: /);
    await expect(checkKeyRing(world.database, wrong, new Date())).rejects.toThrow(/CARD_KEYS/);
    await expect(checkKeyRing(world.database, world.context.keys, new Date())).resolves.toBeUndefined();
  });
});
