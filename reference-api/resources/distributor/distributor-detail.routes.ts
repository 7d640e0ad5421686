import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { FilterOf, RowOf } from '@/lib/contract/call/resource';
import { type Distributor, distributorExport, distributorQrcode } from '@/lib/contract/distributor';
import { distributorCommissions, distributorMembers, distributorOrders } from '@/lib/contract/distributor/detail';
import { wireTime, wireTimeOrNull } from '@/lib/format/shanghai-time';
import { inviteLink } from '@/reference-api/commerce/distributor/invite-link';
import type { ListSpec } from '@/reference-api/crud/crud-spec';
import { fieldColumns, yuanColumns } from '@/reference-api/crud/export-columns';
import { type ExportColumn, exportCsv } from '@/reference-api/crud/export-csv';
import { betweenTimes, sameAs } from '@/reference-api/crud/filters';
import { withOrdersInReach } from '@/reference-api/crud/ids-in-reach';
import { listUnder } from '@/reference-api/crud/list-under';
import { namesOf } from '@/reference-api/crud/names-of';
import { findRecord } from '@/reference-api/crud/records';
import { storeScope } from '@/reference-api/crud/scope';
import { commissionRecord } from '@/reference-api/database/schema/commission';
import { member } from '@/reference-api/database/schema/member';
import { order } from '@/reference-api/database/schema/order';
import { maskedMobile } from '@/reference-api/masked';
import { type Api, serve, serveStream } from '@/reference-api/serve';
import { readSettings } from '@/reference-api/settings/read-settings';
import { distributorSpec } from './distributor-spec';

/** Mounts what hangs on one distributor: referred members, referred orders, commission rows, invitation (member.md 5). */
export function mountDistributorDetails(api: Api): void {
  serve(api, distributorMembers.list, (call) => listUnder(distributorSpec, call.query.id, referredSpec, call));
  serve(api, distributorOrders.list, (call) => listUnder(distributorSpec, call.query.id, ordersSpec(call.query.id), call));
  serve(api, distributorCommissions.list, (call) => listUnder(distributorSpec, call.query.id, commissionSpec, call));
  serve(api, distributorQrcode, async (call) => {
    const { inviteCode } = await findRecord(distributorSpec, call.query.id, call, 'read');
    const { basic } = await readSettings(call.database, ['basic']);
    return { h5Url: inviteLink(basic.storefrontUrl, inviteCode), imageUrl: '' };
  });
  serveStream(api, distributorExport, (call) => exportCsv(distributorSpec, call, { title: 'route.distributorList', columns }));
}

const referredRow = ({ id, nickname, mobile, avatar, orderCount, payTotal, registerTime }: typeof member.$inferSelect) => ({
  id,
  nickname,
  mobile: maskedMobile(mobile),
  avatar,
  orderCount,
  payTotal,
  registerTime: wireTime(registerTime),
});

const referredSpec: ListSpec<typeof member, RowOf<typeof distributorMembers>, FilterOf<typeof distributorMembers>> = {
  table: member,
  object: 'member',
  scope: ({ caller }) => storeScope(member.storeId, caller),
  order: { registerTime: member.registerTime },
  where: ({ id, tier }, { database }) => [
    tier === 1
      ? eq(member.parentId, id)
      : inArray(member.parentId, database.select({ id: member.id }).from(member).where(eq(member.parentId, id))),
  ],
  rows: (records) => records.map(referredRow),
};

const ordersSpec = (
  distributorId: number,
): ListSpec<typeof order, RowOf<typeof distributorOrders>, FilterOf<typeof distributorOrders>> => ({
  table: order,
  object: 'order',
  scope: ({ caller }) => storeScope(order.storeId, caller),
  live: isNull(order.deletedAt),
  order: { createTime: order.createTime },
  where: ({ startTime, endTime }) => [
    or(eq(order.distributor1Id, distributorId), eq(order.distributor2Id, distributorId)),
    ...betweenTimes(order.createTime, startTime, endTime),
  ],
  rows: async (records, { database }) => {
    const names = await namesOf(records, 'memberId', member.nickname, database);
    return records.map((record) => orderRow(record, distributorId, names.get(record.memberId) ?? ''));
  },
});

function orderRow(record: typeof order.$inferSelect, distributorId: number, buyer: string) {
  const { id, orderNo, kind, payPrice, status, createTime, distributor1Id, commission1, commission2 } = record;
  const tier = distributor1Id === distributorId ? 1 : 2;
  return {
    id,
    orderId: id,
    orderNo,
    kind,
    buyer,
    payPrice,
    commission: tier === 1 ? commission1 : commission2,
    tier,
    status,
    createTime: wireTime(createTime),
  };
}

const commissionRow = ({ storeId: _inner, unfreezeTime, createTime, ...row }: typeof commissionRecord.$inferSelect) => ({
  ...row,
  unfreezeTime: wireTimeOrNull(unfreezeTime),
  createTime: wireTime(createTime),
});

const commissionSpec: ListSpec<typeof commissionRecord, RowOf<typeof distributorCommissions>, FilterOf<typeof distributorCommissions>> = {
  table: commissionRecord,
  object: 'flow',
  scope: ({ caller }) => storeScope(commissionRecord.storeId, caller),
  order: { id: commissionRecord.id },
  where: ({ id, status, bizType, startTime, endTime }) => [
    and(eq(commissionRecord.memberId, id), sameAs(commissionRecord.status, status), sameAs(commissionRecord.bizType, bizType)),
    ...betweenTimes(commissionRecord.createTime, startTime, endTime),
  ],
  rows: (records, call) => withOrdersInReach(records.map(commissionRow), call),
};

const columns: readonly ExportColumn<Distributor>[] = [
  { head: 'member.fields.id', of: 'member', cell: ({ memberId }) => String(memberId) },
  ...fieldColumns('distributor.fields', ['nickname', 'mobile', 'realName', 'levelName', 'parentName']),
  { head: 'distributor.fields.firstCount', of: 'tiers', cell: ({ firstCount }) => firstCount },
  { head: 'distributor.fields.secondCount', of: 'tiers', cell: ({ secondCount }) => secondCount },
  { head: 'distributor.fields.orderCount', cell: ({ orderCount }) => orderCount },
  ...yuanColumns('distributor.fields', [
    'orderAmount',
    'commissionTotal',
    'commissionAvailable',
    'commissionFrozen',
    'commissionWithdrawing',
    'commissionWithdrawn',
  ]),
  { head: 'distributor.fields.status', cell: ({ status }, translate) => translate(`enums.distributorStatus.${status}`) },
  { head: 'distributor.fields.joinTime', cell: ({ joinTime }) => joinTime },
  { head: 'distributor.fields.storeName', mainOnly: true, cell: ({ storeName }) => storeName },
];
