import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { type Distributor, distributor } from '@/lib/contract/distributor';
import { DistributorList } from './DistributorList';

const paidOff = {
  ...{ id: 3, memberId: 9, nickname: '竹影的猫', avatar: '', mobile: '139****6249', realName: '', levelId: 1, levelName: '金牌推广' },
  ...{ parentId: null, parentName: '', firstCount: 0, secondCount: 0, orderCount: 18, orderAmount: 1_517_694, commissionTotal: 74_174 },
  ...{ commissionAvailable: 0, commissionFrozen: 0, commissionWithdrawing: 36_685, commissionWithdrawn: 0, withdrawCount: 1, status: -1 },
  ...{ joinTime: '2026-01-15 11:52:19', source: 1, inviteCode: 'A', storeId: 0, storeName: '' },
} as unknown as Distributor;

test('the three actions of a dismissed distributor with nothing left to pay fit their cell', async () => {
  await page.viewport(1440, 900);
  answerCalls(distributor.list, () => ({ rows: [paidOff], total: 1, summary: {} }) as never);
  await draw(<DistributorList />, {
    namespaces: ['distributor', 'enums', 'route'],
    viewer: { permissions: ['admin_P1', 'admin_P8', 'admin_P8.edit'] },
  });
  const last = page.getByRole('button', { name: '佣金明细' });
  await expect.element(last).toBeVisible();
  const cell = last.element().closest('td') as HTMLElement;
  expect(cell.querySelectorAll('button').length).toBe(3);
  expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
});
