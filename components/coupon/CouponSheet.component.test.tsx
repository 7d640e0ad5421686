import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { coupon } from '@/lib/contract/coupon';
import { goodsOptions } from '@/lib/contract/goods/action';
import { memberLevel } from '@/lib/contract/member-level';
import { CouponList } from './CouponList';

const goods = ['无线耳机', '机械键盘', '显示器', '扩展坞', '充电宝'].map((name, at) => ({
  ...{ id: at + 1, name, cover: '', kind: 2 as const, priceMin: 9900, priceMax: 9900, skus: [] },
}));

test('the preview shows the goods as they are chosen, those found by an earlier word too, and how many there are', async () => {
  await page.viewport(1440, 900);
  answerCalls(coupon.list, () => ({ rows: [], total: 0 }));
  answerCalls(memberLevel.list, () => ({ rows: [], total: 0 }));
  answerCalls(goodsOptions, ({ query }) => goods.filter(({ name }) => name.includes(query.get('keyword') ?? '')));
  await draw(<CouponList />, {
    namespaces: ['coupon', 'enums', 'feedback', 'media', 'picture', 'validation'],
    viewer: { permissions: ['admin_P5', 'admin_P5.edit'] },
  });
  await page.getByRole('button', { name: '新增优惠券' }).first().click();
  const preview = page.getByRole('img', { name: '预览' });
  await expect.element(preview.getByText('领取', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: '指定商品', exact: true }).click();
  const find = page.getByRole('textbox', { name: '名称/ID' });
  for (const name of ['显示器', '扩展坞', '充电宝', '机械键盘']) {
    await find.fill(name);
    await expect.element(page.getByText('无线耳机')).not.toBeInTheDocument();
    await page.getByRole('checkbox', { name: new RegExp(name) }).click();
  }
  await expect.element(preview.getByText('等 4 项')).toBeVisible();
  expect([...preview.element().querySelectorAll('i')].length).toBe(3);
  await page.getByRole('button', { name: '移除显示器' }).click();
  await expect.element(preview.getByText(/^等/)).not.toBeInTheDocument();
});
