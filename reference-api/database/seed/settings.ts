import { MAIN_STORE } from '@/lib/contract/access';
import type { systemConfig } from '@/reference-api/database/schema/system-config';

type Row = typeof systemConfig.$inferInsert;

/** The settings of the demo platform; what is not named has its default. */
export const makeSettings = (updateTime: Date): Row[] =>
  Object.entries({
    basic: { siteName: '商台商城', icp: '浙ICP备2025000001号', servicePhone: '400-800-5588', shareTitle: '商台，好物与服务一站购齐' },
    trade: { stockWarn: 10 },
    freight: { freeShippingEnabled: 1, freeShippingMin: 19_900 },
    points: { enabled: 1, giveRate: 1, deductEnabled: 1, unit: 1, deductMaxPercent: 30, registerGive: 100 },
    distribution: { enabled: 1, condition: 2, tiers: 2, first: 5, second: 2, frozenDays: 7 },
    withdraw: { minAmount: 1_000, feePercent: 0.6 },
    balance: {
      rechargeEnabled: 1,
      options: [
        { amount: 10_000, gift: 0 },
        { amount: 30_000, gift: 1_500 },
        { amount: 50_000, gift: 3_000 },
        { amount: 100_000, gift: 8_000 },
      ],
    },
    os: { defaultLevelId: 1, needLicense: 0, expireRemindDays: 7 },
  }).map(([name, values]) => ({ storeId: MAIN_STORE, name, values, updateTime }));
