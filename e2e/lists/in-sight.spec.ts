import { expect, test } from '../fixtures';
import { ready } from './list-page';

test('L3: levels wear signs of their own, not the faces of people', async ({ page, signIn }) => {
  await signIn('admin', { at: '/member/memberLevel' });
  await ready(page);
  const shown = () => page.locator('tbody img').evaluateAll((all) => all.map((img) => new URL((img as HTMLImageElement).src).pathname));
  await expect.poll(shown).toEqual([1, 2, 3, 4].map((n) => `/media/demo/level-${n}.png`));
  await page.goto('/member/distributor');
  await ready(page);
  await expect
    .poll(async () => new Set((await shown()).map((path) => path.replace(/\d/, 'n'))))
    .toEqual(new Set(['/media/demo/rank-n.png']));
});
