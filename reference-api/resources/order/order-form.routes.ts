import { eq, sql } from 'drizzle-orm';
import { holds } from '@/lib/contract/access';
import { codes } from '@/lib/contract/call/codes';
import { orderAccept, orderAssign, orderFinish, orderRework, orderSupplement } from '@/lib/contract/order/form';
import { onOff } from '@/lib/contract/states/on-off';
import { goodsKind } from '@/lib/contract/states/order';
import { DAY_MS, wireTime } from '@/lib/format/shanghai-time';
import { isMain } from '@/reference-api/auth/caller';
import { heldCodes } from '@/reference-api/auth/held-codes';
import { effectOf } from '@/reference-api/commerce/effect';
import { refuseRejected } from '@/reference-api/commerce/refund/rejection';
import { eachOf } from '@/reference-api/crud/each-of';
import type { Moved } from '@/reference-api/crud/move-state';
import { admin } from '@/reference-api/database/schema/admin';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { notFound } from '@/reference-api/not-found';
import { notify } from '@/reference-api/outbox/notify';
import { Refusal, refuseField } from '@/reference-api/refusal';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { readSettings } from '@/reference-api/settings/read-settings';
import type { OrderRecord } from './order-parts';
import { ownOrder, type Step, takeStep } from './order-step';

const HOUR_MS = 3_600_000;

/** Mounts what only form orders know (order.md 7). */
export function mountFormOrders(api: Api): void {
  serve(api, orderAccept, (call) =>
    eachOf(call.body.ids, call, async (id, step) => {
      const record = await formOrder(id, step);
      // The clock starts when somebody takes the order up; one that came back from the buyer started it then.
      const promiseUntil = record.promiseUntil ?? (await promisedFrom(record, step));
      const changes = { handlerId: step.caller.adminId, handlerName: step.caller.name, acceptTime: step.now, promiseUntil };
      await moveOn(record, 'accept', { changes }, step);
    }),
  );

  serve(api, orderSupplement, async (call) => {
    const { id, fieldKeys, reason } = call.body;
    const record = await formOrder(id, call);
    const asked = (record.formSnapshot ?? []).filter(({ key }) => fieldKeys.includes(key));
    if (asked.length !== new Set(fieldKeys).size) throw refuseField('fieldKeys', 'requiredChoice', { label: call.label('fieldKeys') });
    const supplement = { fieldKeys: asked.map(({ key }) => key), reason, time: wireTime(call.now) };
    const content = `${asked.map(({ label }) => label).join('、')}：${reason}`;
    const moved = await moveOn(record, 'supplement', { changes: { supplement, supplementTime: call.now, overdue: 0 }, content }, call);
    await tellBuyer(record, 'orderSupplement', `您的订单 ${record.orderNo} 需要补充资料：${reason}`, call);
    return moved;
  });

  serve(api, orderAssign, (call) =>
    eachOf(call.body.ids, call, async (id, step) => {
      const record = await formOrder(id, step);
      const handler = await handlerFor(call.body.adminId, record, step);
      const changes = { handlerId: handler.id, handlerName: handler.name };
      await takeStep(record, 'assign', { changes, content: `${record.handlerName || '-'} → ${handler.name}` }, step);
    }),
  );

  serve(api, orderFinish, async (call) => {
    const { id, text, images, privateNote } = call.body;
    const record = await formOrder(id, call);
    if (!isMain(call.caller) && record.handlerId !== call.caller.adminId) throw new Refusal(codes.noPermission);
    const { trade } = await readSettings(call.database, ['trade']);
    const autoReceiveTime = new Date(call.now.getTime() + trade.formConfirmDays * DAY_MS);
    const changes = { result: { text, images, privateNote }, shipTime: call.now, autoReceiveTime };
    const moved = await moveOn(record, 'finish', { changes, content: text }, call);
    await tellBuyer(record, 'orderFinished', `您的订单 ${record.orderNo} 已处理完成，请确认`, call);
    return moved;
  });

  serve(api, orderRework, async (call) => {
    const { id, reason } = call.body;
    const record = await formOrder(id, call);
    const promiseUntil = await promisedFrom(record, call);
    const changes = { reworkCount: sql`${order.reworkCount} + 1`, promiseUntil, autoReceiveTime: null };
    return takeStep(record, 'rework', { changes, content: reason }, call);
  });
}

/** Takes a step that is work on an order, which ends where its rejection waits. */
async function moveOn(record: OrderRecord, action: 'accept' | 'supplement' | 'finish', step: Step, call: Call): Promise<Moved> {
  await refuseRejected(call, record.id);
  return takeStep(record, action, step, call);
}

export async function formOrder(id: number, call: Call): Promise<OrderRecord> {
  const record = await ownOrder(id, call);
  if (record.kind !== goodsKind.form) throw new Refusal(codes.orderChanged);
  return record;
}

/** The end of the time promised for an order whose clock starts now. */
async function promisedFrom({ id }: OrderRecord, { database, now }: Call): Promise<Date> {
  const [item] = await database.select({ terms: orderItem.terms }).from(orderItem).where(eq(orderItem.orderId, id)).limit(1);
  return new Date(now.getTime() + (item?.terms?.promiseHours ?? 0) * HOUR_MS);
}

/** An enabled administrator who may work on orders: of the order's own store, or of the main store when that assigns. */
async function handlerFor(adminId: number, { storeId }: OrderRecord, { database, caller }: Call): Promise<{ id: number; name: string }> {
  const [found] = await database
    .select({ id: admin.id, name: admin.name, storeId: admin.storeId, status: admin.status, codes: heldCodes(sql`${admin.id}`) })
    .from(admin)
    .where(eq(admin.id, adminId));
  const near = found?.storeId === storeId || (isMain(caller) && found?.storeId === caller.storeId);
  if (!found || !near || found.status !== onOff.on || !holds(found.codes, [['admin_P3']])) throw notFound('administrator');
  return found;
}

const tellBuyer = ({ id, memberId }: OrderRecord, kind: string, text: string, call: Call) =>
  notify(effectOf(call), { kind, to: { type: 'member', id: memberId }, text, object: 'order', objectId: id });
