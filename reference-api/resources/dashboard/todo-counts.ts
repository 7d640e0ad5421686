import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { PLATFORM } from '@/lib/contract/access';
import type { Todo } from '@/lib/contract/dashboard';
import { ACCOUNT, FORM, goodsKinds, HARDWARE, SOFTWARE } from '@/lib/contract/goods/kind';
import { cashApplicant, cashState, openCashStates } from '@/lib/contract/states/cash';
import { distributorApplyState } from '@/lib/contract/states/distributor-apply';
import { invoiceState } from '@/lib/contract/states/invoice';
import { orderState } from '@/lib/contract/states/order';
import { storeApplyState } from '@/lib/contract/states/store-apply';
import { type Caller, isMain } from '@/reference-api/auth/caller';
import type { CrudTable } from '@/reference-api/crud/crud-spec';
import { storeScope } from '@/reference-api/crud/scope';
import { cash, invoice } from '@/reference-api/database/schema/after-sale';
import { distributorApply } from '@/reference-api/database/schema/distributor';
import { order } from '@/reference-api/database/schema/order';
import { storeApply } from '@/reference-api/database/schema/store-apply';
import { lateSupplements, waitingAfterSale } from '@/reference-api/resources/order/order-where';
import type { Call } from '@/reference-api/serve';

const { unpaid, toProcess, deliveryProblem } = orderState;

export type CountByKind = Record<string, number>;

/** What waits to be done, as far as the caller's store and permissions reach (dashboard.md 2). */
export async function todoCounts(call: Call): Promise<Todo> {
  const { caller } = call;
  const [orders, afterSaleByKind] = await Promise.all([ordersByState(call), afterSalesByKind(call)]);
  const [invoices, withdrawals, formOverdue] = await Promise.all([
    countOf(invoice, and(eq(invoice.status, invoiceState.pending), storeScope(invoice.storeId, caller)), call),
    countOf(cash, cashWaiting(caller), call),
    countOf(order, overdue(call), call),
  ]);
  const unpaidByKind = Object.fromEntries(goodsKinds.map((kind) => [kind, orders(kind, unpaid)]));
  return {
    unpaid: total(unpaidByKind),
    unpaidByKind,
    unshipped: orders(HARDWARE, toProcess),
    accountPending: orders(ACCOUNT, toProcess) + orders(ACCOUNT, deliveryProblem),
    formPending: orders(FORM, toProcess),
    formOverdue,
    softwarePending: orders(SOFTWARE, toProcess) + orders(SOFTWARE, deliveryProblem),
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
    waiting.storeApply = await countOf(storeApply, and(eq(storeApply.status, storeApplyState.pending), isNull(storeApply.deletedAt)), call);
  }
  if (caller.codes.includes('admin_P8')) {
    const { status, deletedAt, storeId } = distributorApply;
    const open = and(eq(status, distributorApplyState.pending), isNull(deletedAt), storeScope(storeId, caller));
    waiting.distributorApply = await countOf(distributorApply, open, call);
  }
  return waiting;
}

/** Reads all waiting orders once; answers a look-up by kind and state. */
async function ordersByState({ caller, database }: Call): Promise<(kind: number, status: number) => number> {
  const found = await database
    .select({ kind: order.kind, status: order.status, orders: count() })
    .from(order)
    .where(and(inArray(order.status, [unpaid, toProcess, deliveryProblem]), isNull(order.deletedAt), storeScope(order.storeId, caller)))
    .groupBy(order.kind, order.status);
  return (kind, status) => found.find((each) => each.kind === kind && each.status === status)?.orders ?? 0;
}

/** Orders whose after-sale waits for the store or the money; the list it leads to counts the same orders. */
async function afterSalesByKind({ caller, database }: Call): Promise<CountByKind> {
  const found = await database
    .select({ kind: order.kind, orders: count() })
    .from(order)
    .where(and(waitingAfterSale, isNull(order.deletedAt), storeScope(order.storeId, caller)))
    .groupBy(order.kind);
  return Object.fromEntries(goodsKinds.map((kind) => [kind, found.find((each) => each.kind === kind)?.orders ?? 0]));
}

const overdue = ({ caller, now }: Call): SQL | undefined =>
  and(eq(order.kind, FORM), lateSupplements(now), isNull(order.deletedAt), storeScope(order.storeId, caller));

/** The main store reviews all; another store watches its own. */
const cashWaiting = (caller: Caller): SQL | undefined =>
  isMain(caller)
    ? eq(cash.status, cashState.pending)
    : and(inArray(cash.status, openCashStates), eq(cash.applicant, cashApplicant.store), storeScope(cash.storeId, caller));

async function countOf(table: CrudTable, where: SQL | undefined, { database }: Call): Promise<number> {
  const [counted] = await database.select({ rows: sql<number>`count(*)::bigint` }).from(table).where(where);
  return counted?.rows ?? 0;
}

const total = (byKind: CountByKind) => Object.values(byKind).reduce((sum, each) => sum + each, 0);
