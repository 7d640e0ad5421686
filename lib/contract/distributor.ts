import { z } from 'zod';
import { mainStoreOnly, needs } from './access';
import { bulkAnswer } from './call/bulk';
import { endpoint } from './call/endpoint';
import { exportOf, infoOf } from './call/listing-calls';
import { listing } from './call/resource';
import { stateAnswer } from './call/state-answer';
import { fen, flag, id, idList, keyword, time } from './field/fields';

/** 1 normal, 0 frozen, -1 dismissed. */
export const distributorStatus = z.union([z.literal(1), z.literal(0), z.literal(-1)]);

/** A distributor (member.md 5); `id` is the member's id throughout. */
export const distributorRow = z.object({
  id,
  memberId: id,
  nickname: z.string(),
  mobile: z.string(),
  avatar: z.string(),
  realName: z.string(),
  levelId: id.nullable(),
  levelName: z.string(),
  parentId: id.nullable(),
  parentName: z.string(),
  firstCount: z.number().int(),
  secondCount: z.number().int(),
  orderCount: z.number().int(),
  orderAmount: fen,
  commissionTotal: fen,
  commissionAvailable: fen,
  commissionFrozen: fen,
  commissionWithdrawing: fen,
  commissionWithdrawn: fen,
  withdrawCount: z.number().int(),
  status: distributorStatus,
  joinTime: time,
  source: z.number().int(),
  inviteCode: z.string(),
  storeId: id,
  storeName: z.string(),
});
export type Distributor = z.infer<typeof distributorRow>;

const optionalNumber = z.coerce.number().int().optional();
export const distributorFilter = z.object({
  keyword,
  levelId: optionalNumber,
  status: z.coerce.number().pipe(distributorStatus).optional(),
  parentId: optionalNumber,
  storeId: optionalNumber,
  startTime: time.optional(),
  endTime: time.optional(),
});
export type DistributorFilter = z.infer<typeof distributorFilter>;

const base = '/v1/admin/distributor';
const read = needs('admin_P1', 'admin_P8');
const edit = { ...needs('admin_P1', 'admin_P8', 'admin_P8.edit'), storeAuth: 'MANAGE_DISTRIBUTION' as const };
const labels = 'distributor.fields';

/** Sums over every distributor that matches. */
const distributorSums = z
  .object({ count: z.number(), orderCount: z.number(), orderAmount: z.number(), commissionTotal: z.number(), unwithdrawn: z.number() })
  .partial();
export type DistributorSums = z.infer<typeof distributorSums>;

export const distributor = listing({
  name: 'distributor',
  path: base,
  row: distributorRow,
  filter: distributorFilter,
  summary: distributorSums,
  sortable: ['joinTime', 'commissionTotal', 'orderAmount'],
  labels,
  read,
});

export const distributorInfo = infoOf(distributor, distributorRow);

export const distributorExport = exportOf(distributor, distributorFilter);

export const distributorDraft = z.object({ memberId: id, levelId: id.nullable().default(null) });

export const distributorCreate = endpoint({
  name: 'distributor.create',
  method: 'POST',
  path: base,
  access: edit,
  body: distributorDraft,
  data: distributorRow,
  labels,
  changes: ['distributorLevel', 'member'],
});

/** What changes one distributor, whose people and member show it. */
const change = { method: 'PUT', access: edit, data: stateAnswer, labels, changes: ['distributorMembers', 'member'] } as const;

/** 1 unfreezes, 0 freezes; freezing needs a reason. */
export const distributorStatusChange = endpoint({
  name: 'distributor.status',
  path: `${base}/status`,
  ...change,
  body: z.object({ id, status: flag, reason: z.string().trim().max(100).default('') }),
});

export const distributorLevelChange = endpoint({
  name: 'distributor.levelChange',
  method: 'PUT',
  path: `${base}/level-change`,
  access: edit,
  idempotent: true,
  body: z.object({ ids: idList, levelId: id }),
  data: bulkAnswer,
  labels,
  changes: ['distributorLevel', 'member'],
});

export const distributorParent = endpoint({
  name: 'distributor.parent',
  path: `${base}/parent`,
  ...change,
  body: z.object({ id, parentId: id.nullable() }),
});

export const distributorRetire = endpoint({
  name: 'distributor.retire',
  path: `${base}/retire`,
  ...change,
  access: mainStoreOnly(needs('admin_P1', 'admin_P8', 'admin_P8.edit')),
  body: z.object({ id, reason: z.string().trim().min(1).max(200) }),
});

export const distributorQrcode = endpoint({
  name: 'distributor.qrcode',
  method: 'GET',
  path: `${base}/qrcode`,
  access: read,
  query: z.object({ id }),
  data: z.object({ h5Url: z.string(), imageUrl: z.string() }),
});
