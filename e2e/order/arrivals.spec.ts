import { expect, test, word } from '../fixtures';
import { ready, rowIds } from '../lists/list-page';
import { LISTS } from './order-page';
import { buy, sellGoods } from './shop';

const HALF_A_MINUTE = 31_000;

test('L9: an order that comes in while its list is open is announced, and shown on a click', async ({ page, signIn, world }) => {
  const goods = await sellGoods(world, 2, { freightType: 1, freight: 0 });
  await page.clock.install();
  await signIn('admin', { at: LISTS.hardware });
  await ready(page);
  const before = await rowIds(page);
  const pill = page.getByRole('button', { name: word('list.newRows').replace('{n}', '1') });
  await expect(pill).toHaveCount(0);
  const { orderId } = await buy(world, goods);
  await expect(async () => {
    await page.clock.fastForward(HALF_A_MINUTE);
    await expect(pill).toBeVisible({ timeout: 3_000 });
  }).toPass();
  expect(await rowIds(page)).toEqual(before);
  await pill.click();
  await expect.poll(async () => (await rowIds(page))[0]).toBe(orderId);
  await expect(pill).toHaveCount(0);
});
