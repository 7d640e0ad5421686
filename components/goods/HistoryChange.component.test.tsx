import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import type { GoodsLog } from '@/lib/contract/goods/log';
import { HistoryChange } from './HistoryChange';

const change = (field: string, before: string, after: string) => ({ field, before, after, variant: '' });
const row: GoodsLog = {
  ...{ id: 1, goodsId: 7, action: 'update', from: null, to: null, reason: '', operatorName: '王经理', createTime: '2026-01-01 08:00:00' },
  changes: [change('commissionType', '1', '2'), change('firstValue', '5.5', '550'), change('secondValue', '2', '0')],
};

test('a commission is told as what its type makes of it, and each language has its own colon', async () => {
  const { unmount } = await draw(<HistoryChange row={row} />, { namespaces: ['goods', 'enums'] });
  const lines = page.getByRole('listitem');
  await expect.element(lines.nth(1)).toHaveTextContent('一级佣金：5.5% → ¥5.50');
  await expect.element(lines.nth(2)).toHaveTextContent('二级佣金：2% → ¥0.00');
  await unmount();
  await draw(<HistoryChange row={row} />, { namespaces: ['goods', 'enums'], language: 'en' });
  await expect.element(lines.nth(1)).toHaveTextContent('First tier: 5.5% → ¥5.50');
});

test('a type that stayed says what a changed commission is, and is no line of its own', async () => {
  const changes = [change('firstValue', '550', '600'), change('commissionType', '2', '2')];
  await draw(<HistoryChange row={{ ...row, changes }} />, { namespaces: ['goods', 'enums'] });
  const lines = page.getByRole('listitem');
  await expect.element(lines.first()).toHaveTextContent('一级佣金：¥5.50 → ¥6.00');
  expect(lines.elements()).toHaveLength(1);
});
