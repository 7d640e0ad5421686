import type { Locator, Page } from '@playwright/test';
import { type Account, expect, LOGIN_PATH, test, word } from '../fixtures';

/**
 * Somebody who presses whatever there is, in no order: no control and no key may make the console complain. The seeds are printed and
 * repeat a run; `npm run monkey` gives each account two minutes and a seed of its own.
 */
const SECONDS = Number(process.env.MONKEY_SECONDS ?? 20);
const ACCOUNTS: readonly Account[] = process.env.MONKEY_SECONDS ? ['admin', 'clerk', 'store1', 'store2'] : ['admin', 'store1'];
const ENOUGH = 20;
const FIRST_SEED = Number(process.env.MONKEY_SEED ?? 41);

const KEYS = [
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'ArrowRight',
  'Space',
  'Control+k',
  '?',
  'Alt+w',
  'Alt+m',
  'Delete',
];
const WORDS = ['1', '耳机', '-3', '99999999', "<b>'x'</b>", '😀', '0.001', '2026-02-30', ' '];
const CONTROLS = [
  'button:not([disabled])',
  'a[href^="/"]',
  '[role="tab"]',
  '[role="menuitem"]',
  '[role="option"]',
  '[role="switch"]',
  'input:not([type="file"]):not([disabled])',
  'textarea:not([disabled])',
  'select:not([disabled])',
  'tbody td',
  'th',
].join(',');

/** A sequence of numbers from 0 to 1 that a seed determines (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const pick = <Item>(items: readonly Item[], next: () => number): Item | undefined => items[Math.floor(next() * items.length)];

/** The controls in sight that nothing covers, by their place in the document; none while the document is being left. */
const withinReach = (page: Page): Promise<number[]> =>
  page.evaluate(reachable, CONTROLS).catch((error: unknown) => {
    if (!(error instanceof Error) || !error.message.includes('Execution context was destroyed')) throw error;
    return [];
  });

function reachable(selector: string): number[] {
  const isReachable = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width < 2 || height < 2 || x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) return false;
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  return [...document.querySelectorAll(selector)].flatMap((element, index) => (isReachable(element) ? [index] : []));
}

/** Presses a control, or writes into it. What has gone by then was taken away by the page, which is no fault. */
async function use(control: Locator, text: string | undefined): Promise<void> {
  const field = await control
    .evaluate((element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement, undefined, { timeout: 500 })
    .catch(() => false);
  const done =
    field && text !== undefined ? control.pressSequentially(text, { timeout: 500 }) : control.click({ timeout: 500, noWaitAfter: true });
  await done.catch((error: unknown) => {
    if (!(error instanceof Error) || !/Timeout|detached|not attached|intercepts|not visible/.test(error.message)) throw error;
  });
}

// What was pressed is changed for good: roles, settings, stock. No other file may find that in its world.
test.use({ apart: 'monkey' });
// Each in a world of its own: one after the other they were the end of a whole run, with a core idle beside them.
test.describe.configure({ mode: 'parallel' });

for (const [index, account] of ACCOUNTS.entries()) {
  const seed = FIRST_SEED + index;
  test(`${account} presses whatever there is, seed ${seed}`, async ({ page, signIn, consoleErrors }) => {
    test.setTimeout(SECONDS * 1000 + 100_000);
    const next = sequence(seed);
    page.on('dialog', (dialog) => void dialog.accept());
    await signIn(account);
    await expect(page.getByRole('tabpanel').first()).toBeVisible();
    const end = Date.now() + SECONDS * 1000;
    const done: string[] = [];
    // A busy machine gets through little in its time: it goes on until enough was pressed.
    while (Date.now() < end || done.length < ENOUGH) {
      if (new URL(page.url()).pathname === LOGIN_PATH) await signIn(account);
      const places = next() < 0.7 ? await withinReach(page) : [];
      const place = pick(places, next);
      if (place === undefined) {
        const key = pick(KEYS, next) ?? 'Tab';
        done.push(key);
        await page.keyboard.press(key);
      } else {
        const control = page.locator(CONTROLS).nth(place);
        done.push(`${new URL(page.url()).pathname} ${(await control.textContent({ timeout: 500 }).catch(() => ''))?.slice(0, 20)}`);
        await use(control, next() < 0.8 ? pick(WORDS, next) : undefined);
      }
      await expect(page.getByText(word('failed.title'), { exact: true })).toHaveCount(0);
      // Asked after each press: what is told at the end no longer shows where it came from.
      expect(consoleErrors, `seed ${seed}, the last of ${done.length}: ${done.slice(-8).join(' | ')}`).toEqual([]);
    }
  });
}
