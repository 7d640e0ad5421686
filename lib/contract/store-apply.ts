import { z } from 'zod';
import { mainStoreOnly, needs } from './access';
import { endpoint } from './call/endpoint';
import { exportOf, infoOf } from './call/listing-calls';
import { listing } from './call/resource';
import { fen, id, keyword, nothing, percent, text, time, version } from './field/fields';
import { ownerLogin, username } from './store/draft';
import { bankAccount, qualification, region } from './store-info';

/** An application to open a store (shopping.md 2); the list leaves out what only the drawer shows. */
export const storeApplyRow = z.object({
  id,
  applyNo: z.string(),
  memberId: id,
  nickname: z.string(),
  mobile: z.string(),
  storeName: z.string(),
  logo: z.string(),
  contactName: z.string(),
  contactMobile: z.string(),
  region,
  levelId: id.nullable(),
  levelName: z.string(),
  mealId: id.nullable(),
  mealName: z.string(),
  mealPrice: fen,
  durationUnit: z.number().int().nullable(),
  durationNum: z.number().int().nullable(),
  payStatus: z.number().int(),
  payChannel: z.string(),
  payNo: z.string(),
  payTime: time.nullable(),
  status: z.number().int(),
  auditReason: z.string(),
  auditorName: z.string(),
  auditTime: time.nullable(),
  applyCount: z.number().int(),
  storeId: id.nullable(),
  createTime: time,
  version,
});
export type StoreApply = z.infer<typeof storeApplyRow>;

export const storeApplyDetailRow = storeApplyRow.extend({
  intro: z.string(),
  address: z.string(),
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  qualification: qualification.nullable(),
  bank: bankAccount.nullable(),
});
export type StoreApplyDetail = z.infer<typeof storeApplyDetailRow>;

export const storeApplyFilter = z.object({
  keyword,
  tab: z.enum(['all', '0', '1', '2', '9']).default('all'),
  levelId: z.coerce.number().int().optional(),
  mealId: z.coerce.number().int().optional(),
  payStatus: z.coerce.number().int().optional(),
  startTime: time.optional(),
  endTime: time.optional(),
});
export type StoreApplyFilter = z.infer<typeof storeApplyFilter>;

const base = '/v1/admin/store/apply';
const access = mainStoreOnly(needs('admin_P3', 'platform'));
const labels = 'storeApply.fields';

export const storeApply = listing({
  name: 'storeApply',
  path: base,
  row: storeApplyRow,
  filter: storeApplyFilter,
  sortable: ['createTime'],
  labels,
  read: access,
});

export const storeApplyInfo = infoOf(storeApply, storeApplyDetailRow);

export const storeApplyExport = exportOf(storeApply, storeApplyFilter);

export const storeApplyReveal = endpoint({
  name: 'storeApply.reveal',
  method: 'GET',
  path: `${base}/reveal`,
  access,
  query: z.object({ id, field: z.enum(['legalIdCard', 'account', 'contactMobile']) }),
  data: z.object({ value: z.string() }),
});

/** The level decides; the plan is read only once it is paid for (clarifications 11). */
export const storeApplyApproval = z.object({
  id,
  levelId: id,
  mealId: id.nullable().default(null),
  platformRate: percent.nullable().default(null),
  username,
  remark: z.string().trim().max(200).default(''),
});

export const storeApplyApprove = endpoint({
  name: 'storeApply.approve',
  method: 'PUT',
  path: `${base}/approve`,
  access,
  idempotent: true,
  body: storeApplyApproval,
  data: ownerLogin.extend({ storeId: id }),
  labels,
  changes: ['store', 'storeFinance', 'storeMeal'],
});

/** What became of the money: the row has moved on also when the channel refused the refund, and `refundError` says so. */
const refundOutcome = z.object({
  id,
  status: z.number().int(),
  version,
  payStatus: z.number().int(),
  refundError: z.string().nullable(),
});

export const storeApplyReject = endpoint({
  name: 'storeApply.reject',
  method: 'PUT',
  path: `${base}/reject`,
  access,
  idempotent: true,
  body: z.object({ id, reason: text(1, 200) }),
  data: refundOutcome,
  labels,
});

export const storeApplyRefund = endpoint({
  name: 'storeApply.refund',
  method: 'PUT',
  path: `${base}/refund`,
  access,
  idempotent: true,
  body: z.object({ id }),
  data: refundOutcome,
  labels,
});

export const storeApplyRemove = endpoint({
  name: 'storeApply.remove',
  method: 'DELETE',
  path: `${base}/{id}`,
  access,
  query: z.object({ id }),
  data: nothing,
});
