import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { proxyCodes } from '@/lib/contract/call/codes';
import { type GoodsRecord, goodsInfo, goodsUpdate } from '@/lib/contract/goods';
import { goodsPrice, goodsStock } from '@/lib/contract/goods/action';
import { newGoods } from './form/goods-values';
import { VariantsPanel } from './VariantsPanel';

const { submit: _submit, version: _version, ...fields } = newGoods(2, 3);
const sku = (id: number, specText: string) => ({
  ...{ id, specText, values: [specText], image: '', code: `C-${id}`, price: 10_000, marketPrice: 0, costPrice: 0, stock: 5 },
  ...{ weightKg: 0, status: 1, durationUnit: 3, durationNum: 1 },
});
const record = {
  ...fields,
  ...{ id: 7, version: 4, name: '耳机', categoryId: 1, cover: '/a.png', images: ['/a.png'], detailHtml: '<p>耳机</p>', stockWarn: 3 },
  ...{
    specType: 1,
    specs: [
      {
        name: '颜色',
        values: [
          { value: '黑', image: '' },
          { value: '白', image: '' },
        ],
      },
    ],
  },
  ...{ storeId: 2, storeName: '云栖', status: 1, auditStatus: 2, auditReason: '', sales: 0, views: 0, priceMin: 10_000, priceMax: 10_000 },
  ...{ totalStock: 10, createTime: '2026-01-01 08:00:00', updateTime: '2026-01-01 08:00:00', categoryName: '影音', brandName: '' },
  ...{ ordered: 0, reviewed: 1, skus: [sku(1, '黑'), sku(2, '白')] },
} as GoodsRecord;
const written = { id: 7, status: 1, auditStatus: 2, version: 5 };

const open = async (changes: Partial<GoodsRecord> = {}) => {
  answerCalls(goodsInfo, () => ({ ...record, ...changes }));
  const calls = answerCalls(goodsUpdate, () => written);
  await draw(<VariantsPanel goods={{ id: 7 }} mayEdit />, { namespaces: ['goods', 'enums', 'media'] });
  await expect.element(page.getByText('C-1')).toBeVisible();
  return calls;
};
const cell = (name: string) => page.getByRole('button', { name: new RegExp(name) });
const change = async (name: string, to: string) => {
  await cell(name).click();
  await userEvent.keyboard(`${to}{Enter}`);
};

test('price and stock of a variant are changed in place, each by its own call', async () => {
  await open();
  const calls = answerCalls(goodsPrice, () => written);
  answerCalls(goodsStock, () => written);
  await change('黑 售价', '120');
  await expect.poll(() => calls.map(({ body }) => body)).toContainEqual({ id: 7, version: 4, skus: [{ skuId: 1, price: 12_000 }] });
  await change('白 库存', '8');
  await expect.poll(() => calls.map(({ body }) => body)).toContainEqual({ id: 7, skus: [{ skuId: 2, delta: 3 }], remark: '' });
});

test('a stock whose answer was lost is sent again under its key, and from another stock under a new one', async () => {
  await open();
  const lost = () => Response.json({ code: proxyCodes.timeout, msg: '请求超时' });
  const calls = answerCalls(goodsStock, lost);
  const keys = () => calls.flatMap(({ key }) => key ?? []);
  await change('白 库存', '8');
  await expect.poll(keys).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(keys).toHaveLength(2);
  expect(keys()[1]).toBe(keys()[0]);
  await userEvent.keyboard('{Escape}');
  // The server had taken the first; the record is read again with the next change.
  answerCalls(goodsInfo, () => ({ ...record, skus: [sku(1, '黑'), { ...sku(2, '白'), stock: 8 }] }));
  answerCalls(goodsPrice, () => written);
  await change('黑 售价', '120');
  await expect.element(cell('白 库存')).toHaveTextContent('8');
  await change('白 库存', '11');
  await expect.poll(keys).toHaveLength(3);
  expect(calls.at(-1)?.body).toEqual({ id: 7, skus: [{ skuId: 2, delta: 3 }], remark: '' });
  expect(keys()[2]).not.toBe(keys()[0]);
});

test('on a phone a variant shows what is changed of it: nothing has to be moved sideways', async () => {
  await page.viewport(390, 844);
  await open();
  await expect.element(cell('黑 售价')).toBeVisible();
  await expect.element(cell('白 库存')).toBeVisible();
  const frame = page.getByRole('table').element().parentElement;
  expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
  await page.viewport(1440, 900);
  await expect.element(page.getByRole('columnheader', { name: '成本价' })).toBeVisible();
});

test('a price far from the old one asks before the goods go off sale, and stays when nobody agrees', async () => {
  await open();
  const calls = answerCalls(goodsPrice, () => ({ ...written, status: 0, auditStatus: 1 }));
  await change('黑 售价', '131');
  const question = page.getByRole('alertdialog');
  await expect.element(question).toHaveTextContent('修改后需重新审核，商品将下架，是否继续？');
  await question.getByRole('button', { name: '取消' }).click();
  await expect.element(page.getByRole('textbox', { name: '黑 售价' })).toHaveAttribute('aria-invalid', 'true');
  expect(calls.filter(({ path }) => path.endsWith('/price'))).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect.poll(() => calls.map(({ body }) => body)).toContainEqual({ id: 7, version: 4, skus: [{ skuId: 1, price: 13_100 }] });
});

test('the warning level is saved with the stock that was read, so that what was sold meanwhile stays sold', async () => {
  const calls = await open();
  await change('库存预警值', '9');
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toContainEqual(
      expect.objectContaining({
        ...{ id: 7, version: 4, submit: 1, stockWarn: 9 },
        skus: [expect.objectContaining({ id: 1, stock: 5, stockBefore: 5 }), expect.objectContaining({ id: 2, stock: 5, stockBefore: 5 })],
      }),
    );
});

test.each([
  ['what waits for a review keeps its price', { status: 0, auditStatus: 1 }, [false, true, false]],
  ['what lies in the recycle bin is not changed', { status: -1 }, [false, false, false]],
  ['what was rejected is not submitted by the way', { status: 0, auditStatus: 3 }, [true, true, false]],
])('%s', async (_what, state, editable) => {
  await open(state);
  expect(['黑 售价', '黑 库存', '库存预警值'].map((name) => cell(name).query() !== null)).toEqual(editable);
});
