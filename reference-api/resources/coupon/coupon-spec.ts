import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Coupon, couponFilter } from '@/lib/contract/coupon';
import type { CouponDraft } from '@/lib/contract/coupon/draft';
import { couponState, couponTransitions } from '@/lib/contract/states/coupon';
import type { CrudSpec, ListSpec } from '@/reference-api/crud/crud-spec';
import { betweenTimes, containsKeyword, sameAs } from '@/reference-api/crud/filters';
import { insertRecord } from '@/reference-api/crud/insert-record';
import { requireKnownLevels } from '@/reference-api/crud/known-levels';
import { moveState } from '@/reference-api/crud/move-state';
import { storeScope } from '@/reference-api/crud/scope';
import { coupon } from '@/reference-api/database/schema/coupon';
import { requireOtherStores } from '@/reference-api/settings/require-other-stores';
import { publishedChanges } from './coupon-changes';
import { couponRows } from './coupon-rows';
import { requireOwnScope } from './coupon-scope';
import { withShownStatus } from './coupon-state';
import { couponColumns, requirePublishable } from './coupon-values';

type Filter = z.infer<typeof couponFilter>;
type Patch = CouponDraft & { version: number };

/** The states people see; which coupons are over is a matter of the moment. */
const tabsAt = (now: Date): Record<string, SQL | undefined> => ({
  all: undefined,
  ...Object.fromEntries(Object.values(couponState).map((state) => [String(state), withShownStatus(state, now)])),
});

/** What is special about coupons (marketing.md 1). */
export const couponSpec: ListSpec<typeof coupon, Coupon, Filter> & CrudSpec<typeof coupon, CouponDraft, Patch> = {
  table: coupon,
  object: 'coupon',
  scope: ({ caller }, filter) => storeScope(coupon.storeId, caller, filter?.storeId),
  ownedBy: coupon.storeId,
  order: { id: coupon.id, sort: coupon.sort, takenCount: coupon.takenCount, usedCount: coupon.usedCount },
  where: filtersOf,
  tab: { conditions: ({ now }) => tabsAt(now), value: ({ status }) => status },
  rows: couponRows,
  insert: async (draft, call) => {
    await requireOtherStores(call, 'allowOwnCoupon');
    const values = couponColumns(draft);
    await requireOwnScope(values, call);
    await requireKnownLevels(draft.memberLevelIds, call, { field: 'memberLevelIds' });
    if (draft.publish === 1) requirePublishable(values, call.now);
    return insertRecord(coupon, { ...values, status: draft.publish, storeId: call.caller.storeId, createTime: call.now }, call);
  },
  changes: async ({ version: _checked, ...draft }, record, call) => {
    await requireOtherStores(call, 'allowOwnCoupon');
    if (record.status !== couponState.draft) return publishedChanges(draft, record, call);
    const values = couponColumns(draft);
    await requireOwnScope(values, call);
    await requireKnownLevels(draft.memberLevelIds, call, { field: 'memberLevelIds', held: record.memberLevelIds });
    if (draft.publish === 1) requirePublishable(values, call.now);
    return { ...values, status: draft.publish };
  },
  beforeRemove: async ({ id }, call) => {
    await requireOtherStores(call, 'allowOwnCoupon');
    // The row is held from here on, so that nobody takes one while it goes.
    await moveState(coupon, id, couponTransitions.remove, {}, call);
  },
};

function filtersOf(filter: Filter) {
  return [
    containsKeyword(filter.name, [coupon.name]),
    sameAs(coupon.kind, filter.kind),
    sameAs(coupon.takeType, filter.takeType),
    sameAs(coupon.scope, filter.scope),
    ...betweenTimes(coupon.createTime, filter.startTime, filter.endTime),
  ];
}
