import { z } from 'zod';
import { fen, flag, id, rule, time, wholeBetween } from '../field/fields';
import { goodsSpec, MAX_SPECS } from './sku';

const optional = (max: number) => z.string().trim().max(max).default('');
const sized = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((value) => value.length >= min && value.length <= max, rule('length', { min, max }));

export const MAX_GALLERY = 9;
export const MAX_GIFT_COUPONS = 5;

/** Percent with two decimals or 分 a piece, as the commission type says (clarifications 2). */
const commission = z
  .number()
  .min(0)
  .max(99_999_999)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, rule('pattern'));

/** What goods of every kind have and a person fills in, apart from what only a submission needs (goods.md 3.1). */
export const commonGoodsFields = {
  name: sized(2, 60),
  subtitle: optional(100),
  keyword: optional(60),
  categoryId: id.refine((value) => value > 0, rule('requiredChoice')),
  unit: sized(1, 6).default('件'),
  videoUrl: z.string().max(500).default(''),
  specType: z.union([z.literal(0), z.literal(1)]).default(0),
  specs: z.array(goodsSpec).max(MAX_SPECS).default([]),
  sort: wholeBetween(0, 9999).default(0),
  virtualSales: wholeBetween(0, 999_999).default(0),
  /** Left out: the level of the settings (parameter.md 5). */
  stockWarn: wholeBetween(0, 9999).optional(),
  minBuy: wholeBetween(1, 999).default(1),
  limitType: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0),
  limitNum: wholeBetween(0, 9999).default(0),
  givePoints: wholeBetween(0, 99_999).default(0),
  giveCouponIds: z.array(id).max(MAX_GIFT_COUPONS).default([]),
  pointsDeduct: flag.default(1),
  levelDiscount: flag.default(1),
  couponUsable: flag.default(1),
  commissionType: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0),
  firstValue: commission.default(0),
  secondValue: commission.default(0),
  isRecommend: flag.default(0),
  isHot: flag.default(0),
  isNew: flag.default(0),
  saleMode: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
  saleTime: time.nullable().default(null),
  buyNotice: optional(2000),
};

/** Longest details of goods, markup included. */
export const MAX_DETAIL = 50_000;

/** What goods must have before anybody sees them. */
export const submittedOnly = {
  cover: z.string().min(1).max(500),
  images: z.array(z.string().min(1).max(500)).min(1).max(MAX_GALLERY),
  detailHtml: z.string().min(1).max(MAX_DETAIL),
};
/** The same while they are being written. */
export const writtenOnly = {
  cover: z.string().max(500).default(''),
  images: z.array(z.string().min(1).max(500)).max(MAX_GALLERY).default([]),
  detailHtml: z.string().max(MAX_DETAIL).default(''),
};

/** What answers add to what a person fills in. */
export const readOnlyGoodsFields = {
  storeId: id,
  storeName: z.string(),
  status: z.number().int(),
  auditStatus: z.number().int(),
  auditReason: z.string(),
  sales: z.number().int(),
  views: z.number().int(),
  priceMin: fen,
  priceMax: fen,
  totalStock: z.number().int(),
  createTime: time,
  updateTime: time,
};
