import { randomBytes } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { pageHeaders } from '@/lib/navigation/page-headers';
import { expect } from '../fixtures';
import { benchFiles } from './harness/bundle-bench';

const ADDRESS = '/media-bench/';
const SESSION_COOKIE = 'Admin-Token';

/**
 * Shows every field and dialog of media beside each other, with the answer of each in sight, which no screen has, in a signed-in browser at an
 * address of the console's own origin: what they ask goes through the real proxy with the real session, under the policy every page of the console has.
 */
export async function openBench(page: Page, { language = 'zh-CN' }: { language?: 'zh-CN' | 'en' } = {}): Promise<void> {
  const files = await benchFiles();
  const session = (await page.context().cookies()).find(({ name }) => name === SESSION_COOKIE);
  if (!session) throw new Error('sign in first');
  await page.context().addCookies([{ name: 'language', value: language, domain: session.domain, path: '/' }]);
  await page.context().route(`**${ADDRESS}**`, (route) => answer(route, files, language));
  await page.goto(ADDRESS);
  await expect(page.locator('[data-field="pictures"] button.pick').first()).toBeVisible();
}

async function answer(route: Route, files: Awaited<ReturnType<typeof benchFiles>>, language: string): Promise<void> {
  const name = new URL(route.request().url()).pathname.slice(ADDRESS.length);
  const file = files.get(name);
  if (file) return route.fulfill({ body: file.body, contentType: file.type });
  if (name !== '') return route.fulfill({ status: 404 });
  const nonce = randomBytes(16).toString('base64');
  const headers = pageHeaders({ nonce, pathname: ADDRESS, development: false, env: {} });
  const body = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>bench</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><link rel="stylesheet" href="start.css"></head>
<body><div id="root"></div><script type="module" nonce="${nonce}" src="start.js"></script></body></html>`;
  return route.fulfill({ headers, contentType: 'text/html', body });
}

/** What the library or dialog asked last gave. */
export async function answerOf<Answer>(page: Page): Promise<Answer> {
  return JSON.parse((await page.getByTestId('answer').textContent()) ?? 'null') as Answer;
}

/** What the fields of the bench hold. */
export async function valuesOf(
  page: Page,
): Promise<{ picture: string; pictures: string[]; video: string; latitude: number | null; longitude: number | null }> {
  return JSON.parse((await page.getByTestId('values').textContent()) ?? 'null');
}
