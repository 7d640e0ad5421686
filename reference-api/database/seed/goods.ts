import type { goods, goodsCategory, goodsSku } from '@/reference-api/database/schema/goods';
import { catalogue, colours, editions } from './names';
import type { Random } from './random';
import { DAY_MS } from './timeline';

export type SkuRow = typeof goodsSku.$inferInsert & { id: number; goodsId: number; price: number; specText: string };
export type GoodsRow = typeof goods.$inferInsert & {
  id: number;
  kind: number;
  storeId: number;
  name: string;
  status: number;
  sales: number;
  skus: SkuRow[];
};

const GOODS = 120;
const OLDEST_DAYS = 380;
const NEWEST_DAYS = 95;

interface Offer {
  kind: number;
  categoryId: number;
  name: string;
  yuan: number;
}

/** Categories of the four kinds, two levels deep. */
export function makeCategories(now: Date): (typeof goodsCategory.$inferInsert & { id: number; name: string })[] {
  const createTime = new Date(now.getTime() - 400 * DAY_MS);
  let id = 0;
  const next = () => {
    id += 1;
    return id;
  };
  return catalogue.flatMap(({ kind, top, groups }) => {
    const parent = { id: next(), kind, name: top, icon: `/media/demo/category-${id}.png`, createTime };
    const children = groups.map(({ name }, index) => ({
      ...{ id: next(), kind, parentId: parent.id, name, sort: groups.length - index },
      ...{ icon: `/media/demo/category-${id}.png`, createTime },
    }));
    return [parent, ...children];
  });
}

/** About 120 goods of the three stores in every state. */
export function makeGoods(now: Date, random: Random): GoodsRow[] {
  const categories = makeCategories(now);
  const offers: Offer[] = catalogue.flatMap(({ kind, groups }) =>
    groups.flatMap((group) => {
      const categoryId = categories.find((each) => each.kind === kind && each.name === group.name)?.id ?? 0;
      return group.goods.map(([name, yuan]) => ({ kind, categoryId, name, yuan }));
    }),
  );
  let skuId = 0;
  return Array.from({ length: GOODS }, (_, index) => {
    const offer = offers[index % offers.length] as Offer;
    const round = Math.floor(index / offers.length);
    const row = makeOne(index + 1, offer, round, now, random);
    row.skus = makeSkus(row, offer, round, random, () => {
      skuId += 1;
      return skuId;
    });
    const prices = row.skus.map(({ price }) => price);
    const stock = row.skus.reduce((sum, each) => sum + (each.stock ?? 0), 0);
    return {
      ...row,
      priceMin: Math.min(...prices),
      priceMax: Math.max(...prices),
      stock,
      specType: row.skus.length > 1 ? 1 : 0,
      specs: specsOf(row.skus),
    };
  });
}

function makeOne(id: number, { kind, categoryId, name }: Offer, round: number, now: Date, random: Random): GoodsRow {
  const createTime = new Date(now.getTime() - random.int(NEWEST_DAYS, OLDEST_DAYS) * DAY_MS - random.int(0, DAY_MS));
  // The first of each offer is the platform's own; the stores sell the others.
  const storeId = round === 0 ? 0 : random.int(1, 2);
  const { status, auditStatus } = stateOf(id, storeId, random);
  const cover = `/media/demo/goods-${kind}-${1 + (id % 12)}.png`;
  return {
    id,
    kind,
    categoryId,
    storeId,
    status,
    auditStatus,
    auditReason: auditStatus === 3 ? '主图含有联系方式，请修改后重新提交' : '',
    name: round === 0 ? name : `${name} ${editions[round % editions.length]}`,
    subtitle: ['官方正品', '急速发货', '七天无忧', '支持开票'][id % 4] ?? '',
    unit: kind === 2 ? '件' : kind === 3 ? '次' : '份',
    cover,
    images: [cover],
    sort: id % 10 === 0 ? 100 : 0,
    virtualSales: random.int(0, 300),
    stockWarn: 10,
    minBuy: 1,
    givePoints: kind === 2 ? 5 : 0,
    isRecommend: id % 7 === 0 ? 1 : 0,
    isHot: id % 9 === 0 ? 1 : 0,
    isNew: id % 11 === 0 ? 1 : 0,
    detailHtml: `<p>${name}，平台严选，品质保障。</p>`,
    kindBlock: blockOf(kind),
    sales: 0,
    views: random.int(20, 6_000),
    createTime,
    updateTime: createTime,
    skus: [],
  };
}

function stateOf(id: number, storeId: number, random: Random): { status: number; auditStatus: number } {
  if (id % 31 === 0) return { status: -1, auditStatus: 2 };
  if (storeId !== 0 && random.chance(14)) return { status: 0, auditStatus: random.pick([1, 1, 1, 3, 0]) };
  return { status: random.chance(88) ? 1 : 0, auditStatus: 2 };
}

function makeSkus(row: GoodsRow, { yuan, kind }: Offer, round: number, random: Random, nextId: () => number): SkuRow[] {
  const variants = kind === 2 && row.id % 5 < 2 ? colours : [''];
  return variants.map((specText, index) => {
    const price = (yuan + round * Math.ceil(yuan / 10)) * 100 + index * 1_000;
    return {
      id: nextId(),
      goodsId: row.id,
      specText,
      specValues: specText ? [specText] : [],
      code: `SP${String(row.id).padStart(4, '0')}${index}`,
      price,
      marketPrice: Math.ceil((price * 1.2) / 100) * 100,
      costPrice: Math.floor(price * 0.6),
      // Of every thirteen one is sold out and one nearly so.
      stock: row.id % 13 === 0 ? 0 : row.id % 13 === 5 ? random.int(1, 3) : random.int(30, 400),
      weightGram: kind === 2 ? random.int(100, 8_000) : 0,
      ...(kind === 4 ? { durationUnit: row.id % 4 === 0 ? 9 : 3, durationNum: 1 } : {}),
    };
  });
}

const specsOf = (skus: readonly SkuRow[]) =>
  skus.length > 1 ? [{ name: '颜色', values: skus.map(({ specText }) => ({ value: specText })) }] : [];

function blockOf(kind: number): Record<string, unknown> {
  const returnAddress = { name: '商台仓库', mobile: '13800000000', address: '浙江省杭州市滨江区江南大道 588 号' };
  if (kind === 1)
    return {
      deliverMode: 1,
      cardFields: [
        { key: 'account', label: '账号', secret: 0 },
        { key: 'password', label: '密码', secret: 1 },
      ],
      separator: '----',
      warrantyHours: 24,
    };
  if (kind === 2) return { freightType: 0, freight: 0, extraFreight: 0, afterSaleDays: 7, returnable: 1, returnAddress, invoiceable: 1 };
  if (kind === 3)
    return {
      needAudit: 1,
      promiseHours: 24,
      refundableBeforeProcess: 1,
      formFields: [{ key: 'company', label: '名称', type: 'text', required: 1 }],
    };
  return { licenceMode: 2, maxDevices: 2, renewable: 1 };
}
