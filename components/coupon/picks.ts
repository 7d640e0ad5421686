import type { CouponDetail } from '@/lib/contract/coupon';

/** Goods or a category a coupon may be for. */
export interface Pick {
  readonly id: number;
  readonly name: string;
  readonly image: string;
  readonly note: string;
  readonly amount: string;
}

/** What a saved coupon is for. */
export const picksOf = (items: CouponDetail['scopeItems']): readonly Pick[] =>
  items.map(({ id, name, image, text }) => ({ id, name, image, note: text, amount: '' }));
