import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { leaves } from '@/lib/navigation/derive';
import { routeTable } from '@/lib/navigation/table';
import { expect, test } from '../fixtures';
import type { TestStack } from '../stack/test-stack';

const TOKEN_LENGTH = 43;

/** Every stretch of a text that could be a token of the API, however it is embedded. */
function* candidates(text: string): Generator<string> {
  for (const [run] of text.matchAll(/[A-Za-z0-9_-]{43,}/g)) {
    for (let at = 0; at + TOKEN_LENGTH <= run.length && at < 4096; at += 1) yield run.slice(at, at + TOKEN_LENGTH);
  }
}

/** The API keeps hashes of its tokens, so a text holds a token when the hash of a piece of it is known. */
async function tokensIn(texts: readonly string[], { sql }: TestStack): Promise<string[]> {
  const known = new Set((await sql<{ hash: string }>('select hash from admin_token')).map(({ hash }) => hash));
  const seen = new Set(texts.flatMap((text) => [...candidates(text)]));
  return [...seen].filter((piece) => known.has(createHash('sha256').update(piece).digest('hex')));
}

const storageOf = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const kept = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie];
    for (const { name } of databases) {
      if (!name) continue;
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => done(opening.result);
        opening.onerror = () => fail(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((done) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => done(reading.result);
        });
        kept.push(JSON.stringify(rows));
      }
      database.close();
    }
    return kept;
  });

test('the search for tokens would find one', async ({ world }) => {
  const { token } = await world.api.signIn('admin');
  expect(await tokensIn([`"x${token}-and-more"`], world)).toEqual([token]);
});

test('no page, answer, script or storage ever holds the token, the API address or a setting of the server', async ({
  page,
  signInByForm,
  world,
}) => {
  test.setTimeout(240_000);
  // What comes with every page is searched once.
  const texts = new Set<string>();
  const reading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (response.status() >= 300 && response.status() < 400) return;
    const type = response.headers()['content-type'] ?? '';
    if (/text|json|javascript|component/.test(type))
      reading.push(
        response.text().then(
          (text) => texts.add(text),
          () => undefined,
        ),
      );
    texts.add(JSON.stringify(response.headers()));
  });
  await signInByForm('admin');
  for (const { path } of leaves(routeTable)) {
    await page.goto(path.replace(/:\w+/g, '1'));
    await page.waitForLoadState('networkidle');
  }
  const kept = await storageOf(page);
  await Promise.all(reading);
  expect(texts.size).toBeGreaterThan(leaves(routeTable).length);
  const all = [...texts, ...kept];
  expect(await tokensIn(all, world)).toEqual([]);
  const apiHost = new URL(world.api.root).host;
  for (const secret of [apiHost, 'SESSION_KEYS', 'API_ROOT', 'DATABASE_URL']) {
    expect(
      all.filter((text) => text.includes(secret)).map((text) => text.slice(0, 200)),
      secret,
    ).toEqual([]);
  }
});

test('no file of the project is served', async ({ page, signInByForm }) => {
  await signInByForm('admin');
  const scripts = await page.locator('script[src]').evaluateAll((found) => found.map((script) => script.getAttribute('src') ?? ''));
  const maps = scripts.filter((source) => source.includes('.js')).map((source) => source.replace(/\.js.*$/, '.js.map'));
  const files = [
    '/.env',
    '/.git/config',
    '/package.json',
    '/middleware.ts',
    '/.data/session-keys',
    '/.next/BUILD_ID',
    '/_next/../package.json',
  ];
  expect(maps.length).toBeGreaterThan(0);
  for (const path of [...files, ...maps]) expect((await page.request.get(path)).status(), path).toBe(404);
});
