/**
 * The resources that a write may make stale. The list stands in a file that imports nothing, so that one noun may name another
 * without importing it; a test compares it with the names of the endpoints.
 */
export const resourceNames = [
  'accountConfig',
  'balanceRecord',
  'cash',
  'coupon',
  'couponRecord',
  'distributor',
  'distributorApply',
  'distributorCommissions',
  'distributorLevel',
  'distributorMembers',
  'distributorOrders',
  'express',
  'goods',
  'goodsBrand',
  'goodsCard',
  'goodsCategory',
  'goodsLog',
  'home',
  'homeCarousel',
  'homeDialog',
  'homeLayout',
  'invoice',
  'kingKong',
  'member',
  'memberLevel',
  'memberLevelLog',
  'order',
  'otherStoreConfig',
  'permission',
  'picture',
  'pointRecord',
  'refund',
  'role',
  'store',
  'storeApply',
  'storeEarnings',
  'storeFinance',
  'storeInfo',
  'storeLevel',
  'storeMeal',
  'systemConfig',
  'user',
  'video',
] as const;

/** A resource that a write may make stale; a name that is misspelt does not compile. */
export type ResourceName = (typeof resourceNames)[number];

/** The resource an endpoint belongs to: the part of its name before the dot. */
export const resourceOf = ({ name }: { readonly name: string }): string => name.split('.')[0] ?? name;

/** What must be known of a call to tell what it makes stale. */
export interface WritingCall {
  readonly name: string;
  readonly changes: readonly ResourceName[];
}

/** What has to be read again after a call: its own resource and those it names. */
export const staleAfter = (to: WritingCall): readonly string[] => [resourceOf(to), ...to.changes];
