import { expect, test, word } from '../fixtures';
import { said } from '../member/members';
import { act } from '../row-action';

const COUPONS = '/marketing/coupon';

test('another store sees its own coupons alone, edits what may still be edited, and stops one', async ({ page, signIn, world }) => {
  await signIn('store1', { at: COUPONS });
  const own = await world.sql<{ name: string }>('select name from coupon where store_id = 1');
  const rows = page.locator('tbody tr[data-id]');
  await expect(rows).toHaveCount(own.length);
  const row = page.getByRole('row').filter({ hasText: own[0]?.name ?? '' });
  await act(page, row, word('common.edit'));
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByTitle(word('coupon.lockedHint')).first()).toBeVisible();
  await expect(sheet.getByLabel(word('coupon.fields.discountPrice'))).toBeDisabled();
  await sheet.getByLabel(word('coupon.fields.name')).fill('滨江新名');
  await sheet.getByRole('button', { name: word('form.save'), exact: true }).click();
  await expect(said(page, word('common.updated'))).toBeVisible();
  const renamed = page.getByRole('row').filter({ hasText: '滨江新名' });
  await renamed.getByRole('switch').click();
  await expect(renamed).toContainText(word('enums.couponStatus.2'));
});
