import { getTableColumns } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { sumOf } from '@/reference-api/commerce/amounts/whole';
import { administratorOf, type Effect } from '@/reference-api/commerce/effect';
import { storeFlow } from '@/reference-api/database/schema/store-flow';
import { rowsOf, snakeCase } from '@/reference-api/database/statement';
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
  /** Refuses to take what the balance does not hold. */
  floor?: true;
  remark?: string;
}

const columns = Object.keys(getTableColumns(storeFlow)).filter((name) => name !== 'id' && name !== 'balanceAfter');
const named = columns.map((name) => `"${snakeCase(name)}"`);
/** Purse and ledger in one statement: $1 the store, $2 to $4 what moves, $5 what the balance must hold, $6 the rows. */
const BOOK = `
  with moved as (
    update store set balance = balance + $2::bigint, pending_settle = pending_settle + $3::bigint, withdrawing = withdrawing + $4::bigint
    where id = $1::int and ($5::bigint is null or balance >= $5) returning balance)
  insert into store_flow (${named.join(', ')}, balance_after)
  select ${named.map((name) => `r.${name}`).join(', ')}, case when r.settle_status = ${settleState.settled} then moved.balance - r.balance_after end
  from moved, jsonb_populate_recordset(null::store_flow, $6::jsonb) r
  returning id`;

/** Moves what a store has, or waits for, and writes the row of its ledger in one step. */
export const bookStoreFlow = (effect: Effect, move: StoreMove): Promise<void> => bookStoreFlows(effect, move.storeId, [move]);

/** The same for several movements of one store. */
export async function bookStoreFlows(effect: Effect, storeId: number, given: readonly Omit<StoreMove, 'storeId'>[]): Promise<void> {
  const moves = given.filter(({ amount }) => amount !== 0);
  if (moves.length === 0) return;
  const held = sumOf(moves.map(({ amount, settle }) => (settle === 'now' ? amount : 0)));
  const waiting = sumOf(moves.map(({ amount, settle }) => (settle === 'now' ? 0 : amount)));
  const withdrawing = sumOf(moves.map((move) => move.withdrawing ?? 0));
  const least = held < 0 && moves.some(({ floor }) => floor) ? -held : null;
  let later = held;
  const rows = moves.map((move) => {
    if (move.settle === 'now') later -= move.amount;
    // Until it is written, `balance_after` holds what moves after this row.
    return inSnakeCase({ ...rowOf(effect, storeId, move), balanceAfter: later });
  });
  const written = await rowsOf(effect.database, BOOK, [storeId, held, waiting, withdrawing, least, JSON.stringify(rows)]);
  if (written.length === 0) throw new Refusal(codes.notEnoughBalance);
}

const inSnakeCase = (row: object) => Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]));

function rowOf(
  { now, operator }: Effect,
  storeId: number,
  move: Omit<StoreMove, 'storeId'>,
): Required<Omit<typeof storeFlow.$inferInsert, 'id' | 'balanceAfter'>> {
  const { bizType, bizNo, amount, settle, order, remark = '' } = move;
  return {
    ...{ flowNo: flowNo('L', now), storeId, bizType, bizNo, amount, remark, createTime: now },
    ...{ orderId: order?.id ?? null, orderKind: order?.kind ?? null, memberNickname: order?.nickname ?? '' },
    ...{ orderAmount: order?.amount ?? 0, platformFee: order?.fee ?? 0 },
    commission: order?.commission ?? 0,
    settleStatus: settle === 'now' ? settleState.settled : settleState.pending,
    settleTime: settle === 'now' ? now : settle,
    operatorName: administratorOf(operator),
  };
}
