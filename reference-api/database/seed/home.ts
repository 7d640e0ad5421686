import { DAY_MS } from '@/lib/format/shanghai-time';
import type { accountConfig, homeCarousel, homeDialog, kingKong } from '@/reference-api/database/schema/home';
import { demoPicture } from './media';

const SLOTS = [
  ['会员账号', 3, '1'],
  ['数码硬件', 3, '2'],
  ['代办服务', 3, '3'],
  ['软件授权', 3, '4'],
  ['领券中心', 6, '/coupons'],
  ['附近门店', 6, '/stores'],
  ['分销赚钱', 6, '/distributor/apply'],
  ['我的订单', 6, '/orders'],
  ['联系客服', 9, ''],
  ['', 0, ''],
] as const;

/** The icon slots of the main store's home page. */
export const makeKingKong = (updateTime: Date): (typeof kingKong.$inferInsert)[] =>
  SLOTS.map(([title, linkType, linkValue], index) => ({
    ...{ storeId: 0, slot: index + 1, title, linkType, linkValue, icon: title ? demoPicture(`icon-${index}`) : '' },
    ...{ subtitle: index === 4 ? '天天有券' : '', badgeShow: index === 4 ? 1 : 0, badgeText: index === 4 ? '热' : '' },
    ...{ sort: 100 - index * 10, status: index < 8 ? 1 : 0, updateTime },
  }));

export function makeCarousels(now: Date): (typeof homeCarousel.$inferInsert)[] {
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS);
  return (
    [
      ['秋日焕新', 1, 'banner-1', 3, '2', -30, 30, 1],
      ['数码节', 1, 'banner-2', 1, '15', -10, 20, 1],
      ['会员日', 1, 'banner-5', 4, '2', null, null, 1],
      ['新品首发', 2, 'banner-6', 1, '17', null, null, 1],
      ['年终预热', 2, 'banner-3', 0, '', 10, 40, 1],
      ['夏日清凉', 1, 'banner-4', 0, '', -80, -20, 0],
    ] as const
  ).map(([title, position, drawing, linkType, linkValue, from, to, status], index) => ({
    ...{ title, position, image: demoPicture(drawing), linkType, linkValue, status, sort: 60 - index * 10, clickCount: 900 - index * 137 },
    ...{ startTime: from === null ? null : day(from), endTime: to === null ? null : day(to), storeId: 0, createTime: day(-60 + index) },
  }));
}

export function makeDialogs(now: Date): (typeof homeDialog.$inferInsert)[] {
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS);
  return (
    [
      ['新人礼包', 'gift-4', 4, '1', 1, 2, -60, 60, 1, 4_820, 1_204],
      ['会员日提醒', 'card-5', 3, '2', 2, 3, -5, 10, 1, 1_630, 288],
      ['年终大促', 'bag-3', 0, '', 1, 1, 12, 40, 1, 0, 0],
      ['中秋问候', 'gift-1', 0, '', 1, 1, -50, -40, 1, 8_930, 640],
      ['停用的公告', 'form-2', 0, '', 3, 1, -20, 20, 0, 312, 20],
    ] as const
  ).map(([name, drawing, linkType, linkValue, showType, audience, from, to, status, exposureCount, clickCount], index) => ({
    ...{ name, image: demoPicture(drawing), linkType, linkValue, showType, audience, levelIds: audience === 3 ? [3, 4] : [], status },
    ...{
      startTime: day(from),
      endTime: day(to),
      exposureCount,
      clickCount,
      sort: 50 - index * 10,
      storeId: 0,
      createTime: day(-70 + index),
    },
  }));
}

/** Accounts the stores publish: where money goes, and whom to ask. */
export const makeAccounts = (updateTime: Date): (typeof accountConfig.$inferInsert)[] =>
  (
    [
      [0, 1, 3, '对公账户', '6222021202019988776', '商台网络科技有限公司', 1],
      [0, 1, 2, '支付宝收款', 'pay@shangtai.example', '商台网络科技有限公司', 0],
      [0, 2, 5, '客服热线', '400-800-5588', '', 1],
      [0, 2, 6, '企业微信客服', 'shangtai-service', '', 0],
      [1, 1, 3, '店铺收款卡', '6222021202031587764', '杭州立新数码有限公司', 1],
      [1, 2, 5, '门店电话', '0571-88001122', '', 1],
      [2, 1, 3, '店铺收款卡', '6217001540012348890', '杭州云栖生活用品有限公司', 1],
    ] as const
  ).map(([storeId, usage, type, name, account, holder, isDefault], index) => ({
    ...{ storeId, usage, type, name, account, holder, isDefault, sort: 50 - index, updateTime, updaterName: '林知远' },
    ...{ bankName: type === 3 ? '中国工商银行' : '', branch: type === 3 ? '杭州滨江支行' : '', workTime: usage === 2 ? '9:00-21:00' : '' },
    qrcode: type === 2 || type === 6 ? demoPicture('qrcode-1') : '',
  }));
