import { z } from 'zod';
import { choices, flag, id, mobile, rule, text, wholeBetween } from '../field/fields';
import { formField, MAX_FORM_FIELDS } from '../field/form-field';
import { ACCOUNT, FORM, type GoodsKind, HARDWARE, SOFTWARE } from './kind';

/** The separators a line of cards may use between its fields. */
export const SEPARATORS = ['----', '|', ',', '\t'] as const;
export const separator = z.enum(SEPARATORS);
export type Separator = z.infer<typeof separator>;

/** A field of a card; its key is made by the server and kept when sent back (clarifications 3). */
export const cardField = z.object({ key: z.string().max(40).default(''), label: text(1, 20), secret: flag.default(0) });

export const PLATFORMS = ['Windows', 'macOS', 'Android', 'iOS', 'Linux', 'Web'] as const;
const LARGEST_FREIGHT = 999_999;
const freight = wholeFen(LARGEST_FREIGHT);
const url = z
  .string()
  .trim()
  .max(500)
  .refine((value) => value === '' || /^https?:\/\/\S+$/.test(value), rule('url'))
  .default('');

export const returnAddress = z.object({
  name: z.string().trim().max(20).default(''),
  mobile: z.union([z.literal(''), mobile]).default(''),
  address: z.string().trim().max(100).default(''),
});

const zeroToTwo = z.union([z.literal(0), z.literal(1), z.literal(2)]);
const oneToThree = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** Account goods (goods.md 3.3). */
const account = {
  deliverMode: z.union([z.literal(1), z.literal(2)]).default(1),
  cardFields: z
    .array(cardField)
    .max(8)
    .default(() => [
      { key: '', label: '账号', secret: 0 as const },
      { key: '', label: '密码', secret: 1 as const },
    ]),
  separator: separator.default('----'),
  warrantyHours: wholeBetween(0, 8760).default(24),
  useGuide: z.string().trim().max(2000).default(''),
};

const hardware = {
  freightType: zeroToTwo.default(0),
  freight: freight.default(0),
  extraFreight: freight.default(0),
  /** Names of provinces, or of cities as `province/city`. */
  noDeliveryRegions: z.array(z.string().trim().max(50)).max(500).default([]),
  afterSaleDays: wholeBetween(0, 90).default(7),
  returnable: flag.default(1),
  returnAddress: returnAddress.default({ name: '', mobile: '', address: '' }),
  invoiceable: flag.default(1),
};

const form = {
  brandId: id.nullable().default(null),
  formFields: z.array(formField).max(MAX_FORM_FIELDS).default([]),
  needAudit: flag.default(1),
  promiseHours: wholeBetween(1, 720).default(24),
  refundableBeforeProcess: flag.default(1),
};

const software = {
  licenceMode: oneToThree.default(2),
  platforms: choices(z.enum(PLATFORMS), PLATFORMS.length).default([]),
  softVersion: z.string().trim().max(20).default(''),
  downloadUrl: url,
  docUrl: url,
  maxDevices: wholeBetween(1, 999).default(1),
  renewable: flag.default(1),
  trialDays: wholeBetween(0, 90).default(0),
  keyPrefix: z
    .string()
    .trim()
    .refine((value) => /^[A-Z0-9]{0,8}$/.test(value), rule('pattern'))
    .default(''),
};

/** What only one kind has; in bodies and answers it stands flat beside the name (clarifications 1). */
export const goodsBlock = { ...account, ...hardware, ...form, ...software };
const block = z.object(goodsBlock);
export type GoodsBlock = z.infer<typeof block>;
/** What a form of any kind starts with. */
export const blankBlock = (): GoodsBlock => block.parse({});

/** What was stored, read by today's rules; a part that no longer fits has its default. */
export function readBlock(stored: object): GoodsBlock {
  const parts = Object.entries(block.shape).map(([name, part]: [string, z.ZodType]) => {
    const read = part.safeParse(Reflect.get(stored, name));
    return [name, read.success ? read.data : part.parse(undefined)];
  });
  return block.parse(Object.fromEntries(parts));
}

/** The names of the fields that belong to a kind. */
export const blockFields: Readonly<Record<GoodsKind, readonly (keyof GoodsBlock)[]>> = {
  [ACCOUNT]: keysOf(account),
  [HARDWARE]: keysOf(hardware),
  [FORM]: keysOf(form),
  [SOFTWARE]: keysOf(software),
};

function keysOf(of: object): readonly (keyof GoodsBlock)[] {
  return Object.keys(of).filter((key): key is keyof GoodsBlock => key in goodsBlock);
}

function wholeFen(max: number) {
  return z
    .number()
    .int()
    .refine((value) => value >= 0 && value <= max, rule('range', { min: 0, max: max / 100 }));
}
