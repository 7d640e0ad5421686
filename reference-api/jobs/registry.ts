import { cleanOutbox } from '@/reference-api/outbox/clean-outbox';
import { sendOutbox } from '@/reference-api/outbox/send-outbox';
import { expireCoupons } from './coupon-expire';
import type { JobContext } from './each-due';
import { cleanIdempotencyKeys } from './idempotency-clean';
import { beginLicences, expireLicences } from './licence-jobs';
import { closeUnpaidOrders, markOverdueSupplements, receiveOrders, timeoutReturns } from './order-jobs';
import { settle } from './settle';
import { expireApplications, expireStores, putGoodsOnSale } from './store-jobs';
import { cleanTokens } from './token-clean';

/** Something the API does by itself. Running it twice changes nothing more (effects.md 4). */
export interface Job {
  readonly name: string;
  /** Minutes between two runs, or a wall-clock time of Asia/Shanghai once a day. */
  readonly every: { minutes: number } | { dailyAt: string };
  /** Answers how many rows it changed. It keeps its own transactions, so that no batch holds more than it needs. */
  readonly run: (context: JobContext) => Promise<number>;
  /** It waits for somebody outside, and runs beside the others so that they do not wait along. */
  readonly apart?: true;
}

/** All jobs in the order of effects.md 4; the last ones are the API's own. */
export const jobs: readonly Job[] = [
  { name: 'order-close', every: { minutes: 1 }, run: closeUnpaidOrders },
  { name: 'order-auto-receive', every: { minutes: 10 }, run: receiveOrders },
  { name: 'refund-return-timeout', every: { minutes: 60 }, run: timeoutReturns },
  { name: 'form-supplement-overdue', every: { minutes: 10 }, run: markOverdueSupplements },
  { name: 'settle', every: { minutes: 10 }, run: settle },
  { name: 'coupon-expire', every: { minutes: 10 }, run: expireCoupons },
  { name: 'licence-activate', every: { minutes: 10 }, run: beginLicences },
  { name: 'licence-expire', every: { minutes: 10 }, run: expireLicences },
  { name: 'store-expire', every: { dailyAt: '00:10' }, run: expireStores },
  { name: 'goods-on-sale', every: { minutes: 1 }, run: putGoodsOnSale },
  { name: 'store-apply-unpaid', every: { minutes: 1 }, run: expireApplications },
  { name: 'idempotency-clean', every: { dailyAt: '03:20' }, run: cleanIdempotencyKeys },
  { name: 'token-clean', every: { dailyAt: '03:30' }, run: cleanTokens },
  { name: 'outbox-clean', every: { dailyAt: '03:40' }, run: cleanOutbox },
  { name: 'outbox-send', every: { minutes: 1 }, run: sendOutbox, apart: true },
];
