import { eq, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/codes';
import type { Effect } from '@/reference-api/commerce/effect';
import { store } from '@/reference-api/database/schema/store';
import { storeFlow } from '@/reference-api/database/schema/store-flow';
import { insertRow, statement } from '@/reference-api/database/statement';
import { Refusal } from '@/reference-api/refusal';
import { flowNo } from './flow-no';

/** StoreFlowBiz (00-conventions 8). */
export const storeFlowBiz = {
  orderIncome: 1,
  orderRefund: 2,
  platformFee: 3,
  feeReturned: 4,
  commission: 5,
  commissionReturned: 6,
  planIncome: 7,
  withdrawal: 8,
  withdrawalReturned: 9,
  byAdmin: 10,
  planRefund: 11,
  withdrawalFee: 12,
} as const;

/** SettleStatus. */
export const settleState = { pending: 0, settled: 1, cancelled: 2 } as const;

/** One movement of a store's money, with what the ledger row says about it. */
export interface StoreMove {
  storeId: number;
  bizType: number;
  bizNo: string;
  /** Signed 分; nothing is written for 0. */
  amount: number;
  /** `now` reaches the balance at once, a moment waits for the settle timer. */
  settle: 'now' | Date;
  /** Shown beside rows of orders and their refunds. */
  order?: { id: number; kind: number; nickname: string; amount: number; fee: number; commission: number };
  /** What moves between the balance and open withdrawals at the same time. */
  withdrawing?: number;
  /** Refuses what the balance does not hold. */
  floor?: true;
  remark?: string;
}

const held = sql.placeholder('held');
const purseMoved = statement('purse_moved', (database) =>
  database
    .update(store)
    .set({
      balance: sql`${store.balance} + ${held}`,
      pendingSettle: sql`${store.pendingSettle} + ${sql.placeholder('waiting')}`,
      withdrawing: sql`${store.withdrawing} + ${sql.placeholder('withdrawing')}`,
    })
    .where(
      sql`${eq(store.id, sql.placeholder('storeId'))} and (not ${sql.placeholder('floor')}::boolean or ${store.balance} >= -${held}::bigint)`,
    )
    .returning({ balance: store.balance }),
);

/** Moves what a store has, or waits for, and writes the row of its ledger in one step. */
export async function bookStoreFlow(effect: Effect, move: StoreMove): Promise<void> {
  if (move.amount === 0) return;
  const settled = move.settle === 'now';
  const { storeId, amount, withdrawing = 0, floor = false } = move;
  const [moved] = await purseMoved(effect.database, {
    storeId,
    held: settled ? amount : 0,
    waiting: settled ? 0 : amount,
    withdrawing,
    floor,
  });
  if (!moved) throw new Refusal(codes.notEnoughBalance);
  await insertRow(effect.database, storeFlow, rowOf(effect, move, settled ? moved.balance : null));
}

function rowOf({ now, operator }: Effect, move: StoreMove, balanceAfter: number | null): typeof storeFlow.$inferInsert {
  const { storeId, bizType, bizNo, amount, settle, order, remark = '' } = move;
  const ofOrder = order
    ? { orderId: order.id, orderKind: order.kind, memberNickname: order.nickname, orderAmount: order.amount, platformFee: order.fee }
    : {};
  return {
    ...{ flowNo: flowNo('L', now), storeId, bizType, bizNo, amount, remark, balanceAfter, createTime: now },
    ...ofOrder,
    commission: order?.commission ?? 0,
    settleStatus: settle === 'now' ? settleState.settled : settleState.pending,
    settleTime: settle === 'now' ? now : settle,
    operatorName: operator.type === 2 ? operator.name : '',
  };
}
