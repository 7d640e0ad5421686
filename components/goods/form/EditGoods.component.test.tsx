import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { deferred } from '@/components/testing/deferred';
import { draw } from '@/components/testing/draw';
import { readOptions } from '@/lib/client/resource-queries';
import { type GoodsRecord, goodsInfo } from '@/lib/contract/goods';
import { EditGoods } from './EditGoods';
import { newGoods } from './goods-values';

// What is drawn of a form is what it began with.
vi.mock('./GoodsForm', () => ({
  GoodsForm: ({ record }: { record: GoodsRecord }) => <h2>{useState(record)[0].name}</h2>,
}));

const { submit: _submit, version: _version, ...fields } = newGoods(2, 3);
const record = (version: number, name: string) =>
  ({
    ...fields,
    ...{ id: 7, version, name, categoryId: 1, cover: '/a.png', images: ['/a.png'], detailHtml: '<p>耳机</p>', stockWarn: 3 },
    ...{ storeId: 0, storeName: '', status: 1, auditStatus: 2, auditReason: '', sales: 0, views: 0, priceMin: 10_000, priceMax: 10_000 },
    ...{ totalStock: 10, createTime: '2026-01-01 08:00:00', updateTime: '2026-01-01 08:00:00', categoryName: '影音', brandName: '' },
    ...{ ordered: 0, reviewed: 1, skus: [] },
  }) as GoodsRecord;
const { queryKey } = readOptions(goodsInfo, { id: 7 });

let queries: ReturnType<typeof useQueryClient>;
function Opener() {
  queries = useQueryClient();
  const [open, setOpen] = useState(false);
  return open ? (
    <EditGoods kind={2} params={{ id: '7' }} />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      edit
    </button>
  );
}

const open = () => page.getByRole('button', { name: 'edit' }).click();
const form = (name: string) => page.getByRole('heading', { name });
let answer: () => void;
beforeEach(async () => {
  answerCalls(goodsInfo, () => record(2, '新名称'));
  const answered = window.fetch;
  const { promise, resolve } = deferred();
  answer = () => resolve();
  vi.spyOn(window, 'fetch').mockImplementation(async (...asked) => {
    await promise;
    return answered(...asked);
  });
  await draw(<Opener />, { namespaces: ['goods'] });
  queries.setQueryData(queryKey, record(1, '旧名称'));
});

test('what was changed since it was read is read again before the form is drawn', async () => {
  await queries.invalidateQueries({ queryKey });
  await open();
  await expect.element(page.getByRole('status', { name: '正在加载' })).toBeVisible();
  expect(form('旧名称').elements()).toEqual([]);
  answer();
  await expect.element(form('新名称')).toBeVisible();
});

test('what came with the page is drawn at once, and stays while it is read once more', async () => {
  await open();
  await expect.element(form('旧名称')).toBeVisible();
  answer();
  await expect.poll(() => queries.getQueryData(queryKey)?.version).toBe(2);
  await expect.element(form('旧名称')).toBeVisible();
});
