import { DAY_MS } from '@/lib/format/shanghai-time';
import type { storeMeal } from '@/reference-api/database/schema/store';
import { demoPicture } from './media';

type Row = typeof storeMeal.$inferInsert & { id: number; price: number };

/** Plans that stores pay for. */
export const makePlans = (now: Date): Row[] =>
  (
    [
      ['体验版（30 天）', 1, 0, 0, 1, 30, '', 20],
      ['标准版（季付）', 1, 29_900, 39_900, 2, 3, 'UPLOAD_GOODS', 100],
      ['标准版（年付）', 1, 99_900, 119_900, 3, 1, 'UPLOAD_GOODS,MANAGE_COUPON', 200],
      ['旗舰版（年付）', 2, 299_900, 399_900, 3, 1, 'UPLOAD_GOODS,MANAGE_COUPON,MANAGE_DISTRIBUTION', null],
      ['旗舰版（永久）', 2, 999_900, 1_299_900, 9, 1, 'UPLOAD_GOODS,MANAGE_COUPON,MANAGE_DISTRIBUTION', 0],
      ['节日特惠版（半年）', 1, 49_900, 59_900, 2, 6, 'UPLOAD_GOODS', 120],
    ] as const
  ).map(([name, levelId, price, marketPrice, durationUnit, durationNum, auths, goodsLimit], index) => ({
    ...{ id: index + 1, name, levelId, price, marketPrice, durationUnit, durationNum, auths, goodsLimit },
    ...{ cover: demoPicture(`software-${index + 1}`), intro: `${name}，开通即可上架商品，支持随时续期。`, sort: 60 - index * 10 },
    ...{ status: index === 5 ? 0 : 1, createTime: new Date(now.getTime() - 390 * DAY_MS) },
  }));
