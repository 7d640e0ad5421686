import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { type GoodsBrand, goodsBrand } from '@/lib/contract/goods-brand';
import { useBrandOptions } from './use-goods-choices';

const brand = (id: number): GoodsBrand => ({
  ...{ id, name: `品牌 ${id}`, firstLetter: 'A', logo: '/a.png', intro: '', sort: 0, status: 1, goodsCount: 0 },
  ...{ createTime: '2026-01-01 08:00:00', version: 1 },
});
const brands = Array.from({ length: 51 }, (_, at) => brand(at + 1));

function Brands() {
  return useBrandOptions(true).map(({ value, label }) => <p key={value}>{label}</p>);
}

test('a brand that a page of the list has no room for can be chosen as well', async () => {
  answerCalls(goodsBrand.list, ({ query }) => {
    const [page, size] = [Number(query.get('currPage')), Number(query.get('pageSize'))];
    return { rows: brands.slice((page - 1) * size, page * size), total: brands.length };
  });
  await draw(<Brands />);
  await expect.element(page.getByText('品牌 51', { exact: true })).toBeVisible();
});
