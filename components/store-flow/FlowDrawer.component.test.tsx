import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { DialogOpener } from '@/components/testing/DialogOpener';
import { draw } from '@/components/testing/draw';
import { ApiError } from '@/lib/contract/call/envelope';
import { type StoreFlow, storeEarnings, storeEarningsAccount } from '@/lib/contract/store-flow';
import { EarningsCards } from './EarningsCards';
import type { FlowDrawerParams } from './FlowDrawer';
import { flowDrawer } from './flow-dialogs';

const income: StoreFlow = {
  ...{ id: 1, flowNo: 'F1', storeId: 2, storeName: '示例门店', bizType: 1, bizNo: 'D1', bizId: null, orderKind: null, memberNickname: '' },
  ...{ amount: 9000, orderAmount: 10_000, platformFee: 1000, commission: 0, settleStatus: 1, settleTime: null, balanceAfter: 9000 },
  ...{ remark: '', operatorName: '系统', createTime: '2026-01-01 08:00:00' },
};
const fee: StoreFlow = { ...income, id: 2, flowNo: 'F2', storeId: 0, storeName: '主店', amount: 1000 };

const ledgerRow: FlowDrawerParams = { kind: 'earnings', row: income };
const fails = (): never => {
  throw new ApiError(50000, '系统繁忙');
};

test('the other side of an entry that could not be read is told as missing, not as none', async () => {
  let rows: () => StoreFlow[] = fails;
  answerCalls(storeEarnings.list, () => ({ rows: rows(), total: 2, summary: {} }));
  await draw(<DialogOpener dialog={flowDrawer} payload={ledgerRow} />, { namespaces: ['storeFlow', 'enums'] });
  await page.getByRole('button', { name: 'open' }).click();
  const drawer = page.getByRole('dialog');
  await expect.element(drawer.getByRole('alert')).toHaveTextContent('系统繁忙');
  rows = () => [income, fee];
  await drawer.getByRole('button', { name: '重试' }).click();
  await expect.element(drawer.getByRole('cell', { name: '主店' })).toBeVisible();
});

test('an account that could not be read says so above its ledger', async () => {
  let sums = (): { balance: number; pendingSettle: number; withdrawing: number; withdrawn: number; total: number } => fails();
  answerCalls(storeEarningsAccount, () => sums());
  await draw(<EarningsCards />, { namespaces: ['storeFlow', 'enums'] });
  await expect.element(page.getByText('系统繁忙', { exact: true })).toBeVisible();
  sums = () => ({ balance: 123_400, pendingSettle: 0, withdrawing: 0, withdrawn: 0, total: 123_400 });
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(page.getByText('¥1,234.00').first()).toBeVisible();
});
