import type { Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { tool } from './open-pages';

const SAID = '切换尺寸成功';
/** A page that asks for nothing once it stands: where the clock stops, a call under way would run out of time and say so. */
const STILL = '/member/memberLevel';
const toasts = (page: Page) => page.getByRole('region', { name: word('feedback.toast.region') });

/** The page's own clock stands from here on, so that nothing depends on how fast the machine is. */
const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);

/** Changes the size, which is told each time in the same words. */
async function changeSize(page: Page, size: 'small' | 'mini'): Promise<void> {
  await (await tool(page, word('screen.size'))).click();
  await page.getByRole('menuitem', { name: word(`size.${size}`), exact: true }).click();
  // The menu leaves.
  await page.clock.runFor(1_000);
}

test('S17: a message stands five seconds, longer while it is pointed at or focused, and repeats are counted', async ({ page, signIn }) => {
  await page.clock.install();
  await signIn('admin', { at: STILL });
  await stopClock(page);
  await changeSize(page, 'small');
  const toast = toasts(page).getByRole('status').locator('> *');
  await expect(toast).toHaveCount(1);
  await expect(toast).toContainText(SAID);
  await changeSize(page, 'mini');
  await expect(toast).toHaveCount(1);
  await expect(toast).toContainText('×2');
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toHaveCount(1);
  const close = toast.getByRole('button', { name: word('feedback.toast.close') });
  await close.focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(toast).toHaveCount(1);
  await close.blur();
  await page.clock.runFor(5_000);
  await expect(toast).toHaveCount(0);
});

test('S17: the bell says how much is new until it is looked at; what was said stays there and can be cleared', async ({ page, signIn }) => {
  await page.clock.install();
  await signIn('admin', { at: STILL });
  await stopClock(page);
  await changeSize(page, 'small');
  await expect(toasts(page)).toContainText(SAID);
  await toasts(page)
    .getByRole('button', { name: word('feedback.toast.close') })
    .click();
  await expect(toasts(page)).not.toContainText(SAID);
  await (await tool(page, word('screen.noticesCount').replace('{n}', '1'))).click();
  const panel = page.getByRole('dialog', { name: word('screen.notices') });
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByRole('listitem')).toContainText(SAID);
  await page.keyboard.press('Escape');
  await page.clock.runFor(1_000);
  await expect(panel).toBeHidden();
  const bell = page.getByRole('banner').getByRole('button', { name: word('screen.notices'), exact: true });
  await bell.click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('button', { name: word('screen.clearNotices') }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(0);
  await expect(panel).toContainText(word('screen.noNotices'));
});
