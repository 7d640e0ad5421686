import { DAY_MS } from '@/lib/format/shanghai-time';
import type { goods, goodsCategory, goodsSku } from '@/reference-api/database/schema/goods';
import type { FormFieldShape } from '@/reference-api/database/schema/shapes';
import { cleanHtml } from '@/reference-api/rich-text/clean-html';
import { drawingOf } from './drawings';
import { blockOf, sellsCards } from './kind-blocks';
import { demoPicture } from './media';
import { catalogue, colours, editions } from './names';
import type { Random } from './random';

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

const OLDEST_DAYS = 380;
const NEWEST_DAYS = 95;

/** How many goods there are, whose they are beside the main store's, and how many cards each variant has that sells from them. */
export interface Assortment {
  goods: number;
  stores: readonly number[];
  cards: number;
}

interface Offer {
  kind: number;
  category: string;
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
    const parent = { id: next(), kind, name: top, icon: demoPicture(`icon-${id % 10}`), createTime };
    const children = groups.map(({ name }, index) => ({
      ...{ id: next(), kind, parentId: parent.id, name, sort: groups.length - index },
      ...{ icon: demoPicture(`icon-${id % 10}`), createTime },
    }));
    return [parent, ...children];
  });
}

/** Goods of all stores in every state. */
export function makeGoods(now: Date, random: Random, assortment: Assortment): GoodsRow[] {
  const categories = makeCategories(now);
  const offers: Offer[] = catalogue.flatMap(({ kind, groups }) =>
    groups.flatMap((group) => {
      const categoryId = categories.find((each) => each.kind === kind && each.name === group.name)?.id ?? 0;
      return group.goods.map(([name, yuan]) => ({ kind, category: group.name, categoryId, name, yuan }));
    }),
  );
  let skuId = 0;
  return Array.from({ length: assortment.goods }, (_, index) => {
    const offer = offers[index % offers.length] as Offer;
    const round = Math.floor(index / offers.length);
    const row = makeOne(index + 1, offer, round, now, random, assortment);
    row.skus = makeSkus(row, offer, round, random, assortment, () => {
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

function makeOne(
  id: number,
  { kind, category, categoryId, name }: Offer,
  round: number,
  now: Date,
  random: Random,
  { stores }: Assortment,
): GoodsRow {
  const createTime = new Date(now.getTime() - random.int(NEWEST_DAYS, OLDEST_DAYS) * DAY_MS - random.int(0, DAY_MS));
  // The first of each offer is the platform's own; the stores sell the others.
  const storeId = round === 0 ? 0 : random.pick(stores);
  const { status, auditStatus } = stateOf(id, storeId, random);
  const drawing = drawingOf(name, kind);
  const pictures = [0, 3, 5].map((step) => demoPicture(`${drawing}-${(id + step) % 8}`));
  const cover = pictures[0] ?? '';
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
    images: pictures,
    sort: id % 10 === 0 ? 100 : 0,
    virtualSales: random.int(0, 300),
    stockWarn: 10,
    minBuy: 1,
    givePoints: kind === 2 ? 5 : 0,
    isRecommend: id % 7 === 0 ? 1 : 0,
    isHot: id % 9 === 0 ? 1 : 0,
    isNew: id % 11 === 0 ? 1 : 0,
    detailHtml: cleanHtml(detailOf(name, pictures)),
    buyNotice: kind === 2 ? '下单后 48 小时内发货，签收 7 天内可申请售后。' : '虚拟商品，下单后请在订单详情查看。',
    brandId: kind === 3 ? 1 + (id % 5) : null,
    kindBlock: blockOf(kind, id, category),
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

function makeSkus(
  row: GoodsRow,
  { yuan, kind }: Offer,
  round: number,
  random: Random,
  { cards }: Assortment,
  nextId: () => number,
): SkuRow[] {
  const variants = kind === 2 && row.id % 5 < 2 ? colours : [''];
  return variants.map((specText, index) => {
    const price = (yuan + round * Math.ceil(yuan / 10)) * 100 + index * 1_000;
    return {
      id: nextId(),
      goodsId: row.id,
      storeId: row.storeId,
      specText,
      specValues: specText ? [specText] : [],
      code: `SP${String(row.id).padStart(4, '0')}${index}`,
      price,
      marketPrice: Math.ceil((price * 1.2) / 100) * 100,
      costPrice: Math.floor(price * 0.6),
      // Of every thirteen one is sold out and one nearly so.
      stock: stockOf(row, cards, random),
      weightGram: kind === 2 ? random.int(100, 8_000) : 0,
      ...(kind === 4 ? { durationUnit: row.id % 4 === 0 ? 9 : 3, durationNum: 1 } : {}),
    };
  });
}

const specsOf = (skus: readonly SkuRow[]) =>
  skus.length > 1 ? [{ name: '颜色', values: skus.map(({ specText }) => ({ value: specText })) }] : [];

/** The one field of the demo's forms. */
export const companyForm: readonly FormFieldShape[] = [{ key: 'company', label: '名称', type: 'text', required: 1 }];

const detailOf = (name: string, pictures: readonly string[]) =>
  `<h3>${name}</h3><p>平台严选，正品保障，支持全国联保与七天无忧售后。</p>${pictures.map((src) => `<p><img src="${src}" alt="${name}"></p>`).join('')}`;

/** Of every thirteen one is sold out and one nearly so; what sells from cards has as many as there are cards. */
function stockOf({ id, kindBlock }: GoodsRow, cards: number, random: Random): number {
  const typed = random.int(30, 400);
  if (id % 13 === 0) return 0;
  if (id % 13 === 5) return 1 + (typed % 3);
  return sellsCards(kindBlock ?? {}) ? cards : typed + 200;
}
