import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { heldFetch } from '@/components/testing/held-fetch';
import { goodsCategorySort } from '@/lib/contract/goods-category';
import { useCategoryOrder } from './use-category-order';

const category = (id: number, name: string, sort: number) => ({
  ...{ id, kind: 2 as const, parentId: 0, name, icon: '/i.png', banner: '', sort, status: 1 as const, goodsCount: 0, children: [] },
  ...{ createTime: '2026-01-01 08:00:00', version: 1 },
});
const read = [category(1, '甲', 30), category(2, '乙', 20), category(3, '丙', 10)];

let order: ReturnType<typeof useCategoryOrder>;
function Names() {
  order = useCategoryOrder(read);
  return <output>{order.shown.map(({ name }) => name).join('')}</output>;
}

test('what is moved after a save, but before its numbers are drawn, is saved by the numbers that were saved', async () => {
  const kept = new Map(read.map(({ id, sort }) => [id, sort]));
  answerCalls(goodsCategorySort, ({ body }) => {
    kept.set(body.id, body.sort);
    return { id: body.id, status: 1, version: 2 };
  });
  await draw(<Names />, { namespaces: ['goodsCategory'] });
  const [first, second, third] = read as [(typeof read)[0], (typeof read)[0], (typeof read)[0]];
  const answer = heldFetch();
  order.move(first, read, 2);
  await expect.element(page.getByText('乙丙甲')).toBeVisible();
  answer();
  // Saved, and the rows below are still those of before.
  await expect.element(page.getByText('甲乙丙')).toBeVisible();
  expect([...kept]).toEqual([
    [1, 10],
    [2, 30],
    [3, 20],
  ]);
  order.move(third, [second, third, first], 0);
  await expect
    .poll(() => [...kept])
    .toEqual([
      [1, 10],
      [2, 20],
      [3, 30],
    ]);
});
