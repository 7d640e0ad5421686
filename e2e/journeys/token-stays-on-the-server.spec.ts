import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { consoleFolder } from '@/scripts/lib/build.mjs';
import { expect, test } from '../fixtures';
import { SETTINGS, tokensIn, watchSecrets } from '../secrets';
import { openPage } from '../shell/open-pages';
import { inProject } from '../stack/project';

test('the search for tokens would find one', async ({ page, world }) => {
  const { token } = await world.api.signIn('admin');
  expect(await tokensIn([`"x${token}-and-more"`], world)).toEqual([token]);
  const watched = watchSecrets(page, world);
  await page.goto('/login');
  await page.evaluate((text) => localStorage.setItem('kept', `${text} DATABASE_URL`), token);
  expect((await watched()).secrets).toEqual([token, expect.stringMatching(/^DATABASE_URL: /)]);
});

// What every other page is answered is read along by the walk over the screens.
test('no page, answer or storage holds the token after the sign-in by the form', async ({ page, signInByForm, world }) => {
  const watched = watchSecrets(page, world);
  await signInByForm('admin');
  await openPage(page, 'memberList');
  // house-rules: waiting: what is fetched late is searched as well; that nothing more comes is told by stillness alone.
  await page.waitForLoadState('networkidle');
  const { read, secrets } = await watched();
  expect(secrets).toEqual([]);
  expect(read).toBeGreaterThan(10);
});

test('no script of the console names a setting of the server', () => {
  const folder = inProject(consoleFolder(), 'static');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(js|css|json)$/.test(entry.name),
  );
  expect(files.length).toBeGreaterThan(100);
  const telling = files.filter(({ parentPath, name }) => {
    const text = readFileSync(join(parentPath, name), 'utf8');
    return SETTINGS.some((setting) => text.includes(setting));
  });
  expect(telling.map(({ name }) => name)).toEqual([]);
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
