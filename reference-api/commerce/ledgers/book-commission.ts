import { and, eq, gte, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { administratorOf, type Effect } from '@/reference-api/commerce/effect';
import { commissionRecord } from '@/reference-api/database/schema/commission';
import { distributor } from '@/reference-api/database/schema/distributor';
import { Refusal } from '@/reference-api/refusal';

/** CommissionBiz (00-conventions 8). */
export const commissionBiz = { earned: 1, withdrawal: 2, withdrawalReturned: 3, takenBack: 4, byAdmin: 5 } as const;
/** CommissionStatus. */
export const commissionState = { pending: 0, settled: 1, cancelled: 2 } as const;

/** One movement of a distributor's commission. */
export interface CommissionMove {
  memberId: number;
  bizType: number;
  /** Signed 分; nothing is written for 0. */
  amount: number;
  /** Pending rows are frozen, settled ones available at once. */
  status: 0 | 1;
  tier?: number;
  orderId?: number;
  orderNo?: string;
  buyer?: string;
  base?: number;
  percent?: number;
  unfreezeTime?: Date | null;
  storeId?: number;
  /** What moves between available and open withdrawals at the same time. */
  withdrawing?: number;
  /** Refuses what is not available; income offset by later rows may otherwise fall below zero. */
  floor?: true;
  remark?: string;
}

/** Moves a distributor's commission and writes the row in one step: rows of earnings and of what was taken back count in the total. */
export async function bookCommission({ database, now, operator }: Effect, move: CommissionMove): Promise<void> {
  const { memberId, amount, bizType, status, floor, withdrawing = 0, ...said } = move;
  if (amount === 0) return;
  const counts = bizType === commissionBiz.earned || bizType === commissionBiz.takenBack;
  const column = status === commissionState.pending ? distributor.commissionFrozen : distributor.commissionAvailable;
  const [moved] = await database
    .update(distributor)
    .set({
      [status === commissionState.pending ? 'commissionFrozen' : 'commissionAvailable']: sql`${column} + ${amount}`,
      commissionWithdrawing: sql`${distributor.commissionWithdrawing} + ${withdrawing}`,
      ...(counts ? { commissionTotal: sql`${distributor.commissionTotal} + ${amount}` } : {}),
    })
    .where(and(eq(distributor.memberId, memberId), floor ? gte(distributor.commissionAvailable, -amount) : undefined))
    .returning({ storeId: distributor.storeId });
  if (!moved) throw new Refusal(codes.notEnoughBalance);
  await database.insert(commissionRecord).values({
    ...{ storeId: moved.storeId, ...said, memberId, bizType, amount, status, createTime: now },
    operatorName: administratorOf(operator),
  });
}
