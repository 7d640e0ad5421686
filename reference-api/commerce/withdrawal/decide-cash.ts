import { eq, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { cashTransitions, cashType } from '@/lib/contract/states/cash';
import type { Transition } from '@/lib/contract/states/transitions';
import type { Effect } from '@/reference-api/commerce/effect';
import { balanceBiz, bookBalance } from '@/reference-api/commerce/ledgers/book-balance';
import { bookStoreFlow, storeFlowBiz } from '@/reference-api/commerce/ledgers/book-store-flow';
import { type Moved, moveState } from '@/reference-api/crud/move-state';
import { cash } from '@/reference-api/database/schema/after-sale';
import { notFound } from '@/reference-api/not-found';
import { notify } from '@/reference-api/outbox/notify';
import { Refusal, refuseField } from '@/reference-api/refusal';
import { readSettings } from '@/reference-api/settings/read-settings';
import { moveBack, payOut } from './purses';

type CashRow = typeof cash.$inferSelect;
type Changes = Partial<Omit<typeof cash.$inferInsert, 'status' | 'version'>>;

/** Approves a withdrawal; commission that goes to the member's balance arrives at once (finance.md 2). */
export async function approveCash(effect: Effect, { id, remark = '' }: { id: number; remark?: string }): Promise<Moved> {
  const row = await cashOf(effect, id);
  const changes = { ...audited(effect), auditReason: remark };
  if (row.type !== cashType.balance) return move(effect, row, cashTransitions.approve, changes);
  const moved = await move(effect, row, cashTransitions.approveToBalance, {
    ...changes,
    payTime: effect.now,
    payerName: effect.operator.name,
  });
  await payOut(effect, row);
  const { memberId, arrival: delta, cashNo: bizNo } = row;
  await bookBalance(effect, { memberId: memberId ?? 0, delta, bizType: balanceBiz.commission, bizNo, title: '佣金转入' });
  await bookFee(effect, row);
  await tell(effect, row, `您的提现 ${row.cashNo} 已转入余额`);
  return moved;
}

/** Refuses a withdrawal that was not paid; its amount comes back. */
export async function rejectCash(effect: Effect, { id, reason }: { id: number; reason: string }): Promise<Moved> {
  const row = await cashOf(effect, id);
  const noVoucher = sql`jsonb_array_length(${cash.payVoucher}) = 0`;
  const moved = await move(effect, row, cashTransitions.reject, { ...audited(effect), auditReason: reason }, noVoucher);
  await moveBack(effect, row);
  await tell(effect, row, `您的提现 ${row.cashNo} 已驳回：${reason}`);
  return moved;
}

/** The applicant takes a withdrawal back that nobody has decided yet. */
export async function cancelCash(effect: Effect, { id }: { id: number }): Promise<Moved> {
  const row = await cashOf(effect, id);
  const moved = await move(effect, row, cashTransitions.cancel, {});
  await moveBack(effect, row);
  return moved;
}

interface Payment {
  id: number;
  payNo: string;
  voucher: string[];
  payTime: Date;
}

/** Confirms that a transfer was made outside; the reviewer may not be the payer when the settings say so. */
export async function payCash(effect: Effect, { id, payNo, voucher, payTime }: Payment): Promise<Moved> {
  const row = await cashOf(effect, id);
  if (voucher.length === 0) throw refuseField('voucher', 'requiredMedia', { label: { message: 'cash.fields.voucher' } });
  const { withdraw } = await readSettings(effect.database, ['withdraw']);
  if (withdraw.separatePayer && row.auditorId !== null && row.auditorId === effect.operator.adminId)
    throw new Refusal(codes.payerIsReviewer);
  const changes = { payNo, payVoucher: voucher, payTime, payerName: effect.operator.name };
  const { adminId } = effect.operator;
  // The review may have been written since the row was read.
  const apart = withdraw.separatePayer && adminId !== undefined ? sql`${cash.auditorId} is distinct from ${adminId}` : undefined;
  const moved = await move(effect, row, cashTransitions.pay, changes, apart);
  await payOut(effect, row);
  await bookFee(effect, row);
  await tell(effect, row, `您的提现 ${row.cashNo} 已打款`);
  return moved;
}

/** A transfer did not arrive: the amount stays aside until it is paid again or given back. */
export async function failCash(effect: Effect, { id, reason }: { id: number; reason: string }): Promise<Moved> {
  return move(effect, await cashOf(effect, id), cashTransitions.fail, { failReason: reason });
}

/** A failed transfer is to be made again. */
export async function retryCash(effect: Effect, { id }: { id: number }): Promise<Moved> {
  return move(effect, await cashOf(effect, id), cashTransitions.retry, { failReason: '' });
}

async function cashOf({ database }: Effect, id: number): Promise<CashRow> {
  const [found] = await database.select().from(cash).where(eq(cash.id, id));
  if (!found) throw notFound('withdrawal');
  return found;
}

async function move({ database }: Effect, { id }: CashRow, step: Transition, changes: Changes, where = sql`true`): Promise<Moved> {
  const [moved] = await moveState(cash, id, step, changes, { database, where });
  if (!moved) throw new Refusal(step.refusal);
  return moved;
}

const audited = ({ now, operator }: Effect) => ({ auditorId: operator.adminId ?? null, auditorName: operator.name, auditTime: now });

/** The fee is income of the main store as soon as the money has gone. */
const bookFee = (effect: Effect, { fee, cashNo: bizNo }: CashRow) =>
  bookStoreFlow(effect, { storeId: 0, bizType: storeFlowBiz.withdrawalFee, bizNo, amount: fee, settle: 'now' });

const tell = (effect: Effect, { id, memberId, storeId }: CashRow, text: string) =>
  notify(effect, {
    kind: 'withdrawal',
    to: memberId === null ? { type: 'store', id: storeId } : { type: 'member', id: memberId },
    text,
    object: 'cash',
    objectId: id,
  });
