import { z } from 'zod';
import { fen, flag, id, rule, text, wholeBetween } from '../field/fields';

/** Largest price, 9 999 999.99 元, and largest stock of one variant (goods.md 3.2). */
export const LARGEST_PRICE = 999_999_999;
export const LARGEST_STOCK = 999_999;
/** More variants are no help to a buyer, and no page to edit. */
export const MAX_COMBINATIONS = 200;
export const MAX_SPECS = 3;
export const MAX_SPEC_VALUES = 20;

/** Unit of a licence term: day, month, year, permanent. */
export const durationUnit = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(9)]);

const amount = fen.refine((value) => value >= 0 && value <= LARGEST_PRICE, rule('range', { min: 0, max: LARGEST_PRICE / 100 }));
const price = fen.refine((value) => value >= 1 && value <= LARGEST_PRICE, rule('range', { min: 0.01, max: LARGEST_PRICE / 100 }));
const weight = z
  .number()
  .refine((value) => value >= 0 && value <= 9999.999, rule('range', { min: 0, max: 9999.999 }))
  .refine((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6, rule('pattern'));

const common = {
  /** Known variants are matched by it; without it the variant is new (clarifications 1). */
  id: id.optional(),
  /** One value of each spec, in the order of the specs; none with a single spec. */
  values: z.array(z.string().trim().max(20)).max(MAX_SPECS).default([]),
  image: z.string().max(500).default(''),
  code: z.string().trim().max(64).default(''),
  marketPrice: amount.default(0),
  costPrice: amount.default(0),
  stock: wholeBetween(0, LARGEST_STOCK).default(0),
  /** The stock the form had read; then only the difference is booked, so that sales in between are not undone. */
  stockBefore: z.number().int().optional(),
  weightKg: weight.default(0),
  status: flag.default(1),
  durationUnit: durationUnit.default(3),
  durationNum: wholeBetween(1, 999).default(1),
};

/** A variant as it is submitted. */
export const goodsSkuDraft = z
  .object({ ...common, price })
  .refine((sku) => sku.marketPrice === 0 || sku.marketPrice >= sku.price, { ...rule('marketPriceTooLow'), path: ['marketPrice'] });
export type GoodsSkuDraft = z.infer<typeof goodsSkuDraft>;
/** A variant of goods that are still being written. */
export const looseSkuDraft = z.object({
  ...common,
  // A price nobody has typed yet is no number; one that cannot be read is no nought.
  price: z.preprocess((value) => (value == null || Number.isNaN(value) ? 0 : value), amount),
});

/** A variant as answers show it. */
export const goodsSku = z.object({
  id,
  specText: z.string(),
  values: z.array(z.string()),
  image: z.string(),
  code: z.string(),
  price: fen,
  marketPrice: fen,
  costPrice: fen,
  stock: z.number().int(),
  weightKg: z.number(),
  status: flag,
  durationUnit,
  durationNum: z.number().int(),
});
export type GoodsSku = z.infer<typeof goodsSku>;

export const goodsSpec = z.object({
  name: text(1, 10),
  values: z
    .array(z.object({ value: text(1, 20), image: z.string().max(500).default('') }))
    .min(1)
    .max(MAX_SPEC_VALUES),
});
export type GoodsSpec = z.infer<typeof goodsSpec>;

/** Every combination of the specs' values, the first spec changing last. */
export const combinationsOf = (specs: readonly GoodsSpec[]): string[][] =>
  specs.reduce<string[][]>((done, { values }) => done.flatMap((head) => values.map(({ value }) => [...head, value])), [[]]);
/** How many combinations there are, without making them. */
export const combinationCount = (specs: readonly GoodsSpec[]): number => specs.reduce((product, { values }) => product * values.length, 1);
