import { useQueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { answerCalls } from '@/components/testing/answered-calls';
import { deferred } from '@/components/testing/deferred';
import { draw } from '@/components/testing/draw';
import { still } from '@/components/testing/still';
import { readOptions } from '@/lib/client/resource-queries';
import { ApiError } from '@/lib/contract/call/envelope';
import { type GoodsRecord, goodsInfo } from '@/lib/contract/goods';
import { goodsStock } from '@/lib/contract/goods/action';
import { newGoods } from './form/goods-values';
import { stockDialog } from './goods-dialogs';

const { submit: _submit, version: _version, ...fields } = newGoods(2, 3);
const sku = (id: number, specText: string, stock: number) => ({
  ...{ id, specText, values: [specText], image: '', code: `C-${id}`, price: 10_000, marketPrice: 0, costPrice: 0, stock },
  ...{ weightKg: 0, status: 1, durationUnit: 3, durationNum: 1 },
});
const record = (version: number, skus: readonly object[]) =>
  ({
    ...fields,
    ...{ id: 7, version, name: '耳机', categoryId: 1, cover: '/a.png', images: ['/a.png'], detailHtml: '<p>耳机</p>', stockWarn: 3 },
    ...{ storeId: 0, storeName: '', status: 1, auditStatus: 2, auditReason: '', sales: 0, views: 0, priceMin: 10_000, priceMax: 10_000 },
    ...{ totalStock: 10, createTime: '2026-01-01 08:00:00', updateTime: '2026-01-01 08:00:00', categoryName: '影音', brandName: '' },
    ...{ ordered: 0, reviewed: 1, skus },
  }) as GoodsRecord;
const first = record(1, [sku(1, '黑', 5), sku(2, '白', 5)]);
const { queryKey } = readOptions(goodsInfo, { id: 7 });

let queries: ReturnType<typeof useQueryClient>;
function Opener() {
  queries = useQueryClient();
  const ask = useAskOnDemand();
  return (
    <button type="button" onClick={() => void ask(stockDialog, { id: 7, name: '耳机' })}>
      open
    </button>
  );
}

const dialog = page.getByRole('dialog', { name: /耳机/ });
const delta = (variant: string) => dialog.getByLabelText(variant);

/** The dialog of goods read long ago at version 1; what is read now waits for `until`. */
async function open(now: () => GoodsRecord, until: Promise<unknown> = Promise.resolve()) {
  const calls = answerCalls(goodsInfo, now);
  answerCalls(goodsStock, () => ({ id: 7, status: 1, auditStatus: 2, version: 9 }));
  const answered = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (...asked) => {
    const answer = await answered(...asked);
    await until;
    return answer;
  });
  await draw(<Opener />, { namespaces: ['goods'] });
  queries.setQueryData(queryKey, first, { updatedAt: 1 });
  await page.getByRole('button', { name: 'open' }).click();
  return calls;
}

test('what is typed is for the goods as they are now: those read earlier are not drawn', async () => {
  const { promise: until, resolve: answer } = deferred();
  const calls = await open(() => record(2, [sku(2, '白', 8), sku(3, '红', 1)]), until);
  await expect.poll(() => calls.length).toBe(1);
  await expect.element(dialog.getByRole('status', { name: '正在加载' })).toBeVisible();
  await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument();
  answer();
  await expect.element(dialog.getByText('当前库存 8，正数增加，负数减少')).toBeVisible();
  await expect.element(delta('黑')).not.toBeInTheDocument();
  await delta('白').fill('3');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => calls.map(({ body }) => body)).toContainEqual({ id: 7, skus: [{ skuId: 2, delta: 3 }], remark: '' });
});

test('what is read anew while somebody types leaves every difference and the remark as they are, each at its variant', async () => {
  let now = first;
  const calls = await open(() => now);
  await delta('黑').fill('-2');
  await delta('白').fill('3');
  await dialog.getByLabelText('备注').fill('盘点');
  now = record(2, [sku(2, '白', 8), sku(1, '黑', 5)]);
  await queries.invalidateQueries({ queryKey });
  await expect.poll(() => queries.getQueryData(queryKey)?.version).toBe(2);
  await dialog.getByRole('button', { name: '确定' }).click();
  const skus = [
    { skuId: 1, delta: -2 },
    { skuId: 2, delta: 3 },
  ];
  await expect.poll(() => calls.map(({ body }) => body)).toContainEqual({ id: 7, skus, remark: '盘点' });
});

test('goods that could not be read are asked for again where they are missed', async () => {
  let now = (): GoodsRecord => {
    throw new ApiError(50000, '系统繁忙');
  };
  answerCalls(goodsInfo, () => now());
  await draw(<Opener />, { namespaces: ['goods'] });
  await page.getByRole('button', { name: 'open' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('系统繁忙');
  now = () => first;
  await dialog.getByRole('button', { name: '重试' }).click();
  await expect.element(delta('黑')).toBeVisible();
});

test('the form takes the place of what waited for it: the page behind does not darken twice', async () => {
  const darkened = vi.fn();
  const over = new AbortController();
  onTestFinished(() => over.abort());
  // From before the first: what waits is seen before or after its page begins to darken.
  document.addEventListener(
    'transitionrun',
    ({ target }) => target instanceof Element && target.matches('.MuiBackdrop-root') && darkened(),
    over,
  );
  const { promise: until, resolve: answer } = deferred();
  await open(() => first, until);
  await expect.element(dialog.getByRole('status', { name: '正在加载' })).toBeVisible();
  answer();
  await expect.element(delta('黑')).toBeVisible();
  await still();
  expect(darkened).toHaveBeenCalledTimes(1);
});

test('without a difference nothing is sent, and no success is told', async () => {
  const calls = await open(() => first);
  await expect.element(delta('黑')).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(page.getByText('修改库存成功').elements()).toEqual([]);
  expect(calls.filter(({ body }) => body)).toEqual([]);
});
