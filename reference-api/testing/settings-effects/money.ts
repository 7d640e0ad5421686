import { eq } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { cashApprove, cashPay, cashTerms } from '@/lib/contract/cash/action';
import type { SettingsOf } from '@/lib/contract/settings/groups';
import { cashApplyCall, invoiceApplyCall } from '@/lib/contract/storefront/applications';
import { memberRecharge } from '@/lib/contract/storefront/members';
import { shopInfo } from '@/lib/contract/storefront/shop';
import { wireTime } from '@/lib/format/shanghai-time';
import { member } from '@/reference-api/database/schema/member';
import { newBuyer, sellCards } from '../shop-for-tests';
import { buys } from '../storefront-for-tests';
import { type EffectsOf, refusalOf, type Scene } from './effect';
import { daysLater, pays, places, purchase } from './shopping';

const ACCOUNT = { holder: '王敏', no: '6222021202031587764', bankName: '中国工商银行' };
const BANK = 2;
const ALIPAY = 4;

const takesOut = async ({ world }: Scene, amount: number, type = BANK) =>
  buys(world, cashApplyCall, { memberId: await newBuyer(world, { balance: 100_000 }), applicant: 3, amount, type, account: ACCOUNT });

/** What each field of 提现设置 does. */
export const withdrawEffects: EffectsOf<SettingsOf<'withdraw'>> = {
  minAmount: { values: [20_001, 20_000], see: (scene) => refusalOf(takesOut(scene, 20_000)), shows: [codes.withdrawBelowMinimum, 0] },
  maxDaily: { values: [19_999, 20_000], see: (scene) => refusalOf(takesOut(scene, 20_000)), shows: [codes.withdrawDailyMaximum, 0] },
  feePercent: { values: [0, 0.6], see: async (scene) => (await takesOut(scene, 20_000)).fee, shows: [0, 120] },
  types: { values: [[BANK], [BANK, ALIPAY]], see: (scene) => refusalOf(takesOut(scene, 20_000, ALIPAY)), shows: [codes.invalidRequest, 0] },
  separatePayer: {
    values: [1, 0],
    see: async (scene) => {
      const { id } = await takesOut(scene, 20_000);
      await scene.main.ask(cashApprove, { body: { ids: [id] } });
      const body = { ids: [id], payNo: `P${id}`, voucher: ['/media/demo/goods-1-1.png'], payTime: wireTime(scene.world.clock.now()) };
      return (await scene.main.ask(cashPay, { body })).failed[0]?.code ?? 0;
    },
    shows: [codes.payerIsReviewer, 0],
  },
  workText: {
    values: ['T+1 到账', '两小时内到账'],
    see: async ({ world, store }) => [(await buys(world, shopInfo, {})).withdraw.note, (await store.ask(cashTerms)).note],
    shows: [
      ['T+1 到账', 'T+1 到账'],
      ['两小时内到账', '两小时内到账'],
    ],
  },
};

const recharges = async ({ world }: Scene) => {
  const memberId = await newBuyer(world);
  await buys(world, memberRecharge, { memberId, amount: 10_000, channel: 'wechat' });
  return (await world.database.select().from(member).where(eq(member.id, memberId)))[0]?.balance;
};

/** What each field of 余额设置 does. */
export const balanceEffects: EffectsOf<SettingsOf<'balance'>> = {
  rechargeEnabled: { values: [0, 1], see: (scene) => refusalOf(recharges(scene)), shows: [codes.rechargeOff, 0] },
  options: {
    values: [[], [{ amount: 10_000, gift: 500 }]],
    beside: { balance: { rechargeEnabled: 1 } },
    see: recharges,
    shows: [10_000, 10_500],
  },
  payEnabled: {
    values: [0, 1],
    see: async ({ world }) => {
      const { orderId } = await places(world, await sellCards(world, 1), { memberId: await newBuyer(world, { balance: 50_000 }) });
      return (await refusalOf(pays(world, orderId, 'balance'))) === 0;
    },
    shows: [false, true],
  },
};

const INVOICE = { type: 1, titleType: 1, title: '王敏', email: 'wang@example.com', content: 1 };

const PAPER = {
  ...{ type: 3, titleType: 2, taxNo: '91330108MA2B1C2D3E', regAddress: '文三路 1 号', regPhone: '0571-88001122' },
  ...{ bankName: '中国工商银行', bankAccount: '6222021202031587764', receiver: { name: '王敏', mobile: '13900001111', address: '文三路' } },
};

async function invoiced({ world }: Scene, more: object = {}, days = 0): Promise<number> {
  const orderId = await purchase(world, await sellCards(world, 1), { memberId: await newBuyer(world) });
  return daysLater(world, days, () => refusalOf(buys(world, invoiceApplyCall, { ...INVOICE, orderId, ...more })));
}

/** What each field of 发票设置 does. */
export const invoiceEffects: EffectsOf<SettingsOf<'invoice'>> = {
  enabled: { values: [0, 1], see: (scene) => invoiced(scene), shows: [codes.goodsNotInvoiceable, 0] },
  types: {
    values: [[1], [1, 3]],
    see: (scene) => invoiced(scene, PAPER),
    shows: [codes.invalidRequest, 0],
  },
  applyDays: { values: [5, 20], see: (scene) => invoiced(scene, {}, 10), shows: [codes.invoiceTooLate, 0] },
  contents: { values: [[1], [1, 2]], see: (scene) => invoiced(scene, { content: 2 }), shows: [codes.invalidRequest, 0] },
};
