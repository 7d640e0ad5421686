import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { couponRecord } from '@/lib/contract/coupon-record';
import { order } from '@/lib/contract/order';
import type { Order } from '@/lib/contract/order/row';
import { memberCouponState } from '@/lib/contract/states/member-coupon';
import { MemberCoupons } from './MemberCoupons';
import { MemberOrders } from './MemberOrders';

const namespaces = ['enums', 'member', 'order', 'media'] as const;
const createTime = '2026-11-22 18:56:29';
const bought: Order = {
  ...{
    id: 7,
    orderNo: 'D2026',
    kind: 3,
    storeId: 0,
    storeName: '总店',
    memberId: 9,
    nickname: '海盐先生',
    mobile: '158****3944',
    source: 1,
  },
  ...{ items: [], totalPrice: 9900, levelPrice: 0, couponPrice: 0, pointPrice: 0, usePoints: 0, freight: 0, adjustPrice: 0 },
  ...{
    payPrice: 9900,
    givePoints: 0,
    payStatus: 0,
    payChannel: '',
    payTime: null,
    balancePart: 0,
    status: 10,
    closeType: null,
    createTime,
  },
  ...{ shipTime: null, receiveTime: null, finishTime: null, closeTime: null, expireTime: null, autoReceiveTime: null, extendCount: 0 },
  ...{ refundFlag: 0, refundedPrice: 0, invoiceStatus: null, remark: '', star: 0, version: 1, packages: [], noLogisticsReason: '' },
  ...{ deliveredCount: 0, warrantyUntil: null, formValues: {}, handlerId: null, handlerName: '', promiseUntil: null, supplementTime: null },
  ...{ overdue: 0, licences: [], receiver: null },
};

test("a member's orders are those of every kind, each by the state of its kind, and their numbers lead to them", async () => {
  await page.viewport(1440, 900);
  const calls = answerCalls(order.list, () => ({ rows: [bought], total: 1 }));
  const drawn = await draw(<MemberOrders memberId={9} />, { namespaces, viewer: { permissions: ['admin_P1', 'admin_P3'] } });
  await expect.element(page.getByRole('button', { name: 'D2026', exact: true })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /D2026/ })).toHaveTextContent('待审核');
  await expect.element(page.getByRole('row', { name: /D2026/ })).toHaveTextContent('¥99.00');
  expect(calls.at(-1)?.query.get('memberId')).toBe('9');
  expect(calls.at(-1)?.query.get('kind')).toBeNull();
  await drawn.unmount();
  await draw(<MemberOrders memberId={9} />, { namespaces, viewer: { permissions: ['admin_P1'] } });
  await expect.element(page.getByText('D2026')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'D2026', exact: true })).not.toBeInTheDocument();
});

test("a member's coupons tell their state, and a used one leads to the order it was used in", async () => {
  await page.viewport(1440, 900);
  const hand = { id: 1, couponId: 2, couponName: '满百减十', memberId: 9, memberName: '海盐先生', takeType: 1 as const, createTime };
  const term = { validStart: createTime, validEnd: '2026-12-22 18:56:29', voidReason: '' };
  answerCalls(couponRecord.list, () => ({
    rows: [
      { ...hand, ...term, status: memberCouponState.used, orderId: 7, orderNo: 'D2026', usedTime: createTime },
      { ...hand, ...term, id: 3, status: memberCouponState.unused, orderId: null, orderNo: '', usedTime: null },
    ],
    total: 2,
  }));
  await draw(<MemberCoupons memberId={9} />, { namespaces, viewer: { permissions: ['admin_P1', 'admin_P3'] } });
  await expect.element(page.getByText('已使用')).toBeVisible();
  await expect.element(page.getByText('未使用')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'D2026', exact: true })).toBeVisible();
});
