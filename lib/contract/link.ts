import { z } from 'zod';
import { askingRule, rule } from './field/fields';

/** Kinds of places a picture may lead to (marketing.md 3). */
export const linkTypes = {
  none: 0,
  goods: 1,
  category: 2,
  goodsOfKind: 3,
  coupon: 4,
  store: 5,
  page: 6,
  address: 7,
  miniProgram: 8,
  service: 9,
} as const;
export type LinkType = (typeof linkTypes)[keyof typeof linkTypes];
export const linkType = z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);

/** Pages of the shop that can be chosen by name, in their order. */
export const shopPages = [
  '/',
  '/category',
  '/cart',
  '/me',
  '/orders',
  '/coupons',
  '/stores',
  '/distributor/apply',
  '/store/apply',
  '/points',
  '/balance',
] as const;

export const miniProgram = z.object({ appId: z.string().trim().max(50), path: z.string().trim().max(500).default('') });
export type MiniProgram = z.infer<typeof miniProgram>;

/** Text for every type but mini programs: an id, a page or an address. Numbers some servers write are read as text. */
export const linkValue = z.union([miniProgram, z.coerce.string().trim().max(1_000)]);
export type LinkValue = z.infer<typeof linkValue>;

/** Where a picture leads. */
export interface Link {
  linkType: LinkType;
  linkValue: LinkValue;
}
export const link = { linkType: linkType.default(0), linkValue: linkValue.default('') };
/** What a row says of its link: the name of the target, and whether the target still is what it was. */
export const linkFacts = { linkName: z.string().default(''), linkValid: z.literal([0, 1]).default(1) };

const isId = (value: LinkValue) => typeof value === 'string' && /^\d{1,9}$/.test(value);
const isText = (value: LinkValue, form: RegExp) => typeof value === 'string' && form.test(value);
const isProgram = (value: LinkValue): value is MiniProgram => typeof value === 'object';

interface LinkRule {
  readonly rule: string;
  readonly holds: (value: LinkValue) => boolean;
  /** It says itself what has to be chosen. */
  readonly asks?: true;
  /** The part of the value to mark. */
  readonly at?: string;
}

/** What the value of each type must be, and the sentence otherwise. */
const rules: Readonly<Record<LinkType, readonly LinkRule[]>> = {
  0: [],
  1: [{ rule: 'linkGoods', holds: isId, asks: true }],
  2: [{ rule: 'linkCategory', holds: isId, asks: true }],
  3: [{ rule: 'linkKind', holds: (value) => isText(value, /^[1-4]$/), asks: true }],
  4: [{ rule: 'linkCoupon', holds: isId, asks: true }],
  5: [{ rule: 'linkStore', holds: isId, asks: true }],
  6: [{ rule: 'linkPage', holds: (value) => isText(value, /^\/[\w\-/?=&]*$/) }],
  7: [{ rule: 'linkAddress', holds: (value) => isText(value, /^https:\/\/[^\s]+$/i) }],
  8: [
    { rule: 'linkAppId', holds: (value) => isProgram(value) && /^wx[0-9a-f]{16}$/.test(value.appId), at: 'appId' },
    { rule: 'linkPath', holds: (value) => !isProgram(value) || value.path.length <= 200, at: 'path' },
  ],
  9: [{ rule: 'linkService', holds: (value) => value === '' || isId(value) }],
};

const looksLikeLink = (value: unknown): value is Link => z.object({ linkType, linkValue }).safeParse(value).success;

/** Adds the rules of the link to a draft; they speak also while other fields are still wrong. */
export function withLink<Draft extends Link>(draft: z.ZodType<Draft>): z.ZodType<Draft> {
  const all = Object.entries(rules).flatMap(([type, each]) => each.map((one) => ({ type: Number(type), ...one })));
  return all.reduce<z.ZodType<Draft>>(
    (schema, { type, rule: name, holds, asks, at }) =>
      schema.refine((value) => value.linkType !== type || holds(value.linkValue), {
        ...(asks ? askingRule(name) : rule(name)),
        path: at ? ['linkValue', at] : ['linkValue'],
        when: ({ value }) => looksLikeLink(value),
      }),
    draft,
  );
}
