import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { bar, openPage, tab, titleOf } from './open-pages';

test.use({ hasTouch: true });

/** A finger may rest longer than the long press needs; a busy machine counts slowly. */
const REST_MS = 900;

const middleOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('the tab is not drawn');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
};

/** A finger, as the browser gets it from the screen. */
function fingerOn(session: CDPSession) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  return {
    down: (at: { x: number; y: number }) => send('touchStart', at),
    move: (at: { x: number; y: number }) => send('touchMove', at),
    up: () => send('touchEnd'),
  };
}

async function rest(page: Page): Promise<void> {
  // house-rules: waiting: the length of a press is what is tested here, so time itself has to pass.
  await page.waitForTimeout(REST_MS);
}

test('S3: a finger that rests on a tab takes it along', async ({ page, signIn }) => {
  await signIn('admin');
  for (const name of ['memberList', 'coupon', 'shop'] as const) await openPage(page, name);
  const finger = fingerOn(await page.context().newCDPSession(page));
  const from = await middleOf(tab(page, 'shop'));
  const to = await middleOf(tab(page, 'memberList'));
  // Past the middle of the tab whose place it takes.
  const end = to.x - 12;
  await finger.down(from);
  await rest(page);
  for (let step = 1; step <= 8; step += 1) await finger.move({ x: Math.round(from.x + ((end - from.x) * step) / 8), y: from.y });
  await expect(tab(page, 'shop')).toHaveAttribute('data-dragged', 'true');
  await finger.up();
  const order = (['dashboard', 'shop', 'memberList', 'coupon'] as const).map(titleOf);
  await expect(bar(page).getByRole('tab')).toHaveText(order);
  await page.reload();
  await expect(bar(page).getByRole('tab')).toHaveText(order);
});

test('S3: a finger that rests and leaves opens the menu of the tab; one that swipes moves nothing', async ({ page, signIn }) => {
  await signIn('admin');
  for (const name of ['memberList', 'coupon'] as const) await openPage(page, name);
  const finger = fingerOn(await page.context().newCDPSession(page));
  const at = await middleOf(tab(page, 'memberList'));
  // Sent without waiting for the page, which takes a finger that is slow for one that rests.
  const [near, far] = [40, 120].map((by) => ({ x: at.x + by, y: at.y }));
  if (!near || !far) throw new Error('unreachable');
  await Promise.all([finger.down(at), finger.move(near), finger.move(far), finger.up()]);
  await expect(bar(page).getByRole('tab')).toHaveText((['dashboard', 'memberList', 'coupon'] as const).map(titleOf));
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await finger.down(at);
  await rest(page);
  await finger.up();
  await expect(page.getByRole('menuitem', { name: word('tags.refresh'), exact: true })).toBeVisible();
});
