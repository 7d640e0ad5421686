import { and, count, eq, inArray, type SQL } from 'drizzle-orm';
import { couponAudience, couponIssue, MOST_AT_ONCE } from '@/lib/contract/coupon-issue';
import { memberState } from '@/lib/contract/states/member';
import { issueCoupon } from '@/reference-api/commerce/coupon/take-coupon';
import { effectOf } from '@/reference-api/commerce/effect';
import { eachOf } from '@/reference-api/crud/each-of';
import { findRecord } from '@/reference-api/crud/records';
import { storeScope } from '@/reference-api/crud/scope';
import { member } from '@/reference-api/database/schema/member';
import { maskedMobile } from '@/reference-api/masked';
import { notFound } from '@/reference-api/not-found';
import { couponSpec } from '@/reference-api/resources/coupon/coupon-spec';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { requireOtherStores } from '@/reference-api/settings/require-other-stores';

/** The main store changes no coupon of another store, but gives them out (marketing.md 1). */
const { ownedBy: _changed, ...ofAnyStore } = couponSpec;

/** Mounts the giving out of coupons by an administrator (marketing.md 1). */
export function mountCouponIssue(api: Api): void {
  serve(api, couponAudience, async (call) => {
    const { mobiles = [], levelIds = [] } = call.body;
    const wanted = [...new Set(mobiles)];
    const named =
      mobiles.length > 0 ? inArray(member.mobile, wanted) : and(inArray(member.levelId, levelIds), eq(member.status, memberState.normal));
    if (mobiles.length === 0 && levelIds.length === 0) return { members: [], unknown: [], total: 0 };
    const found = await membersWhere(named, call);
    const known = new Set(found.map(({ mobile }) => mobile));
    const [counted] = await call.database
      .select({ rows: count() })
      .from(member)
      .where(and(ofStore(call), named));
    return {
      members: found.map(({ id, nickname, mobile }) => ({ id, nickname, mobile: maskedMobile(mobile) })),
      unknown: wanted.filter((mobile) => !known.has(mobile)),
      total: counted?.rows ?? 0,
    };
  });

  serve(api, couponIssue, async (call) => {
    const { id, count: pieces } = call.body;
    await requireOtherStores(call, 'allowOwnCoupon');
    await findRecord(ofAnyStore, id, call, 'write');
    const { ids, unknown } = await receivers(call);
    const answer = await eachOf(ids, call, async (memberId, step) => {
      await requireOwnMember(memberId, step);
      await issueCoupon(effectOf(step), { couponId: id, memberId, pieces });
    });
    const missing = notFound('member');
    return {
      ...answer,
      failed: [...answer.failed, ...unknown.map(() => ({ id: 0, code: missing.code, msg: missing.sentence(call.translate) }))],
    };
  });
}

type IssueCall = Call<unknown, { memberIds?: number[] | undefined; levelIds?: number[] | undefined; mobiles?: string[] | undefined }>;

const ofStore = ({ caller }: Pick<Call, 'caller'>): SQL | undefined => storeScope(member.storeId, caller);

const membersWhere = (where: SQL | undefined, call: Pick<Call, 'caller' | 'database'>) =>
  call.database
    .select({ id: member.id, nickname: member.nickname, mobile: member.mobile })
    .from(member)
    .where(and(ofStore(call), where))
    .orderBy(member.id)
    .limit(MOST_AT_ONCE);

/** Who is meant: members by number, those of some levels, or those of a list of mobile numbers. */
async function receivers(call: IssueCall): Promise<{ ids: number[]; unknown: string[] }> {
  const { memberIds, levelIds, mobiles } = call.body;
  if (memberIds) return { ids: memberIds, unknown: [] };
  if (levelIds) {
    const found = await membersWhere(and(inArray(member.levelId, levelIds), eq(member.status, memberState.normal)), call);
    return { ids: found.map(({ id }) => id), unknown: [] };
  }
  const wanted = [...new Set(mobiles ?? [])];
  const found = wanted.length === 0 ? [] : await membersWhere(inArray(member.mobile, wanted), call);
  const known = new Set(found.map(({ mobile }) => mobile));
  return { ids: found.map(({ id }) => id), unknown: wanted.filter((mobile) => !known.has(mobile)) };
}

/** Another store gives its coupons to its own members. */
async function requireOwnMember(memberId: number, call: Call): Promise<void> {
  const [found] = await call.database
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.id, memberId), ofStore(call)));
  if (!found) throw notFound('member');
}
