import { and, asc, count, desc, eq, ne } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { memberCreate, memberInfo, member as memberListing, memberOptions, memberReveal, memberUpdate } from '@/lib/contract/member';
import { memberLevelLog as levelLogListing } from '@/lib/contract/member/action';
import { memberState } from '@/lib/contract/states/member';
import { memberCouponState } from '@/lib/contract/states/member-coupon';
import { flagOf } from '@/lib/contract/states/yes-no';
import { wireTime } from '@/lib/format/shanghai-time';
import { addReferred } from '@/reference-api/commerce/distributor/count-referred';
import { lockReferrals } from '@/reference-api/commerce/distributor/referral-lock';
import { requireReferrer } from '@/reference-api/commerce/distributor/require-referrer';
import { effectOf } from '@/reference-api/commerce/effect';
import { readRow } from '@/reference-api/crud/crud-routes';
import type { ListSpec } from '@/reference-api/crud/crud-spec';
import { defaultLevel } from '@/reference-api/crud/default-level';
import { enabledLevel } from '@/reference-api/crud/enabled-level';
import { listPage } from '@/reference-api/crud/list-page';
import { listUnder } from '@/reference-api/crud/list-under';
import { noteReveal } from '@/reference-api/crud/note-reveal';
import { findRecord, updateVersioned } from '@/reference-api/crud/records';
import { storeScope } from '@/reference-api/crud/scope';
import { refuseDuplicates } from '@/reference-api/database/duplicates';
import { memberCoupon } from '@/reference-api/database/schema/coupon';
import { member, memberAddress, memberLevelLog } from '@/reference-api/database/schema/member';
import { maskedMobile, unmasked } from '@/reference-api/masked';
import { notFound } from '@/reference-api/not-found';
import { Refusal, refuseField } from '@/reference-api/refusal';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { memberKeyword } from './member-keyword';
import { changeableMember } from './member-rules';
import { memberSpec } from './member-spec';

const MAX_OPTIONS = 20;
const FROM_CONSOLE = 9;
const mobileTaken = { member_mobile_unique: () => new Refusal(codes.mobileTaken, {}, 'mobile') };

/** Mounts reading, adding and editing of members (member.md 1.5). */
export function mountMembers(api: Api): void {
  serve(api, memberListing.list, async (call) => {
    const page = await listPage(memberSpec, call.query, call);
    return { ...page, summary: { total: page.total, ...page.summary } };
  });

  serve(api, memberInfo, async (call) => ({
    ...(await readRow(memberSpec, call.query.id, call)),
    addressList: await addressesOf(call.query.id, call),
    coupons: await couponsOf(call.query.id, call),
  }));

  serve(api, memberReveal, async (call) => {
    const value = await revealed(call.query, call);
    await noteReveal('member', call.query.id, call.query.field, call);
    return { value };
  });

  serve(api, memberCreate, async (call) => {
    const { body, caller, database, now } = call;
    const mobile = unmasked(body.mobile, '', maskedMobile);
    if (body.parentId !== null) {
      await lockReferrals(call);
      await requireReferrer(body.parentId, null, database, storeScope(member.storeId, caller));
    }
    const levelId =
      body.levelId === null ? await defaultLevel('memberLevel', call) : (await enabledLevel('memberLevel', body.levelId, call)).id;
    const levelLocked = body.levelId === null ? 0 : 1;
    const values = {
      ...body,
      mobile,
      levelId,
      levelLocked,
      storeId: caller.storeId,
      source: FROM_CONSOLE,
      registerTime: now,
      registerIp: call.ip,
    };
    const [made] = await refuseDuplicates(mobileTaken, () => database.insert(member).values(values).returning({ id: member.id }));
    const effect = effectOf(call);
    if (body.parentId !== null) await addReferred(effect, body.parentId);
    return readRow(memberSpec, made?.id ?? 0, call);
  });

  serve(api, memberUpdate, async (call) => {
    const { id, version, ...changes } = call.body;
    const record = await changeableMember(id, call);
    requirePast(changes.birthday, call);
    const mobile = unmasked(changes.mobile, record.mobile, maskedMobile);
    await refuseDuplicates(mobileTaken, () => updateVersioned(member, { id, version }, { ...changes, mobile }, call));
    return readRow(memberSpec, id, call);
  });

  serve(api, memberOptions, async ({ query, caller, database }) => {
    const found = await database
      .select({ id: member.id, nickname: member.nickname, mobile: member.mobile, avatar: member.avatar })
      .from(member)
      .where(and(storeScope(member.storeId, caller), ne(member.status, memberState.deregistered), memberKeyword(query.keyword)))
      .orderBy(asc(member.id))
      .limit(MAX_OPTIONS);
    return found.map((row) => ({ ...row, mobile: maskedMobile(row.mobile) }));
  });

  serve(api, levelLogListing.list, (call) => listUnder(memberSpec, call.query.memberId, levelLogSpec, call));
}

const levelLogSpec: ListSpec<typeof memberLevelLog, ReturnType<typeof levelLogRow>, { memberId: number }> = {
  table: memberLevelLog,
  object: 'flow',
  scope: () => undefined,
  order: { id: memberLevelLog.id },
  where: ({ memberId }) => [eq(memberLevelLog.memberId, memberId)],
  rows: (records) => records.map(levelLogRow),
};

const levelLogRow = ({ memberId: _known, auto, createTime, ...row }: typeof memberLevelLog.$inferSelect) => ({
  ...row,
  auto: auto === 1 ? (1 as const) : (0 as const),
  createTime: wireTime(createTime),
});

/** How many coupons a member can still use, has used, and let expire. */
async function couponsOf(memberId: number, { database }: Call) {
  const counted = await database
    .select({ status: memberCoupon.status, rows: count() })
    .from(memberCoupon)
    .where(eq(memberCoupon.memberId, memberId))
    .groupBy(memberCoupon.status);
  const rowsIn = (state: number) => counted.find(({ status }) => status === state)?.rows ?? 0;
  const { unused, used, expired } = memberCouponState;
  return { unused: rowsIn(unused), used: rowsIn(used), expired: rowsIn(expired) };
}

async function addressesOf(memberId: number, { database }: Call) {
  const found = await database
    .select()
    .from(memberAddress)
    .where(eq(memberAddress.memberId, memberId))
    .orderBy(desc(memberAddress.isDefault), asc(memberAddress.id));
  return found.map(({ name, mobile, province, city, district, address, isDefault }) => ({
    name,
    mobile: maskedMobile(mobile),
    province,
    city,
    district,
    address,
    isDefault: flagOf(isDefault),
  }));
}

async function revealed(
  { id, field, index }: { id: number; field: 'mobile' | 'addressMobile'; index: number },
  call: Call,
): Promise<string> {
  const record = await findRecord(memberSpec, id, call, 'read');
  if (field === 'mobile') return record.mobile;
  const found = await call.database
    .select({ mobile: memberAddress.mobile })
    .from(memberAddress)
    .where(eq(memberAddress.memberId, id))
    .orderBy(desc(memberAddress.isDefault), asc(memberAddress.id));
  const chosen = found[index];
  if (!chosen) throw notFound('member');
  return chosen.mobile;
}

function requirePast(birthday: string | null, { now, label }: Call): void {
  if (birthday !== null && new Date(`${birthday}T00:00:00+08:00`) > now)
    throw refuseField('birthday', 'notAfterToday', { label: label('birthday') });
}
