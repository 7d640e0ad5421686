import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DistributorCommissions } from '@/components/distributor/DistributorCommissions';
import { DistributorOrders } from '@/components/distributor/DistributorOrders';
import { answerCalls, forgetCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { distributorCommissions, distributorOrders } from '@/lib/contract/distributor/detail';
import { balanceRecord, type LedgerRow } from '@/lib/contract/member-ledger';
import { LedgerList } from './LedgerList';

const createTime = '2026-01-01 08:00:00';
const row: LedgerRow = {
  ...{ id: 1, no: 'B1', memberId: 7, nickname: '王伟', mobile: '138****0001', bizType: 3, bizNo: 'H2026', title: '', delta: -100 },
  ...{ after: 0, remark: '', operatorName: '', createTime, storeId: 0, storeName: '' },
};
const namespaces = ['enums', 'ledger', 'member', 'distributor', 'order', 'cash', 'media'] as const;
const everything = { permissions: ['admin_P1', 'admin_P3', 'admin_P8', 'power', 'admin_P3.cash'] };

afterEach(forgetCalls);

test('domain D12: the number of a ledger row opens its order or withdrawal, for whoever may read those', async () => {
  await page.viewport(1440, 900);
  answerCalls(balanceRecord.list, () => ({
    rows: [
      row,
      { ...row, id: 2, no: 'B2', bizType: 6, bizNo: 'T2026' },
      { ...row, id: 3, no: 'B3', bizType: 2, bizNo: 'S2026' },
      { ...row, id: 4, no: 'B4', bizNo: 'O2026', bizId: null },
    ],
    total: 4,
  }));
  const drawn = await draw(<LedgerList kind="balance" />, { namespaces, viewer: everything });
  await expect.element(page.getByRole('button', { name: 'H2026', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'T2026', exact: true })).toBeVisible();
  await expect.element(page.getByText('S2026')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'S2026', exact: true })).not.toBeInTheDocument();
  // An order of another store cannot be read from here.
  await expect.element(page.getByText('O2026')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'O2026', exact: true })).not.toBeInTheDocument();
  await drawn.unmount();
  await draw(<LedgerList kind="balance" />, { namespaces, viewer: { permissions: ['admin_P1'] } });
  await expect.element(page.getByText('H2026')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'H2026', exact: true })).not.toBeInTheDocument();
});

test('domain D12: orders and commissions of a distributor lead to the order, whose state has the name of its kind', async () => {
  await page.viewport(1440, 900);
  const order = {
    id: 1,
    orderId: 5,
    orderNo: 'F2026',
    kind: 3,
    buyer: '王伟',
    payPrice: 100,
    commission: 10,
    tier: 1,
    status: 10,
    createTime,
  };
  answerCalls(distributorOrders.list, () => ({ rows: [order], total: 1 }));
  answerCalls(distributorCommissions.list, () => ({
    rows: [
      {
        ...{
          id: 1,
          memberId: 7,
          bizType: 1,
          orderId: 5,
          orderNo: 'C2026',
          buyer: '',
          tier: 1,
          base: 100,
          percent: 10,
          amount: 10,
          status: 1,
        },
        ...{ unfreezeTime: null, remark: '', createTime },
      },
    ],
    total: 1,
  }));
  const drawn = await draw(<DistributorOrders id={7} />, { namespaces, viewer: everything });
  await expect.element(page.getByRole('button', { name: 'F2026', exact: true })).toBeVisible();
  await expect.element(page.getByText('待审核')).toBeVisible();
  await drawn.unmount();
  await draw(<DistributorCommissions id={7} />, { namespaces, viewer: everything });
  await expect.element(page.getByRole('button', { name: 'C2026', exact: true })).toBeVisible();
});
