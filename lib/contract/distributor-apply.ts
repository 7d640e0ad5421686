import { z } from 'zod';
import { needs } from './access';
import { bulkAnswer } from './call/bulk';
import { endpoint } from './call/endpoint';
import { infoOf } from './call/listing-calls';
import { listing } from './call/resource';
import { id, idList, keyword, nothing, text, time } from './field/fields';

/** An application to become a distributor (member.md 7): 0 pending, 1 approved, 2 rejected, 3 cancelled. */
export const distributorApplyRow = z.object({
  id,
  memberId: id,
  nickname: z.string(),
  mobile: z.string(),
  avatar: z.string(),
  realName: z.string(),
  idCard: z.string(),
  reason: z.string(),
  images: z.array(z.string()),
  inviterId: id.nullable(),
  inviterName: z.string(),
  levelId: id.nullable(),
  status: z.number().int(),
  auditReason: z.string(),
  auditorName: z.string(),
  auditTime: time.nullable(),
  applyCount: z.number().int(),
  storeId: id,
  storeName: z.string(),
  createTime: time,
});
export type DistributorApply = z.infer<typeof distributorApplyRow>;

const base = '/v1/admin/distributor/apply';
const read = needs('admin_P1', 'admin_P8');
const decide = { ...needs('admin_P1', 'admin_P8', 'admin_P8.audit'), storeAuth: 'MANAGE_DISTRIBUTION' as const };
const labels = 'distributorApply.fields';

export const distributorApply = listing({
  name: 'distributorApply',
  path: base,
  row: distributorApplyRow,
  filter: z.object({
    keyword,
    tab: z.enum(['all', '0', '1', '2']).default('all'),
    startTime: time.optional(),
    endTime: time.optional(),
    storeId: z.coerce.number().int().optional(),
  }),
  sortable: ['createTime'],
  labels,
  read,
});

export const distributorApplyInfo = infoOf(distributorApply, distributorApplyRow);

export const distributorApplyReveal = endpoint({
  name: 'distributorApply.reveal',
  method: 'GET',
  path: `${base}/reveal`,
  access: decide,
  query: z.object({ id, field: z.enum(['idCard', 'mobile']) }),
  data: z.object({ value: z.string() }),
});

export const distributorApplyApprove = endpoint({
  name: 'distributorApply.approve',
  method: 'PUT',
  path: `${base}/approve`,
  access: decide,
  idempotent: true,
  body: z.object({ ids: idList, levelId: id.nullable().default(null) }),
  data: bulkAnswer,
  labels,
  changes: ['distributor', 'distributorLevel', 'member'],
});

export const distributorApplyReject = endpoint({
  name: 'distributorApply.reject',
  method: 'PUT',
  path: `${base}/reject`,
  access: decide,
  idempotent: true,
  body: z.object({ ids: idList, reason: text(1, 200) }),
  data: bulkAnswer,
  labels,
  changes: ['distributor', 'distributorLevel', 'member'],
});

export const distributorApplyRemove = endpoint({
  name: 'distributorApply.remove',
  method: 'DELETE',
  path: `${base}/{id}`,
  access: decide,
  query: z.object({ id }),
  data: nothing,
});
