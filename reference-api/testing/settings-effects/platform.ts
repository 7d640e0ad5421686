import { and, eq } from 'drizzle-orm';
import { pictureList } from '@/lib/contract/picture';
import type { SettingsOf } from '@/lib/contract/settings/groups';
import { type MapKeys, mapKeys } from '@/lib/contract/settings/map-keys';
import { shopInfo } from '@/lib/contract/storefront/shop';
import { videoList } from '@/lib/contract/video';
import { outbox } from '@/reference-api/database/schema/outbox';
import { newBuyer, type ShopGoods, sellCards } from '../shop-for-tests';
import { buys } from '../storefront-for-tests';
import type { EffectsOf, Scene, SettingEffect } from './effect';
import { linksOf } from './promotion';
import { purchase } from './shopping';

type ShopInfo = Awaited<ReturnType<typeof shown>>;
const shown = ({ world }: Scene) => buys(world, shopInfo, {});

/** A text or picture that the shop's pages show as it is. */
const inShop = (one: string, other: string, part: (info: ShopInfo) => string): SettingEffect => ({
  values: [one, other],
  see: async (scene) => part(await shown(scene)),
  shows: [one, other],
});

const PICTURES = ['/media/demo/goods-1-1.png', '/media/demo/goods-1-2.png'] as const;

/** What each field of 基础信息 does. */
export const basicEffects: EffectsOf<SettingsOf<'basic'>> = {
  siteName: inShop('云栖商城', '滨江商城', ({ siteName }) => siteName),
  logo: inShop(...PICTURES, ({ logo }) => logo),
  icp: inShop('浙ICP备1号', '浙ICP备2号', ({ icp }) => icp),
  servicePhone: inShop('400-800-1', '400-800-2', ({ servicePhone }) => servicePhone),
  serviceQrcode: inShop(...PICTURES, ({ serviceQrcode }) => serviceQrcode),
  aboutUs: inShop('<p>一</p>', '<p>二</p>', ({ aboutUs }) => aboutUs),
  userAgreement: inShop('<p>一</p>', '<p>二</p>', ({ userAgreement }) => userAgreement),
  privacyPolicy: inShop('<p>一</p>', '<p>二</p>', ({ privacyPolicy }) => privacyPolicy),
  shareTitle: inShop('好物', '好店', ({ share }) => share.title),
  shareImage: inShop(...PICTURES, ({ share }) => share.image),
  storefrontUrl: {
    values: ['', 'https://shop.example/m'],
    see: linksOf,
    shows: [
      ['', ''],
      ['https://shop.example/m/h5/invite?code=CODE', 'https://shop.example/m/h5/invite?code=CODE'],
    ],
  },
};

/** A key that the maps of the shop are given, and those of the console by its own server (lib/bff/geocoder/map-keys.test.ts). */
const inMaps = (field: keyof MapKeys): SettingEffect => ({
  values: ['key-1', 'key-2'],
  see: async (scene) => [(await shown(scene)).map[field], (await scene.store.ask(mapKeys))[field]],
  shows: [
    ['key-1', 'key-1'],
    ['key-2', 'key-2'],
  ],
});

/** What each field of 地图 does. */
export const mapEffects: EffectsOf<SettingsOf<'map'>> = { pickerKey: inMaps('pickerKey'), geocoderKey: inMaps('geocoderKey') };

/** What each field of 素材设置 does: the dialogs read the limit beside the list. */
export const mediaEffects: EffectsOf<SettingsOf<'media'>> = {
  imageMaxMb: { values: [3, 9], see: async ({ main }) => (await main.ask(pictureList)).maxMb, shows: [3, 9] },
  videoMaxMb: { values: [30, 90], see: async ({ main }) => (await main.ask(videoList)).maxMb, shows: [30, 90] },
};

async function toldAfterSale({ world }: Scene, kind: string, about: (of: ShopGoods, orderId: number) => number): Promise<string[]> {
  const of = await sellCards(world, 3, { stockWarn: 5 });
  const orderId = await purchase(world, of, { memberId: await newBuyer(world) });
  const found = await world.database
    .select({ receiver: outbox.receiver })
    .from(outbox)
    .where(and(eq(outbox.kind, kind), eq(outbox.objectId, about(of, orderId))));
  return found.map(({ receiver }) => receiver).sort();
}

/** What each field of 通知 does. */
export const noticeEffects: EffectsOf<SettingsOf<'notice'>> = {
  stockWarnMobiles: {
    values: [[], ['13900001111', '13900002222']],
    see: (scene) => toldAfterSale(scene, 'goodsLowStock', ({ goodsId }) => goodsId),
    shows: [[], ['13900001111', '13900002222']],
  },
  orderNoticeMobiles: {
    values: [[], ['13900003333']],
    see: (scene) => toldAfterSale(scene, 'orderPaid', (_of, orderId) => orderId),
    shows: [[], ['13900003333']],
  },
};
