import { z } from 'zod';
import { flag, id, levelChoices, rule, time } from '../field/fields';
import { goodsKinds } from '../goods/kind';
import {
  couponKind,
  couponKindField,
  couponScope,
  couponScopeField,
  couponTake,
  couponTakeField,
  couponValidity,
  couponValidityField,
} from './codes';

const whole = (unset = 0) => z.number().int().default(unset);
const within = (value: number, min: number, max: number) => value >= min && value <= max;

const fields = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .refine((value) => within(value.length, 2, 30), rule('length', { min: 2, max: 30 })),
  kind: couponKindField.default(couponKind.amountOff),
  discountPrice: whole(),
  discountPercent: whole(),
  discountLimit: whole(),
  threshold: whole(),
  /** -1 is without end. */
  totalCount: whole(-1),
  perLimit: whole(1),
  takeType: couponTakeField.default(couponTake.byMember),
  takeStart: time.nullable().default(null),
  takeEnd: time.nullable().default(null),
  validityType: couponValidityField.default(couponValidity.fixedDates),
  validStart: time.nullable().default(null),
  validEnd: time.nullable().default(null),
  afterDays: whole(),
  validDays: whole(),
  scope: couponScopeField.default(couponScope.all),
  scopeIds: z.array(id).max(200).default([]),
  stackable: flag.default(1),
  memberLevelIds: levelChoices,
  description: z.string().trim().max(500).default(''),
  sort: whole(),
  /** 0 keeps a draft, 1 publishes: only then must everything be right. */
  publish: flag.default(0),
});
type Fields = z.infer<typeof fields>;

interface CouponRule {
  readonly at: keyof Fields;
  readonly rule: ReturnType<typeof rule>;
  readonly holds: (draft: Fields) => boolean;
}

const amountOff = ({ kind }: Fields) => kind === couponKind.amountOff;
const fixedDates = ({ validityType }: Fields) => validityType === couponValidity.fixedDates;
const limited = (count: number) => count !== -1;
/** A draft may leave a number at 0. */
const filledWithin = ({ publish }: Fields, value: number, min: number, max: number) => within(value, publish === 0 ? 0 : min, max);

/** What numbers are never beyond, in a draft either; fields of the other kind and the other validity are passed over (clarifications 15). */
const ranges: readonly CouponRule[] = [
  {
    at: 'discountPrice',
    rule: rule('range', { min: 0.01, max: 99_999.99 }),
    holds: (draft) => !amountOff(draft) || filledWithin(draft, draft.discountPrice, 1, 9_999_999),
  },
  {
    at: 'discountPercent',
    rule: rule('range', { min: 1, max: 99 }),
    holds: (draft) => amountOff(draft) || filledWithin(draft, draft.discountPercent, 1, 99),
  },
  {
    at: 'discountLimit',
    rule: rule('range', { min: 0, max: 99_999.99 }),
    holds: (draft) => amountOff(draft) || within(draft.discountLimit, 0, 9_999_999),
  },
  {
    at: 'threshold',
    rule: rule('range', { min: 0, max: 999_999.99 }),
    holds: ({ threshold }) => within(threshold, 0, 99_999_999),
  },
  {
    at: 'totalCount',
    rule: rule('range', { min: 1, max: 1_000_000 }),
    holds: (draft) => !limited(draft.totalCount) || filledWithin(draft, draft.totalCount, 1, 1_000_000),
  },
  {
    at: 'perLimit',
    rule: rule('range', { min: 1, max: 99 }),
    holds: (draft) => !limited(draft.perLimit) || filledWithin(draft, draft.perLimit, 1, 99),
  },
  {
    at: 'afterDays',
    rule: rule('range', { min: 0, max: 365 }),
    holds: (draft) => fixedDates(draft) || within(draft.afterDays, 0, 365),
  },
  {
    at: 'validDays',
    rule: rule('range', { min: 1, max: 365 }),
    holds: (draft) => fixedDates(draft) || filledWithin(draft, draft.validDays, 1, 365),
  },
  { at: 'sort', rule: rule('range', { min: 0, max: 9999 }), holds: ({ sort }) => within(sort, 0, 9999) },
];

/** What a coupon must be besides before it is given out. */
const publishing: readonly CouponRule[] = [
  {
    at: 'discountPrice',
    rule: rule('discountBelowThreshold'),
    holds: (draft) => !amountOff(draft) || draft.threshold === 0 || draft.discountPrice < draft.threshold,
  },
  {
    at: 'perLimit',
    rule: rule('perLimitAboveTotal'),
    holds: ({ perLimit, totalCount }) => !limited(perLimit) || !limited(totalCount) || perLimit <= totalCount,
  },
  {
    at: 'takeEnd',
    rule: rule('endAfterStart'),
    holds: ({ takeStart, takeEnd }) => !takeStart || !takeEnd || takeEnd > takeStart,
  },
  {
    at: 'validStart',
    rule: rule('requiredChoice'),
    holds: (draft) => !fixedDates(draft) || draft.validStart !== null,
  },
  {
    at: 'validEnd',
    rule: rule('requiredChoice'),
    holds: (draft) => !fixedDates(draft) || draft.validEnd !== null,
  },
  {
    at: 'validEnd',
    rule: rule('endAfterStart'),
    holds: (draft) => !fixedDates(draft) || !draft.validStart || !draft.validEnd || draft.validEnd > draft.validStart,
  },
  { at: 'scopeIds', rule: rule('scopeMissing'), holds: ({ scope, scopeIds }) => scope === couponScope.all || scopeIds.length > 0 },
  {
    at: 'scopeIds',
    rule: rule('requiredChoice'),
    holds: ({ scope, scopeIds }) => scope !== couponScope.kinds || scopeIds.every((kind) => goodsKinds.some((each) => each === kind)),
  },
];

const readable = (value: unknown) => fields.safeParse(value).success;

const whenPublished = ({ holds, ...named }: CouponRule): CouponRule => ({
  ...named,
  holds: (draft) => draft.publish === 0 || holds(draft),
});

/** A coupon as it is saved. */
export const couponDraft = [...ranges, ...publishing.map(whenPublished)].reduce<z.ZodType<Fields>>(
  (schema, { at, rule: named, holds }) => schema.refine(holds, { ...named, path: [at], when: ({ value }) => readable(value) }),
  fields,
);
export type CouponDraft = Fields;

/** The same for the form, which also says at once what the API refuses with a code of its own (60710). */
export const couponForm = couponDraft.refine(
  (draft) => draft.publish === 0 || !fixedDates(draft) || !draft.validEnd || !draft.takeEnd || draft.validEnd >= draft.takeEnd,
  { ...rule('endsBeforeTaking'), path: ['validEnd'], when: ({ value }) => readable(value) },
);
