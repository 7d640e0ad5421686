import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { type GoodsBrand, goodsBrand } from '@/lib/contract/goods-brand';
import { useBrandOptions, useOfferedBrands } from './use-goods-choices';

const brand = (id: number, status: 0 | 1 = 1): GoodsBrand => ({
  ...{ id, name: `品牌 ${id}`, firstLetter: 'A', logo: '/a.png', intro: '', sort: 0, status, goodsCount: 0 },
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

function Offered({ held }: { held: number }) {
  return useOfferedBrands(held).map(({ value, label }) => <p key={value}>{label}</p>);
}

test('a brand out of use is given to no goods, and kept by those that have it', async () => {
  answerCalls(goodsBrand.list, () => ({ rows: [brand(1), brand(2, 0), brand(3, 0)], total: 3 }));
  await draw(<Offered held={3} />);
  const offered = () => [...document.querySelectorAll('p')].map((each) => each.textContent);
  await expect.poll(offered).toEqual(['品牌 1', '品牌 3']);
});
