import { and, eq, ne } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import type { OrderShipDraft } from '@/lib/contract/order/hardware';
import { goodsKind, refundFlag } from '@/lib/contract/states/order';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { effectOf } from '@/reference-api/commerce/effect';
import type { Moved } from '@/reference-api/crud/move-state';
import { order } from '@/reference-api/database/schema/order';
import { notify } from '@/reference-api/outbox/notify';
import { Refusal } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';
import { readSettings } from '@/reference-api/settings/read-settings';
import { namedPackages, packagesText, replacePackages } from './order-packages';
import type { OrderRecord } from './order-parts';
import { takeStep } from './order-step';

/** Sends a hardware order on its way, with packages or without logistics (order.md 5). */
export async function shipOrder(record: OrderRecord, draft: OrderShipDraft & { version?: number | undefined }, call: Call): Promise<Moved> {
  const { now, database } = call;
  if (record.kind !== goodsKind.hardware) throw new Refusal(codes.orderChanged);
  const packages = draft.noLogistics === 1 ? [] : await namedPackages(draft.packages, call);
  const { trade } = await readSettings(database, ['trade']);
  const autoReceiveTime = new Date(now.getTime() + trade.autoReceiveDays * DAY_MS);
  const noLogisticsReason = draft.noLogistics === 1 ? draft.reason : '';
  const openAfterSale = record.refundFlag === refundFlag.open;
  const moved = await takeStep(
    record,
    'ship',
    {
      changes: { shipTime: now, autoReceiveTime, noLogisticsReason },
      content: noLogisticsReason || packagesText(packages),
      where: and(ne(order.refundFlag, refundFlag.open), draft.version === undefined ? undefined : eq(order.version, draft.version)),
      otherwise: openAfterSale ? codes.shipBlockedByRefund : codes.versionConflict,
    },
    call,
  );
  await replacePackages(record.id, packages, call);
  await notify(effectOf(call), {
    kind: 'orderShipped',
    to: { type: 'member', id: record.memberId },
    text: `您的订单 ${record.orderNo} 已发货${packages.length === 0 ? '' : `：${packagesText(packages)}`}`,
    object: 'order',
    objectId: record.id,
  });
  return moved;
}
