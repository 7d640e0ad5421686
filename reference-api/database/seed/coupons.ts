import { couponKind, couponScope, couponTake, couponValidity } from '@/lib/contract/coupon/codes';
import { DAY_MS } from '@/lib/format/shanghai-time';
import type { coupon } from '@/reference-api/database/schema/coupon';

type Row = typeof coupon.$inferInsert & { id: number };
type Draft = Partial<typeof coupon.$inferInsert> & { name: string };

/** Coupons of the platform and of stores in every state, of both kinds, every scope and every way of taking. */
export function makeCoupons(now: Date): Row[] {
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const fixed = (from: number, to: number) => ({ validityType: couponValidity.fixedDates, validStart: day(from), validEnd: day(to) });
  const afterTaking = (validDays: number, afterDays = 0) => ({ validityType: couponValidity.fromTaking, validDays, afterDays });
  const off = (discountPrice: number, threshold: number) => ({ kind: couponKind.amountOff, discountPrice, threshold });
  const percent = (discountPercent: number, threshold: number, discountLimit = 0) => ({
    kind: couponKind.percentOff,
    discountPercent,
    threshold,
    discountLimit,
  });
  const drafts: Draft[] = [
    { name: '新人专享 10 元券', ...off(1_000, 9_900), ...afterTaking(30), takeType: couponTake.onRegistration, perLimit: 1, status: 1 },
    {
      name: '全场满 99 减 8',
      ...off(800, 9_900),
      ...afterTaking(15),
      takeType: couponTake.byMember,
      perLimit: 3,
      totalCount: 5_000,
      status: 1,
    },
    {
      name: '全场满 299 减 30',
      ...off(3_000, 29_900),
      ...afterTaking(20),
      takeType: couponTake.byMember,
      perLimit: 2,
      totalCount: 3_000,
      status: 1,
    },
    {
      name: '数码硬件 9 折券',
      ...percent(90, 19_900, 10_000),
      ...afterTaking(30),
      scope: couponScope.kinds,
      scopeIds: [2],
      perLimit: 2,
      status: 1,
      stackable: 0,
    },
    {
      name: '会员账号立减 5 元',
      ...off(500, 0),
      ...fixed(-60, 45),
      scope: couponScope.kinds,
      scopeIds: [1],
      perLimit: 2,
      totalCount: 2_000,
      status: 1,
    },
    {
      name: '软件授权 85 折券',
      ...percent(85, 9_900, 20_000),
      ...fixed(-30, 60),
      scope: couponScope.kinds,
      scopeIds: [4],
      perLimit: 1,
      totalCount: 800,
      status: 1,
    },
    { name: '客服补偿 15 元券', ...off(1_500, 0), ...afterTaking(60), takeType: couponTake.byAdmin, perLimit: 10, status: 1 },
    {
      name: '老客回馈 50 元券',
      ...off(5_000, 49_900),
      ...afterTaking(30),
      takeType: couponTake.byAdmin,
      perLimit: 5,
      totalCount: 500,
      status: 1,
    },
    { name: '黄金会员专享 95 折', ...percent(95, 0, 5_000), ...afterTaking(90), memberLevelIds: [3, 4], perLimit: 3, status: 1 },
    { name: '购物赠券 6 元', ...off(600, 5_000), ...afterTaking(30, 1), takeType: couponTake.byAdmin, perLimit: 99, status: 1 },
    { name: '限量秒杀 100 元券', ...off(10_000, 69_900), ...fixed(-80, 20), perLimit: 1, totalCount: 40, status: 1 },
    { name: '夏日清凉券', ...off(1_200, 12_000), ...fixed(-80, -20), takeEnd: day(-25), perLimit: 1, totalCount: 1_000, status: 1 },
    { name: '开学季满减券', ...off(2_000, 20_000), ...fixed(-70, 10), perLimit: 1, totalCount: 600, status: 2 },
    { name: '年终大促预热券', ...off(8_000, 80_000), ...fixed(5, 40), perLimit: 1, totalCount: 1_000, status: 0 },
    { name: '滨江旗舰店满减券', ...off(2_000, 29_900), ...afterTaking(30), storeId: 1, perLimit: 2, totalCount: 400, status: 1 },
    { name: '云栖生活馆 9 折券', ...percent(90, 10_000, 5_000), ...afterTaking(30), storeId: 2, perLimit: 2, totalCount: 400, status: 1 },
  ];
  return drafts.map((draft, index) => ({
    totalCount: -1,
    description: '每单限用一张，不可兑换现金；全额退款且未过期时退回。',
    ...draft,
    ...{ id: index + 1, sort: index % 4 === 0 ? 10 : 0, createTime: day(-88 + index) },
  }));
}
