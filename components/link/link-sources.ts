import { remoteSource } from '@/components/controls/remote/remote-source';
import { couponOptions } from '@/lib/contract/coupon';
import { goodsOptions } from '@/lib/contract/goods/action';
import { couponState } from '@/lib/contract/states/coupon';
import { storeOptions } from '@/lib/contract/store/options';

/** What links may lead to, found on the server: goods on sale, coupons that are given out, stores. */
export const goodsSource = remoteSource(
  goodsOptions,
  (keyword) => ({ keyword, onSale: 1 as const }),
  ({ id, name }) => ({ value: id, label: name, note: `#${id}` }),
);
export const couponSource = remoteSource(
  couponOptions,
  (keyword) => ({ keyword, status: couponState.issuing }),
  ({ id, name }) => ({ value: id, label: name, note: `#${id}` }),
);
export const storeSource = remoteSource(
  storeOptions,
  (keyword) => ({ keyword }),
  ({ id, name }) => ({ value: id, label: name, note: `#${id}` }),
);
