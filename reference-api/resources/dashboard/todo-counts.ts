import { and, count, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { PLATFORM } from '@/lib/contract/access';
import type { Todo } from '@/lib/contract/dashboard';
import { type Caller, isMain } from '@/reference-api/auth/caller';
import type { CrudTable } from '@/reference-api/crud/crud-spec';
import { cash, invoice } from '@/reference-api/database/schema/after-sale';
import { distributorApply } from '@/reference-api/database/schema/distributor';
import { order } from '@/reference-api/database/schema/order';
import { storeApply } from '@/reference-api/database/schema/store-apply';
import { waitingAfterSale } from '@/reference-api/resources/order/order-where';
import type { Call } from '@/reference-api/serve';

const OVERDUE_MS = 72 * 3_600_000;
const ACCOUNT = 1;
const HARDWARE = 2;
const FORM = 3;
const SOFTWARE = 4;
/** A store's own withdrawals on their way: to review, to pay, payment failed. */
const OPEN_CASH = [0, 10, 21];
const STORE_EARNINGS = 2;

export type CountByKind = Record<string, number>;

/** What waits to be done, as far as the caller's store and permissions reach (dashboard.md 2). */
export async function todoCounts(call: Call): Promise<Todo> {
  const { caller } = call;
  const [orders, afterSaleByKind] = await Promise.all([ordersByState(call), afterSalesByKind(call)]);
  const [invoices, withdrawals, formOverdue] = await Promise.all([
    countOf(invoice, and(eq(invoice.status, 0), own(invoice.storeId, caller)), call),
    countOf(cash, cashWaiting(caller), call),
    countOf(order, overdue(call), call),
  ]);
  const unpaidByKind = Object.fromEntries([1, 2, 3, 4].map((kind) => [kind, orders(kind, 0)]));
  return {
    unpaid: total(unpaidByKind),
    unpaidByKind,
    unshipped: orders(HARDWARE, 10),
    accountPending: orders(ACCOUNT, 10) + orders(ACCOUNT, 11),
    formPending: orders(FORM, 10),
    formOverdue,
    softwarePending: orders(SOFTWARE, 10) + orders(SOFTWARE, 11),
    afterSale: total(afterSaleByKind),
    afterSaleByKind,
    invoice: invoices,
    cash: withdrawals,
    ...(await applications(call)),
  };
}

async function applications(call: Call): Promise<Pick<Todo, 'storeApply' | 'distributorApply'>> {
  const { caller } = call;
  const waiting: Pick<Todo, 'storeApply' | 'distributorApply'> = {};
  if (isMain(caller) && caller.codes.includes(PLATFORM)) {
    waiting.storeApply = await countOf(storeApply, and(eq(storeApply.status, 0), isNull(storeApply.deletedAt)), call);
  }
  if (caller.codes.includes('admin_P8')) {
    const open = and(eq(distributorApply.status, 0), isNull(distributorApply.deletedAt), own(distributorApply.storeId, caller));
    waiting.distributorApply = await countOf(distributorApply, open, call);
  }
  return waiting;
}

/** Reads all waiting orders once; answers a look-up by kind and state. */
async function ordersByState({ caller, database }: Call): Promise<(kind: number, status: number) => number> {
  const found = await database
    .select({ kind: order.kind, status: order.status, orders: count() })
    .from(order)
    .where(and(inArray(order.status, [0, 10, 11]), isNull(order.deletedAt), own(order.storeId, caller)))
    .groupBy(order.kind, order.status);
  return (kind, status) => found.find((each) => each.kind === kind && each.status === status)?.orders ?? 0;
}

/** Orders whose after-sale waits for the store or the money; the list it leads to counts the same orders. */
async function afterSalesByKind({ caller, database }: Call): Promise<CountByKind> {
  const found = await database
    .select({ kind: order.kind, orders: count() })
    .from(order)
    .where(and(waitingAfterSale, isNull(order.deletedAt), own(order.storeId, caller)))
    .groupBy(order.kind);
  return Object.fromEntries([1, 2, 3, 4].map((kind) => [kind, found.find((each) => each.kind === kind)?.orders ?? 0]));
}

const overdue = ({ caller, now }: Call): SQL | undefined =>
  and(
    eq(order.kind, FORM),
    eq(order.status, 12),
    lt(order.supplementTime, new Date(now.getTime() - OVERDUE_MS)),
    isNull(order.deletedAt),
    own(order.storeId, caller),
  );

/** The main store reviews all; another store watches its own. */
const cashWaiting = (caller: Caller): SQL | undefined =>
  isMain(caller)
    ? eq(cash.status, 0)
    : and(inArray(cash.status, OPEN_CASH), eq(cash.applicant, STORE_EARNINGS), eq(cash.storeId, caller.storeId));

const own = (column: PgColumn, caller: Caller) => (isMain(caller) ? undefined : eq(column, caller.storeId));

async function countOf(table: CrudTable, where: SQL | undefined, { database }: Call): Promise<number> {
  const [counted] = await database.select({ rows: sql<number>`count(*)::bigint` }).from(table).where(where);
  return counted?.rows ?? 0;
}

const total = (byKind: CountByKind) => Object.values(byKind).reduce((sum, each) => sum + each, 0);
