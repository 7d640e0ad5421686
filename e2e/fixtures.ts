import { test as base, expect, type Page } from '@playwright/test';
import { visitAlive } from './alive';
import { PASSWORD } from './stack/api-caller';
import { startTestStack, type TestStack } from './stack/test-stack';
import { HOME_PATH, LOGIN_PATH, word } from './words';

export { expect, HOME_PATH, LOGIN_PATH, word };

export type Account = 'admin' | 'clerk' | 'store1' | 'store2';

interface Tools {
  /** Signs in by the call alone and opens a page, 首页 unless told another; `false` opens none. */
  signIn: (username: Account | (string & {}), options?: { at?: string | false; password?: string }) => Promise<void>;
  /** Signs in through the form and waits for the page that follows. */
  signInByForm: (username: Account | (string & {}), options?: { at?: string; password?: string }) => Promise<void>;
  /** What the page's console and the browser's security policy complained about since the test began. */
  consoleErrors: string[];
  /** Fails any test in which a text was asked for before, or without, being there. */
  textsAreThere: undefined;
}

/**
 * Tests of the console: each worker has a world, each test a fresh browser in it. A file that changes whatever there is names a world of its own
 * with `test.use({ apart })`: another value of it is another worker.
 */
export const test = base.extend<Tools, { world: TestStack; apart: string }>({
  apart: ['', { scope: 'worker', option: true }],

  world: [
    async ({ browserName, apart }, use, info) => {
      const world = await startTestStack(`world_${browserName}${apart}_${info.workerIndex}_${process.pid}`);
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ world }, use) => use(world.origin),

  context: async ({ context }, use) => {
    context.on('page', visitAlive);
    if (SLOWER > 1) context.on('page', (page) => void slowDown(page, SLOWER));
    await use(context);
  },

  textsAreThere: [
    async ({ context }, use) => {
      const missing: string[] = [];
      context.on('console', (message) => {
        if (/(?:MISSING|INVALID)_MESSAGE|FORMATTING_ERROR|INVALID_KEY/.test(message.text())) missing.push(message.text());
      });
      await use(undefined);
      expect(missing).toEqual([]);
    },
    { auto: true },
  ],

  consoleErrors: async ({ page }, use) => {
    const heard: string[] = [];
    listen(page, heard);
    await use(heard);
  },

  signIn: async ({ page, world }, use) => {
    await use(async (username, { at = HOME_PATH, password = PASSWORD } = {}) => {
      await takeSession(page, world, { username, password });
      if (at !== false) await page.goto(at);
    });
  },

  signInByForm: async ({ page }, use) => {
    await use(async (username, { at = LOGIN_PATH, password = PASSWORD } = {}) => {
      await page.goto(at);
      await fillLogin(page, username, password);
      await page.waitForURL((url) => url.pathname !== LOGIN_PATH);
    });
  },
});

/** How many times slower the browser's own work is made: what a journey does not wait for shows on a slow machine first. */
const SLOWER = Number(process.env.E2E_SLOWER ?? 1);

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Asks the console for a session the way its form does; the cookie is the browser's from then on. */
async function takeSession(page: Page, { origin }: TestStack, data: { username: string; password: string }): Promise<void> {
  const answer = await page.request.post('/api/v1/admin/user/login', { headers: { origin, 'x-csrf': '1' }, data });
  const { code, msg } = await answer.json();
  if (code !== 0) throw new Error(`${data.username} was not signed in: ${msg}`);
}

/** Ends the session of the browser, with its page gone first: a page whose calls are refused of a sudden complains and goes to the sign-in. */
export async function leaveSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Types into the sign-in form and sends it. */
export async function fillLogin(page: Page, username: string, password: string): Promise<void> {
  await page.locator('input[name="username"]').fill(username);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
}

function listen(page: Page, heard: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => heard.push(error.stack || String(error)));
}
