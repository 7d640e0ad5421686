import { z } from 'zod';
import { signedIn } from './access';
import { endpoint } from './call/endpoint';
import { date } from './field/fields';

const range = z.object({ startDate: date.optional(), endDate: date.optional() });
const count = z.number().int().default(0);
const optionalCount = z.number().int().optional();
const byKind = z.record(z.string(), z.number().int()).optional();
const stock = z.object({ onSale: count, offSale: count, soldOut: count, warn: count });

const newMembers = z.object({
  today: count,
  yesterday: count,
  month: count,
  total: count,
  list: z.array(z.object({ date: z.string(), count })).default([]),
});
export type NewMembers = z.infer<typeof newMembers>;

/** Amounts are 分; a missing one stays missing and is shown as a dash. */
const amount = z.number().int().optional();

const orders = z.object({
  todayCount: count,
  todayAmount: amount,
  yesterdayCount: count,
  yesterdayAmount: amount,
  weekCount: count,
  weekAmount: amount,
  monthCount: count,
  monthAmount: amount,
  list: z.array(z.object({ date: z.string(), orderCount: count, payAmount: z.number().int().default(0) })).default([]),
});
export type OrderTrend = z.infer<typeof orders>;

/** To-do counts; a key the server leaves out is not shown. */
const todo = z.object({
  unpaid: optionalCount,
  unshipped: optionalCount,
  accountPending: optionalCount,
  formPending: optionalCount,
  formOverdue: optionalCount,
  softwarePending: optionalCount,
  afterSale: optionalCount,
  invoice: optionalCount,
  cash: optionalCount,
  storeApply: optionalCount,
  distributorApply: optionalCount,
  goodsAudit: optionalCount,
  stockWarn: optionalCount,
  unpaidByKind: byKind,
  afterSaleByKind: byKind,
  goodsAuditByKind: byKind,
  stockWarnByKind: byKind,
});
export type Todo = z.infer<typeof todo>;

const statistics = z.object({
  todayOrderCount: optionalCount,
  todaySales: amount,
  yesterdayOrderCount: optionalCount,
  yesterdaySales: amount,
  memberTotal: optionalCount,
  storeTotal: optionalCount,
  balance: amount,
  pendingSettle: amount,
  todo: todo.default({}),
  goods: stock.extend({ byKind: z.record(z.string(), stock).default({}) }).optional(),
});
export type Statistics = z.infer<typeof statistics>;

export const newMembersCall = endpoint({
  name: 'home.newMembers',
  method: 'GET',
  path: '/v1/home/new-members',
  access: signedIn,
  query: range,
  data: newMembers,
});

export const ordersCall = endpoint({
  name: 'home.order',
  method: 'GET',
  path: '/v1/home/order',
  access: signedIn,
  query: range.extend({ kind: z.coerce.number().int().min(1).max(4).optional() }),
  data: orders,
});

export const statisticsCall = endpoint({
  name: 'store.statistics',
  method: 'GET',
  path: '/v1/admin/store/statistics',
  access: signedIn,
  query: range,
  data: statistics,
});
