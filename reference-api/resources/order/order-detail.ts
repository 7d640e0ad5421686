import { and, asc, eq, inArray } from 'drizzle-orm';
import type { OrderDelivery, OrderDetail, OrderLicence } from '@/lib/contract/order/detail';
import { wireTime, wireTimeOrNull } from '@/lib/format/shanghai-time';
import { fulfilmentOf, rulesOf, takesCards } from '@/reference-api/commerce/order/item-terms';
import { openCases } from '@/reference-api/commerce/refund/lock-refund';
import { freightUnclaimed, goodsLeft, itemsOfCase } from '@/reference-api/commerce/refund/refundable';
import { membersById } from '@/reference-api/crud/members-by-id';
import { licenceDevice } from '@/reference-api/database/schema/licence';
import { member } from '@/reference-api/database/schema/member';
import { memberLevel } from '@/reference-api/database/schema/member-level';
import { orderDelivery } from '@/reference-api/database/schema/order-history';
import type { Call } from '@/reference-api/serve';
import { licenceActions } from './order-allowed';
import { type ItemRecord, type LicenceRecord, licencesOf, type OrderParts, type OrderRecord, orderParts } from './order-parts';
import { flag, orderRows } from './order-rows';

const NEW = 1;
const RENEWAL = 2;

/** One order with everything its drawer shows. */
export async function orderDetailOf(record: OrderRecord, call: Call): Promise<OrderDetail> {
  const [row] = await orderRows([record], call);
  const parts = await orderParts([record], call.database);
  const items = parts.items.get(record.id) ?? [];
  const [distributors, deliveries, licences, levelName, open] = await Promise.all([
    membersById([record.distributor1Id, record.distributor2Id], call.database),
    deliveriesOf(record, call),
    licenceDetails(record, parts, call),
    levelNameOf(record, call),
    openCases(call, record.id),
  ]);
  if (!row) throw new Error('an order has one row');
  return {
    ...row,
    ...storedPart(record),
    ...formPart(record),
    licences,
    deliveries,
    levelName,
    distributor1: personOf(record.distributor1Id, distributors),
    distributor2: personOf(record.distributor2Id, distributors),
    promiseHours: items[0]?.terms?.promiseHours ?? null,
    refundableBeforeProcess: flag(items[0]?.terms?.refundableBeforeProcess ?? 1),
    refundablePrice: goodsLeft(items),
    refundableFreight: freightUnclaimed(record, open),
    restockable: flag(itemsOfCase(null, items).some((item) => hasTypedStock(record, item)) ? 1 : 0),
  };
}

function hasTypedStock({ kind, renewLicenceId }: OrderRecord, item: ItemRecord): boolean {
  const how = fulfilmentOf(kind, rulesOf(item), renewLicenceId !== null);
  return how !== 'renewal' && !takesCards(how);
}

function storedPart(record: OrderRecord) {
  const { buyerIp, buyerRemark, couponId, couponName, couponRecordId, payNo, voucher, closeReason } = record;
  const { platformRate, platformFee, refundedFee, commission1, commission2, submitCount, pausedSeconds, reworkCount } = record;
  return {
    ...{ buyerIp, buyerRemark, couponId, couponName, couponRecordId, payNo, voucher, closeReason },
    ...{ platformRate, platformFee, refundedFee, commission1, commission2, submitCount, pausedSeconds, reworkCount },
    acceptTime: wireTimeOrNull(record.acceptTime),
  };
}

function formPart({ formSnapshot, supplement, result }: OrderRecord) {
  return {
    formSnapshot: (formSnapshot ?? []).map(({ key, label, type, required, options = [] }) => ({
      key,
      label,
      type,
      required: flag(required),
      options,
    })),
    supplement,
    result,
  };
}

const personOf = (id: number | null, members: ReadonlyMap<number, { nickname: string }>) =>
  id === null ? null : { memberId: id, nickname: members.get(id)?.nickname ?? '' };

async function levelNameOf({ levelPrice, memberId }: OrderRecord, { database }: Call): Promise<string> {
  if (levelPrice === 0) return '';
  const [found] = await database
    .select({ name: memberLevel.name })
    .from(member)
    .innerJoin(memberLevel, eq(memberLevel.id, member.levelId))
    .where(eq(member.id, memberId));
  return found?.name ?? '';
}

async function deliveriesOf({ id }: OrderRecord, { database }: Call): Promise<OrderDelivery[]> {
  const found = await database.select().from(orderDelivery).where(eq(orderDelivery.orderId, id)).orderBy(asc(orderDelivery.id));
  return found.map((row) => ({
    id: row.id,
    itemId: row.itemId,
    cardId: row.cardId,
    content: Object.values(row.contentMask).join(' '),
    deliveredAt: wireTime(row.deliveredAt),
    replacedBy: row.replacedBy,
    endedAt: wireTimeOrNull(row.endedAt),
    warrantyUntil: wireTimeOrNull(row.warrantyUntil),
  }));
}

async function licenceDetails(record: OrderRecord, parts: OrderParts, call: Call): Promise<OrderLicence[]> {
  const licences = licencesOf(record, parts);
  const ids = licences.map(({ id }) => id);
  const devices =
    ids.length === 0
      ? []
      : await call.database
          .select()
          .from(licenceDevice)
          .where(and(inArray(licenceDevice.licenceId, ids)))
          .orderBy(asc(licenceDevice.id));
  return licences.map((licence) => ({
    ...licenceRow(licence),
    devices: devices
      .filter(({ licenceId }) => licenceId === licence.id)
      .map(({ id, name, fingerprint, boundAt }) => ({ id, name, fingerprint, boundAt: wireTime(boundAt) })),
    bizType: record.renewLicenceId === null ? NEW : RENEWAL,
    renewOf: record.renewLicenceId,
    allowedActions: licenceActions(licence, call.caller),
  }));
}

const licenceRow = ({ id, keyMask, status, durationUnit, durationNum, startAt, endAt, maxDevices, account }: LicenceRecord) => ({
  ...{ id, status, durationUnit, durationNum, maxDevices, account },
  key: keyMask,
  startAt: wireTimeOrNull(startAt),
  endAt: wireTimeOrNull(endAt),
});
