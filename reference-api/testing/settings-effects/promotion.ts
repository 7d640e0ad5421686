import { eq } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { distributorQrcode } from '@/lib/contract/distributor';
import type { SettingsOf } from '@/lib/contract/settings/groups';
import { distributorApplyCall } from '@/lib/contract/storefront/applications';
import { memberSignIn } from '@/lib/contract/storefront/members';
import { distributorPosters, followLink } from '@/lib/contract/storefront/shop';
import { makeDistributor } from '@/reference-api/commerce/distributor/make-distributor';
import { commissionRecord } from '@/reference-api/database/schema/commission';
import { distributor } from '@/reference-api/database/schema/distributor';
import { member } from '@/reference-api/database/schema/member';
import { inEffect } from '../effect-for-tests';
import { newBuyer, sellCards } from '../shop-for-tests';
import { buys } from '../storefront-for-tests';
import type { TestStack } from '../world';
import { type EffectsOf, refusalOf, type Scene } from './effect';
import { completed, daysBetween, orderNow, places, purchase } from './shopping';

const memberNow = async ({ database }: TestStack, id: number) => (await database.select().from(member).where(eq(member.id, id)))[0];
const pointsOfNew = async ({ world }: Scene) => (await memberNow(world, await newBuyer(world)))?.points;
/** What an order of 99 元 costs for somebody who would pay it all with points. */
const paidBesidePoints = async ({ world }: Scene) =>
  (await places(world, await sellCards(world, 1), { memberId: await newBuyer(world, { points: 9_900 }), usePoints: 9_900 })).payPrice;
const giftOf = async ({ world }: Scene) => {
  const memberId = await newBuyer(world);
  await completed(world, await sellCards(world, 1), { memberId });
  return (await memberNow(world, memberId))?.points;
};

/** What each field of 积分设置 does. */
export const pointsEffects: EffectsOf<SettingsOf<'points'>> = {
  enabled: { values: [0, 1], beside: { points: { registerGive: 30 } }, see: pointsOfNew, shows: [0, 30] },
  giveRate: { values: [2, 5], see: giftOf, shows: [198, 495] },
  deductEnabled: { values: [0, 1], beside: { points: { deductMaxPercent: 10 } }, see: paidBesidePoints, shows: [9_900, 8_910] },
  unit: {
    values: [1, 2],
    beside: { points: { deductMaxPercent: 100 } },
    see: async ({ world }) => {
      const memberId = await newBuyer(world, { points: 100 });
      return (await places(world, await sellCards(world, 1), { memberId, usePoints: 100 })).payPrice;
    },
    shows: [9_800, 9_700],
  },
  deductMaxPercent: { values: [10, 100], see: paidBesidePoints, shows: [8_910, 0] },
  signIn: {
    values: [
      [7, 2, 3, 4, 5, 6, 10],
      [9, 2, 3, 4, 5, 6, 10],
    ],
    see: async ({ world }) => (await buys(world, memberSignIn, { memberId: await newBuyer(world) })).points,
    shows: [7, 9],
  },
  registerGive: { values: [0, 66], see: pointsOfNew, shows: [0, 66] },
};

const ON = { distribution: { enabled: 1, first: 10, second: 3, tiers: 2 } };

/** A distributor without a level, for whom the percentages of the settings count. */
async function promoter(world: TestStack, inviterId?: number): Promise<number> {
  const memberId = await newBuyer(world, inviterId === undefined ? {} : { inviterId });
  const { status } = (await world.database.select().from(distributor).where(eq(distributor.memberId, memberId)))[0] ?? {};
  if (status === undefined) await inEffect(world, (effect) => makeDistributor(effect, { memberId, source: 2, action: 'add' }));
  await world.database.update(distributor).set({ levelId: null }).where(eq(distributor.memberId, memberId));
  return memberId;
}

/** What an order of 99 元 earns both tiers above its buyer. */
async function commissions({ world }: Scene): Promise<number[]> {
  const top = await promoter(world);
  const memberId = await newBuyer(world, { inviterId: await promoter(world, top) });
  const orderId = await purchase(world, await sellCards(world, 1, {}, { costPrice: 4_900 }), { memberId });
  const { commission1, commission2 } = await orderNow(world, orderId);
  return [commission1, commission2];
}

const boundBy = async (world: TestStack, memberId: number, inviterId: number) =>
  (await buys(world, followLink, { memberId, inviterId })).parentId === inviterId;

/** What each field of 分销设置 does. */
export const distributionEffects: EffectsOf<SettingsOf<'distribution'>> = {
  enabled: {
    values: [0, 1],
    beside: ON,
    see: commissions,
    shows: [
      [0, 0],
      [990, 297],
    ],
  },
  condition: {
    values: [1, 3],
    beside: ON,
    see: async ({ world }) => {
      const memberId = await newBuyer(world);
      const becomesOne = (await memberNow(world, memberId))?.isDistributor;
      return [becomesOne, await refusalOf(buys(world, distributorApplyCall, { memberId, realName: '王敏', reason: '有社群' }))];
    },
    shows: [
      [1, codes.alreadyDistributor],
      [0, codes.distributorApplyClosed],
    ],
  },
  bindMode: {
    values: [2, 3],
    beside: ON,
    see: async ({ world }) => {
      const [one, other] = [await promoter(world), await promoter(world)];
      const [free, taken] = [await newBuyer(world), await newBuyer(world, { inviterId: one })];
      return [await boundBy(world, free, other), await boundBy(world, taken, other)];
    },
    shows: [
      [false, false],
      [true, true],
    ],
  },
  tiers: {
    values: [1, 2],
    beside: ON,
    see: commissions,
    shows: [
      [990, 0],
      [990, 297],
    ],
  },
  first: {
    values: [5, 20],
    beside: ON,
    see: commissions,
    shows: [
      [495, 297],
      [1_980, 297],
    ],
  },
  second: {
    values: [1, 4],
    beside: ON,
    see: commissions,
    shows: [
      [990, 99],
      [990, 396],
    ],
  },
  base: {
    values: [1, 2],
    beside: ON,
    see: commissions,
    shows: [
      [990, 297],
      [500, 150],
    ],
  },
  frozenDays: {
    values: [2, 12],
    beside: ON,
    see: async ({ world }) => {
      const memberId = await newBuyer(world, { inviterId: await promoter(world) });
      const orderId = await completed(world, await sellCards(world, 1), { memberId });
      const [row] = await world.database.select().from(commissionRecord).where(eq(commissionRecord.orderId, orderId));
      return daysBetween((await orderNow(world, orderId)).finishTime, row?.unfreezeTime ?? null);
    },
    shows: [2, 12],
  },
  selfBuy: {
    values: [0, 1],
    beside: ON,
    see: async ({ world }) => {
      const memberId = await promoter(world);
      return (await orderNow(world, await purchase(world, await sellCards(world, 1), { memberId }))).commission1;
    },
    shows: [0, 990],
  },
  posterImages: {
    values: [[], ['/media/demo/goods-1-1.png']],
    beside: ON,
    see: async ({ world }) => (await buys(world, distributorPosters, { memberId: await promoter(world) })).images,
    shows: [[], ['/media/demo/goods-1-1.png']],
  },
};

/** Where a distributor's code leads, for the administrator and for the distributor. */
export async function linksOf({ world, main }: Scene): Promise<string[]> {
  const memberId = await promoter(world);
  const { h5Url } = await main.ask(distributorQrcode, { query: { id: memberId } });
  const { link } = await buys(world, distributorPosters, { memberId });
  const [own] = await world.database.select().from(distributor).where(eq(distributor.memberId, memberId));
  return [h5Url, link].map((url) => url.replace(own?.inviteCode ?? '-', 'CODE'));
}
