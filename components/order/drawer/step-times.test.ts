import { expect, test } from 'vitest';
import { FORM, HARDWARE, SOFTWARE } from '@/lib/contract/goods/kind';
import { stepsOfKind } from '../order-kinds';
import { stepsDone, stepTimes } from './step-times';

const paid = {
  createTime: '2026-11-20 10:00:00',
  payTime: '2026-11-20 10:01:00',
  shipTime: null,
  receiveTime: null,
  finishTime: null,
  acceptTime: null,
  deliveries: [],
};
const T = '2026-11-20 12:00:00';

test.each([
  ['a hardware order that waits to be shipped', HARDWARE, { ...paid, status: 10 }, 'shipped'],
  ['a hardware order on its way', HARDWARE, { ...paid, status: 20, shipTime: T }, 'received'],
  ['a form order that waits for its review', FORM, { ...paid, status: 10 }, 'reviewed'],
  ['a form order somebody accepted', FORM, { ...paid, status: 15, acceptTime: T }, 'processed'],
  ['a form order without a review', FORM, { ...paid, status: 15 }, 'processed'],
  ['a form order that is worked on again', FORM, { ...paid, status: 15, acceptTime: T, shipTime: T }, 'processed'],
  ['a form order that waits for the buyer', FORM, { ...paid, status: 20, shipTime: T }, 'confirmed'],
  ['a software order that opened with its payment', SOFTWARE, { ...paid, status: 20 }, 'completed'],
] as const)('%s stands before its next step', (_what, kind, order, next) => {
  const names = stepsOfKind(kind);
  expect(names[stepsDone(names, stepTimes(order))]).toBe(next);
});
