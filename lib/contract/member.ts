import { z } from 'zod';
import { mainStoreOnly, needs, needsAny } from './access';
import { endpoint } from './call/endpoint';
import { infoOf } from './call/listing-calls';
import { listing } from './call/resource';
import { date, email, fen, flag, id, keyword, mobile, text, time, version } from './field/fields';

/** 1 normal, 0 disabled, -1 deregistered (final). */
export const memberStatus = z.union([z.literal(1), z.literal(0), z.literal(-1)]);
/** 0 unknown, 1 man, 2 woman. */
export const memberSex = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** A member of the shop as the list shows one (member.md 1.1); mobile is masked. */
export const memberRow = z.object({
  id,
  nickname: z.string(),
  avatar: z.string(),
  mobile: z.string(),
  email: z.string(),
  realName: z.string(),
  sex: memberSex,
  birthday: date.nullable(),
  levelId: id.nullable(),
  levelName: z.string(),
  levelLocked: flag,
  growth: z.number().int(),
  points: z.number().int(),
  balance: fen,
  frozenBalance: fen,
  isDistributor: flag,
  parentId: id.nullable(),
  parentName: z.string(),
  storeId: id,
  storeName: z.string(),
  orderCount: z.number().int(),
  payTotal: fen,
  status: memberStatus,
  source: z.number().int(),
  registerTime: time,
  lastLoginTime: time.nullable(),
  registerIp: z.string(),
  remark: z.string(),
  version,
});
export type Member = z.infer<typeof memberRow>;

const optionalNumber = z.coerce.number().int().optional();
const optionalTime = time.optional();

export const memberFilter = z.object({
  keyword,
  levelId: optionalNumber,
  status: z.coerce.number().pipe(memberStatus).optional(),
  isDistributor: z.coerce.number().pipe(flag).optional(),
  storeId: optionalNumber,
  parentId: optionalNumber,
  startTime: optionalTime,
  endTime: optionalTime,
  lastLoginStart: optionalTime,
  lastLoginEnd: optionalTime,
  orderCountMin: optionalNumber,
  orderCountMax: optionalNumber,
  balanceMin: optionalNumber,
  balanceMax: optionalNumber,
});
export type MemberFilter = z.infer<typeof memberFilter>;

const read = needs('admin_P1');
const edit = needs('admin_P1', 'admin_P1.edit');
const labels = 'member.fields';
const base = '/v1/admin/member';

export const member = listing({
  name: 'member',
  path: base,
  row: memberRow,
  filter: memberFilter,
  summary: z.object({ total: z.number(), todayNew: z.number() }).partial(),
  sortable: ['registerTime', 'points', 'balance', 'payTotal', 'orderCount', 'lastLoginTime'],
  labels,
  read,
});

const address = z.object({
  name: z.string(),
  mobile: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  address: z.string(),
  isDefault: flag,
});

/** One member with what the drawer shows besides the row. */
export const memberDetail = memberRow.extend({
  addressList: z.array(address).default([]),
  coupons: z.object({ unused: z.number().int(), used: z.number().int(), expired: z.number().int() }).optional(),
});
export type MemberDetail = z.infer<typeof memberDetail>;

export const memberInfo = infoOf(member, memberDetail);

/** Reads one masked value in full; every reveal is written down (00-conventions 1.6). */
export const memberReveal = endpoint({
  name: 'member.reveal',
  method: 'GET',
  path: `${base}/reveal`,
  access: edit,
  query: z.object({ id, field: z.enum(['mobile', 'addressMobile']), index: z.coerce.number().int().min(0).default(0) }),
  data: z.object({ value: z.string() }),
});

export const memberDraft = z.object({
  nickname: text(1, 30),
  mobile,
  avatar: z.string().max(500).default(''),
  levelId: id.nullable().default(null),
  parentId: id.nullable().default(null),
  remark: z.string().trim().max(200).default(''),
});
export type MemberDraft = z.infer<typeof memberDraft>;

export const memberCreate = endpoint({
  name: 'member.create',
  changes: ['memberLevel', 'distributor', 'distributorMembers'],
  method: 'POST',
  path: base,
  access: mainStoreOnly(edit),
  body: memberDraft,
  data: memberRow,
  labels,
});

export const memberPatch = z.object({
  id,
  version,
  nickname: text(1, 30),
  mobile,
  avatar: z.string().max(500).default(''),
  email: email.default(''),
  realName: z.string().trim().max(20).default(''),
  sex: memberSex.default(0),
  birthday: date.nullable().default(null),
  remark: z.string().trim().max(200).default(''),
});
export type MemberPatch = z.infer<typeof memberPatch>;

export const memberUpdate = endpoint({
  name: 'member.update',
  changes: ['pointRecord', 'balanceRecord'],
  method: 'PUT',
  path: base,
  access: edit,
  body: memberPatch,
  data: memberRow,
  labels,
});

export const memberOptions = endpoint({
  name: 'member.options',
  method: 'GET',
  path: `${base}/options`,
  access: needsAny('admin_P1', 'admin_P2', 'admin_P3', 'admin_P5', 'admin_P8'),
  query: z.object({ keyword }),
  data: z.array(z.object({ id, nickname: z.string(), mobile: z.string(), avatar: z.string() })),
});
