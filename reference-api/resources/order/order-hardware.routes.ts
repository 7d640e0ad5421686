import { lt, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { MAX_EXTENSIONS, orderAddress, orderExtend, orderPackages, orderShip } from '@/lib/contract/order/hardware';
import { goodsKind } from '@/lib/contract/states/order';
import { order } from '@/reference-api/database/schema/order';
import { maskedMobile, unmasked } from '@/reference-api/masked';
import { Refusal } from '@/reference-api/refusal';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { maskedAddress, maskedName } from './order-masks';
import { namedPackages, packagesOf, packagesText, replacePackages } from './order-packages';
import type { OrderRecord } from './order-parts';
import { ownOrder, takeStep } from './order-step';
import { shipOrder } from './ship-order';

/** Mounts what only orders of hardware know (order.md 5). */
export function mountHardwareOrders(api: Api): void {
  serve(api, orderAddress, async (call) => {
    const record = await hardwareOrder(call.body.id, call);
    const { receiver } = call.body;
    const stored = record.receiver;
    const unchanged = {
      name: unmasked(receiver.name, stored?.name ?? '', maskedName, 'receiver.name'),
      mobile: unmasked(receiver.mobile, stored?.mobile ?? '', maskedMobile, 'receiver.mobile'),
      address: unmasked(receiver.address, stored?.address ?? '', maskedAddress, 'receiver.address'),
    };
    const changed = { ...receiver, ...unchanged };
    const content = `${changed.province}${changed.city}${changed.district}`;
    return takeStep(record, 'address', { changes: { receiver: changed, receiverName: changed.name }, content }, call);
  });

  serve(api, orderShip, async (call) => shipOrder(await hardwareOrder(call.body.id, call), call.body, call));

  serve(api, orderPackages, async (call) => {
    const record = await hardwareOrder(call.body.id, call);
    const before = await packagesOf(record.id, call);
    const kept = before.map(({ expressId }) => expressId);
    const packages = await namedPackages(call.body.packages, call, kept);
    const content = `${packagesText(before) || record.noLogisticsReason} → ${packagesText(packages)}`;
    const moved = await takeStep(record, 'packages', { changes: { noLogisticsReason: '' }, content }, call);
    await replacePackages(record.id, packages, call);
    return moved;
  });

  serve(api, orderExtend, async (call) => {
    const { id, days } = call.body;
    const record = await hardwareOrder(id, call);
    const changes = {
      extendCount: sql`${order.extendCount} + 1`,
      autoReceiveTime: sql`${order.autoReceiveTime} + ${days} * interval '1 day'`,
    };
    const where = lt(order.extendCount, MAX_EXTENSIONS);
    return takeStep(record, 'extend', { changes, content: String(days), where, otherwise: codes.noMoreExtensions }, call);
  });
}

async function hardwareOrder(id: number, call: Call): Promise<OrderRecord> {
  const record = await ownOrder(id, call);
  if (record.kind !== goodsKind.hardware) throw new Refusal(codes.orderChanged);
  return record;
}
