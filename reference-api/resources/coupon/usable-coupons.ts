import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { MAIN_STORE } from '@/lib/contract/access';
import { couponTake } from '@/lib/contract/coupon/codes';
import { couponState } from '@/lib/contract/states/coupon';
import { coupon } from '@/reference-api/database/schema/coupon';
import type { Call } from '@/reference-api/serve';
import { withShownStatus } from './coupon-state';

/** The coupons that buyers of a store can use: the platform's and its own. */
export const usableIn = (storeId: number): SQL => inArray(coupon.storeId, [MAIN_STORE, storeId]);

/** The coupons that may be added to goods of the caller: running, given out by hand, and the platform's or its own. */
export const giftCoupons = ({ caller, now }: Pick<Call, 'caller' | 'now'>): SQL | undefined =>
  and(eq(coupon.takeType, couponTake.byAdmin), usableIn(caller.storeId), withShownStatus(couponState.issuing, now));
