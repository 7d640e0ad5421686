import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { answerCalls, type MadeCall } from '@/components/testing/answered-calls';
import { deferred } from '@/components/testing/deferred';
import { draw } from '@/components/testing/draw';
import { ApiError } from '@/lib/contract/call/envelope';
import { goodsOptions } from '@/lib/contract/goods/action';
import { goodsCategory } from '@/lib/contract/goods-category';
import type { CouponValues } from './coupon-values';
import { CategoryPicks, GoodsPicks } from './ScopePicks';

const start = { scope: 2, scopeIds: [] as number[] } as CouponValues;
function Form({ Picks = GoodsPicks }: { Picks?: typeof GoodsPicks }) {
  const form = useResourceForm<CouponValues, unknown>({
    ...{ schema: z.custom<CouponValues>(), start, labels: 'coupon.fields', save: async () => null },
  });
  return <Picks form={form} disabled={false} known={[]} onChoose={() => undefined} />;
}
const goods = ['无线耳机', '机械键盘'].map((name, at) => ({
  ...{ id: at + 1, name, cover: '', kind: 2 as const, priceMin: 9900, priceMax: 9900, skus: [] },
}));
const named = ({ query }: MadeCall) => goods.filter(({ name }) => name.includes(query.get('keyword') ?? ''));
const words = page.getByRole('textbox', { name: '名称/ID' });

test('goods on their way are no goods that do not exist, and those that could not be read are asked for again', async () => {
  let answer: typeof named = () => {
    throw new ApiError(50000, '系统繁忙');
  };
  answerCalls(goodsOptions, (call) => answer(call));
  await draw(<Form />, { namespaces: ['coupon', 'enums', 'media', 'picture'] });
  await expect.element(page.getByText('系统繁忙')).toBeVisible();
  await expect.element(page.getByText('没有找到')).not.toBeInTheDocument();
  answer = named;
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(page.getByRole('checkbox', { name: /无线耳机/ })).toBeEnabled();
  await words.fill('茶杯');
  await expect.element(page.getByText('没有找到')).toBeVisible();
});

test('goods found for earlier words cannot be chosen while those of the new ones are on their way', async () => {
  answerCalls(goodsOptions, named);
  await draw(<Form />, { namespaces: ['coupon', 'enums', 'media', 'picture'] });
  await expect.element(page.getByRole('checkbox', { name: /无线耳机/ })).toBeEnabled();
  const { promise, resolve } = deferred();
  const { fetch } = window;
  window.fetch = async (...call) => {
    await promise;
    return fetch(...call);
  };
  await words.fill('键盘');
  await expect.element(page.getByRole('checkbox', { name: /无线耳机/ })).toBeDisabled();
  resolve();
  await expect.element(page.getByRole('checkbox', { name: /机械键盘/ })).toBeEnabled();
  await expect.element(page.getByText('无线耳机')).not.toBeInTheDocument();
});

test('categories of which one kind could not be read are not told as all', async () => {
  const category = (kind: number) => ({
    ...{ id: kind, kind, parentId: 0, name: `分类 ${kind}`, icon: '', banner: '', sort: 0, status: 1, goodsCount: 0 },
    ...{ createTime: '2026-01-01 08:00:00', version: 1, children: [] },
  });
  let failing = '3';
  answerCalls(goodsCategory.list, ({ query }) => {
    const kind = query.get('kind') ?? '';
    if (kind === failing) throw new ApiError(50000, '系统繁忙');
    return Response.json({ code: 0, data: { list: [category(Number(kind))], totalCount: 1 } });
  });
  await draw(<Form Picks={CategoryPicks} />, { namespaces: ['coupon', 'enums', 'media', 'picture'] });
  await expect.element(page.getByText('系统繁忙')).toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  failing = '';
  await page.getByRole('button', { name: '重试' }).click();
  for (const kind of [1, 2, 3, 4]) await expect.element(page.getByRole('checkbox', { name: new RegExp(`分类 ${kind}`) })).toBeVisible();
});

test('a subcategory is found by its own name and by that of its parent', async () => {
  const level = (id: number, name: string, children: object[]) => ({
    ...{ id, kind: 2, parentId: 0, name, icon: '', banner: '', sort: 0, status: 1, goodsCount: 0 },
    ...{ createTime: '2026-01-01 08:00:00', version: 1, children },
  });
  const tree = [level(1, '数码', [level(2, '耳机', [])]), level(3, '家居', [])];
  answerCalls(goodsCategory.list, ({ query }) => Response.json({ code: 0, data: query.get('kind') === '2' ? tree : [] }));
  await draw(<Form Picks={CategoryPicks} />, { namespaces: ['coupon', 'enums', 'media', 'picture'] });
  await words.fill('耳机');
  await expect.element(page.getByRole('checkbox', { name: /数码 \/ 耳机/ })).toBeVisible();
  await expect.element(page.getByText('家居')).not.toBeInTheDocument();
  await words.fill('数码');
  await expect.element(page.getByRole('checkbox')).toHaveLength(2);
});
