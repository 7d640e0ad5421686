import { z } from 'zod';
import { goodsBlock } from './block';
import { commonGoodsFields, submittedOnly, writtenOnly } from './fields';
import { goodsKindField } from './kind-field';
import { combinationLimit, formOnlyRules, goodsRules } from './rules';
import { goodsSkuDraft, looseSkuDraft } from './sku';

/** The text of a draft, 0, or a submission, 1. */
export const DRAFT = 0;
export const SUBMISSION = 1;

const common = { kind: goodsKindField, ...commonGoodsFields, ...goodsBlock };
const submitted = z.object({ ...common, ...submittedOnly, submit: z.literal(SUBMISSION), skus: z.array(goodsSkuDraft) });
/** Only name and category are needed (goods.md 5). */
const written = z.object({ ...common, ...writtenOnly, submit: z.literal(DRAFT), skus: z.array(looseSkuDraft).default([]) });

/** Whoever says nothing submits. */
const withSubmit = (value: unknown) => (typeof value === 'object' && value !== null ? { submit: SUBMISSION, ...value } : value);

/** Goods as POST and PUT take them. */
export const goodsDraft = z.preprocess(
  withSubmit,
  z.discriminatedUnion('submit', [written, submitted.superRefine((goods, context) => goodsRules(goods, context))]),
);
export type GoodsDraft = z.infer<typeof goodsDraft>;

/** The version the form began with: without it a save that came second would come second for ever. */
const carried = { version: z.number().int().optional() };

/** The same as a form checks it, with rules the API answers under codes of their own. */
const formWith = (rules: typeof formOnlyRules) =>
  z.preprocess(
    withSubmit,
    z.discriminatedUnion('submit', [
      written.extend(carried),
      submitted.extend(carried).superRefine((goods, context) => {
        goodsRules(goods, context);
        rules(goods, context);
      }),
    ]),
  );
export const goodsForm = formWith(formOnlyRules);
/** In a store that sets no commissions: one left from before would stop the form with an error at a field nobody sees. */
export const goodsFormWithoutCommission = formWith(combinationLimit);
