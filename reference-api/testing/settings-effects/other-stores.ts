import { and, eq, like } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { coupon } from '@/lib/contract/coupon';
import { goodsCreate, goodsInfo, goodsUpdate } from '@/lib/contract/goods';
import { goodsAudit } from '@/lib/contract/goods/action';
import { pictureList } from '@/lib/contract/picture';
import { refundCreate, refundExecute } from '@/lib/contract/refund/action';
import type { SettingsOf } from '@/lib/contract/settings/groups';
import { storeApplyApprove } from '@/lib/contract/store-apply';
import { storeLevelDefaults } from '@/lib/contract/store-level';
import { storeApplyCall } from '@/lib/contract/storefront/applications';
import { shopInfo, shopStores } from '@/lib/contract/storefront/shop';
import { DAY_MS, wireTime } from '@/lib/format/shanghai-time';
import { distributor } from '@/reference-api/database/schema/distributor';
import { outbox } from '@/reference-api/database/schema/outbox';
import { store as stores } from '@/reference-api/database/schema/store';
import { storeApply } from '@/reference-api/database/schema/store-apply';
import { jobs } from '@/reference-api/jobs/registry';
import { goodsSubmission } from '../goods-drafts';
import { newBuyer, sellCards } from '../shop-for-tests';
import { buys } from '../storefront-for-tests';
import { type EffectsOf, refusalOf, type Scene } from './effect';
import { orderNow, purchase } from './shopping';

const OWN_STORE = 1;
let made = 0;

const MATERIAL = {
  ...{ logo: '/media/demo/store-1.png', intro: '社区里的一家好店', contactName: '王敏', contactMobile: '13900001111' },
  ...{ region: ['浙江省', '杭州市', '西湖区'], address: '文三路 1 号', longitude: 120.1, latitude: 30.2 },
};
const LICENCE = {
  ...{ subjectType: 1, legalName: '王小明', legalIdCard: '33010819850315241X' },
  ...{ idCardFront: '/media/demo/store-1.png', idCardBack: '/media/demo/store-1.png' },
};

/** Somebody applies to open a store. */
async function applies({ world }: Scene, more: object = { qualification: LICENCE }): Promise<number> {
  made += 1;
  return (await buys(world, storeApplyCall, { memberId: await newBuyer(world), storeName: `规则试店${made}`, ...MATERIAL, ...more })).id;
}

const newGoods = async ({ main, store }: Scene) => {
  const { id } = await store.ask(goodsCreate, { body: await goodsSubmission(2, main) });
  return store.ask(goodsInfo, { query: { id } });
};

/** What goods of the store come to when their name is changed after they were approved. */
async function renamed(scene: Scene): Promise<number> {
  const { id } = await newGoods(scene);
  await scene.main.ask(goodsAudit, { body: { ids: [id], result: 2 } });
  const record = await scene.store.ask(goodsInfo, { query: { id } });
  await scene.store.ask(goodsUpdate, { body: { ...record, submit: 1, name: `${record.name}改` } });
  return (await scene.store.ask(goodsInfo, { query: { id } })).auditStatus;
}

/** Whether the store may send the money of a refund of 99 元 itself. */
async function refundsItself({ world, store }: Scene): Promise<number> {
  const orderId = await purchase(
    world,
    await sellCards(world, 0, { storeId: OWN_STORE, kind: 1, kindBlock: { deliverMode: 2 }, stock: 3 }, { stock: 3 }),
    {
      memberId: await newBuyer(world),
    },
  );
  const { ids } = await store.ask(refundCreate, { body: { orderId, reason: '缺货' } });
  return (await store.send(refundExecute, { body: { id: ids[0] } })).code ?? 0;
}

const makesCoupon = async ({ world, store }: Scene) => {
  const inDays = (days: number) => wireTime(new Date(world.clock.now().getTime() + days * DAY_MS));
  const body = { name: '门店测试券', discountPrice: 100, takeType: 2, validStart: inDays(0), validEnd: inDays(5), publish: 1 };
  return (await store.send(coupon.create, { body })).code ?? 0;
};

/** Does the daily job on a store whose plan ends (or ended) some days from now; the store is as before afterwards. */
async function endsIn<Answer>({ world }: Scene, days: number, see: () => Promise<Answer>): Promise<Answer> {
  const of = eq(stores.id, OWN_STORE);
  const [before] = await world.database.select({ expireAt: stores.expireAt, status: stores.status }).from(stores).where(of);
  await world.database
    .update(stores)
    .set({ expireAt: new Date(world.clock.now().getTime() + days * DAY_MS), status: 1 })
    .where(of);
  await jobs.find(({ name }) => name === 'store-expire')?.run(world.context);
  const seen = await see();
  await world.database
    .update(stores)
    .set(before ?? {})
    .where(of);
  return seen;
}

const HERE = { longitude: 120.2, latitude: 30.2 };

/** What each field of 其他门店配置 does. */
export const otherStoreEffects: EffectsOf<SettingsOf<'os'>> = {
  applyEnabled: { values: [0, 1], see: (scene) => refusalOf(applies(scene)), shows: [codes.storeApplyClosed, 0] },
  applyNeedMeal: { values: [1, 0], see: (scene) => refusalOf(applies(scene)), shows: [codes.invalidFields, 0] },
  needLicense: { values: [1, 0], see: (scene) => refusalOf(applies(scene, {})), shows: [codes.invalidFields, 0] },
  applyAgreement: {
    values: ['<p>一</p>', '<p>二</p>'],
    see: async ({ world }) => (await buys(world, shopInfo, {})).storeApply.agreement,
    shows: ['<p>一</p>', '<p>二</p>'],
  },
  defaultLevelId: {
    values: [1, 2],
    see: async (scene) => {
      const [row] = await scene.world.database
        .select()
        .from(storeApply)
        .where(eq(storeApply.id, await applies(scene)));
      return row?.levelId;
    },
    shows: [1, 2],
  },
  defaultAuths: {
    values: ['', 'MANAGE_COUPON,MANAGE_DISTRIBUTION'],
    see: async (scene) => {
      const id = await applies(scene);
      const body = { id, levelId: 1, username: `rule_shop_${id}` };
      const { storeId } = await scene.main.ask(storeApplyApprove, { body });
      return (await scene.world.database.select().from(stores).where(eq(stores.id, storeId)))[0]?.auths;
    },
    shows: ['', 'MANAGE_COUPON,MANAGE_DISTRIBUTION'],
  },
  goodsAudit: { values: [0, 1], see: async (scene) => (await newGoods(scene)).auditStatus, shows: [2, 1] },
  keyFieldReaudit: { values: [0, 1], see: renamed, shows: [2, 1] },
  maxUploadMb: {
    values: [2, 4],
    see: async ({ main, store }) => [(await main.ask(pictureList)).maxMb, (await store.ask(pictureList)).maxMb],
    shows: [
      [5, 2],
      [5, 4],
    ],
  },
  allowSelfRefund: { values: [0, 1], see: refundsItself, shows: [codes.mainStoreOnly, 0] },
  refundLimit: { values: [9_899, 9_900], beside: { os: { allowSelfRefund: 1 } }, see: refundsItself, shows: [codes.mainStoreOnly, 0] },
  allowOwnCoupon: { values: [0, 1], see: makesCoupon, shows: [codes.featureNotGranted, 0] },
  allowDistribution: {
    values: [0, 1],
    beside: { distribution: { enabled: 1, condition: 1, first: 10 } },
    see: async ({ world }) => {
      const inviterId = await newBuyer(world);
      await world.database.update(distributor).set({ levelId: null }).where(eq(distributor.memberId, inviterId));
      const of = await sellCards(world, 0, { storeId: OWN_STORE, kindBlock: { deliverMode: 2 }, stock: 3 }, { stock: 3 });
      return (await orderNow(world, await purchase(world, of, { memberId: await newBuyer(world, { inviterId }) }))).commission1;
    },
    shows: [0, 990],
  },
  showDistance: {
    values: [0, 1],
    see: async ({ world }) => (await buys(world, shopStores, HERE)).list.some(({ distance }) => distance !== null),
    shows: [false, true],
  },
  expireRemindDays: {
    values: [3, 30],
    see: ({ world, ...scene }) =>
      endsIn({ world, ...scene }, 20, async () => {
        const ofStore = and(eq(outbox.kind, 'storeExpiring'), eq(outbox.objectId, OWN_STORE), like(outbox.text, '%即将到期%'));
        return (await world.database.$count(outbox, ofStore)) > 0;
      }),
    shows: [false, true],
  },
  expireGraceDays: {
    values: [0, 9],
    see: (scene) =>
      endsIn(scene, -5, async () => (await scene.world.database.select().from(stores).where(eq(stores.id, OWN_STORE)))[0]?.status),
    shows: [4, 1],
  },
  platformRateDefault: { values: [0, 3.5], see: async ({ main }) => (await main.ask(storeLevelDefaults)).platformRate, shows: [0, 3.5] },
  settleDaysDefault: { values: [1, 14], see: async ({ main }) => (await main.ask(storeLevelDefaults)).settleDays, shows: [1, 14] },
};
