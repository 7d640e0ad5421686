import { and, eq, inArray } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { goodsAudit, goodsRemove, goodsRestore, goodsStatus, goodsWithdraw } from '@/lib/contract/goods/action';
import type { GoodsLogAction } from '@/lib/contract/goods/log-actions';
import { cardState } from '@/lib/contract/states/card';
import { auditState, goodsState, goodsTransitions, saleMode } from '@/lib/contract/states/goods';
import type { Transition } from '@/lib/contract/states/transitions';
import { isMain } from '@/reference-api/auth/caller';
import { eachOf } from '@/reference-api/crud/each-of';
import { moveState } from '@/reference-api/crud/move-state';
import { findRecord } from '@/reference-api/crud/records';
import { goods, goodsSku } from '@/reference-api/database/schema/goods';
import { goodsCard } from '@/reference-api/database/schema/goods-card';
import { Refusal, refuseField } from '@/reference-api/refusal';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { logGoods } from './goods-log';
import { ownGoods } from './goods-owner';
import { requireRoom } from './goods-review';
import { requireSellable, whyUnsellable } from './goods-sale';
import { goodsSpec } from './goods-spec';
import { notifyStore } from './notify-store';
import { hasOpenOrders } from './sku-use';
import type { GoodsRecord } from './stored-goods';

/** Mounts the state machine of goods (goods.md 5). */
export function mountGoodsStates(api: Api): void {
  serve(api, goodsStatus, (call) => eachOf(call.body.ids, call, (id, step) => changeStatus(id, call.body, step)));

  serve(api, goodsRestore, (call) =>
    eachOf(call.body.ids, call, async (id, step) => {
      const record = await ownGoods(id, step);
      if (record.auditStatus !== auditState.draft) await requireRoom(record.storeId, id, step.database);
      await take(record, 'restore', goodsTransitions.restore, step, withoutPastTime(record, step));
    }),
  );

  serve(api, goodsRemove, async (call) => {
    const record = await ownGoods(call.query.id, call);
    if (await hasOpenOrders(record.id, call.database)) throw new Refusal(codes.goodsHaveOpenOrders);
    await take(record, 'remove', goodsTransitions.remove, call, { deletedAt: call.now });
    const { database, now } = call;
    await database.update(goodsSku).set({ deletedAt: now }).where(eq(goodsSku.goodsId, record.id));
    await database
      .update(goodsCard)
      .set({ status: cardState.void })
      .where(and(eq(goodsCard.goodsId, record.id), inArray(goodsCard.status, [cardState.available])));
    return null;
  });

  serve(api, goodsAudit, (call) =>
    eachOf(call.body.ids, call, async (id, step) => {
      const record = await findRecord(goodsSpec, id, step, 'write');
      await (call.body.result === auditState.approved ? approve(record, call.body.reason, step) : reject(record, call.body.reason, step));
    }),
  );

  serve(api, goodsWithdraw, async (call) => {
    const record = await ownGoods(call.body.id, call);
    return take(record, 'withdraw', goodsTransitions.withdrawAudit, call);
  });
}

async function changeStatus(id: number, { status, reason }: { status: 1 | 0 | -1; reason: string }, call: Call): Promise<void> {
  const record = await findRecord(goodsSpec, id, call, 'write');
  const foreign = record.storeId !== call.caller.storeId;
  if (foreign && isMain(call.caller) && status === goodsState.offSale) return forceOffSale(record, reason, call);
  if (foreign) throw new Refusal(codes.otherStoresRow);
  if (status === goodsState.onSale) {
    await requireSellable(record, call.database);
    await take(record, 'onSale', goodsTransitions.putOnSale, call, withoutSchedule(record));
  } else if (status === goodsState.offSale)
    await take(record, 'offSale', goodsTransitions.takeOffSale, call, withoutPastTime(record, call));
  else await take(record, 'recycle', goodsTransitions.recycle, call);
}

/** What was to go on sale later is on sale now; the other modes stay as they were chosen. */
const withoutSchedule = ({ saleMode: mode }: GoodsRecord) =>
  mode === saleMode.scheduled ? { saleMode: saleMode.now, saleTime: null } : {};

/** A sale time that has come is spent: goods somebody took off sale would be put on again the next minute. */
const withoutPastTime = ({ saleMode: mode, saleTime }: GoodsRecord, { now }: Call) =>
  mode === saleMode.scheduled && saleTime !== null && saleTime <= now ? { saleMode: saleMode.keep, saleTime: null } : {};

/** The main store takes another store's goods off sale, and says why. */
async function forceOffSale(record: GoodsRecord, reason: string, call: Call): Promise<void> {
  if (reason === '') throw refuseField('reason', 'required', { label: call.label('reason') });
  await take(record, 'forceOffSale', goodsTransitions.forceOffSale, call, { auditReason: reason }, reason);
  await notifyStore(record, 'goodsForcedOffSale', reason, call);
}

/** Approved goods go on sale by their sale mode; those that could not be sold wait off sale. */
async function approve(record: GoodsRecord, reason: string, call: Call): Promise<void> {
  const atOnce = record.saleMode === saleMode.now && (await whyUnsellable(record, call.database)) === undefined;
  await take(record, 'approve', atOnce ? goodsTransitions.approve : goodsTransitions.approveOffSale, call, { auditReason: '' }, reason);
  await notifyStore(record, 'goodsApproved', reason, call);
}

async function reject(record: GoodsRecord, reason: string, call: Call): Promise<void> {
  await take(record, 'reject', goodsTransitions.rejectAudit, call, { auditReason: reason }, reason);
  await notifyStore(record, 'goodsRejected', reason, call);
}

/** One step, guarded by the state itself, and written down. */
async function take(
  record: GoodsRecord,
  action: GoodsLogAction,
  step: Transition,
  call: Call,
  changes: { auditReason?: string; deletedAt?: Date; saleMode?: number; saleTime?: null } = {},
  reason = '',
) {
  const [moved] = await moveState(goods, record.id, step, changes, call);
  if (!moved) throw new Refusal(step.refusal);
  const to = { status: moved.status, auditStatus: step.set?.auditStatus ?? record.auditStatus };
  await logGoods(record.id, { action, reason, from: { status: record.status, auditStatus: record.auditStatus }, to }, call);
  return { ...moved, auditStatus: to.auditStatus };
}
