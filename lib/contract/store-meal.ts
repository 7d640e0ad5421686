import { z } from 'zod';
import { mainStoreOnly, needs } from './access';
import { bulkAnswer } from './call/bulk';
import { endpoint } from './call/endpoint';
import { resource } from './call/resource';
import { stateAnswer } from './call/state-answer';
import { fen, flag, id, idList, optionalPicture, rule, text, version, wholeBetween } from './field/fields';
import { clearingHidden } from './field/hidden';
import { authsText } from './store';

/** 天, 月, 年 and 永久 (00-conventions 8). */
export const durationUnits = [1, 2, 3, 9] as const;
export const PERMANENT = 9;
const durationUnit = z.union(durationUnits.map((unit) => z.literal(unit)) as [z.ZodLiteral<1>, ...z.ZodLiteral<2 | 3 | 9>[]]);

/** A plan a store may buy (shopping.md 4); editing it never changes stores that have it. */
export const storeMealRow = z.object({
  id,
  name: z.string(),
  levelId: id,
  levelName: z.string(),
  price: fen,
  marketPrice: fen,
  durationUnit: z.number().int(),
  durationNum: z.number().int(),
  auths: z.string(),
  goodsLimit: z.number().int().nullable(),
  cover: z.string(),
  intro: z.string(),
  sort: z.number().int(),
  status: flag,
  soldCount: z.number().int(),
  storeCount: z.number().int(),
  version,
});
export type StoreMeal = z.infer<typeof storeMealRow>;

const MAX_PRICE = 999_999_999;
/** What a plan holds, before fields are compared with each other. */
export const storeMealFields = z.object({
  name: text(1, 30),
  levelId: id,
  price: wholeBetween(0, MAX_PRICE),
  marketPrice: wholeBetween(0, MAX_PRICE),
  durationUnit: durationUnit.default(1),
  durationNum: wholeBetween(1, 999).default(1),
  auths: authsText.default(''),
  goodsLimit: wholeBetween(0, 100_000).nullable().default(null),
  cover: optionalPicture,
  intro: z.string().trim().max(500).default(''),
  sort: wholeBetween(0, 9999).default(0),
  status: flag.default(1),
});
export const listPriceNotBelow = [
  ({ price, marketPrice }: { price: number; marketPrice: number }) => marketPrice >= price,
  { ...rule('listPriceTooLow'), path: ['marketPrice'] as PropertyKey[] },
] as const;
/** With 永久 the number is neither shown nor used. */
export const withoutTermForEver = <Schema extends z.ZodType>(plan: Schema) =>
  clearingHidden(({ durationUnit }) => durationUnit === PERMANENT, { durationNum: 1 }, plan);
export const storeMealDraft = withoutTermForEver(storeMealFields.refine(...listPriceNotBelow));
export type StoreMealDraft = z.infer<typeof storeMealDraft>;

const access = mainStoreOnly(needs('admin_P3', 'platform'));
const labels = 'storeMeal.fields';

export const storeMeal = resource({
  name: 'storeMeal',
  path: '/v1/admin/store/meal',
  row: storeMealRow,
  draft: storeMealDraft,
  patch: withoutTermForEver(storeMealFields.extend({ version }).refine(...listPriceNotBelow)),
  filter: z.object({
    name: z.string().trim().max(30).optional(),
    levelId: z.coerce.number().int().optional(),
    status: z.coerce.number().pipe(flag).optional(),
  }),
  sortable: ['sort'],
  labels,
  read: access,
  write: access,
});

export const storeMealStatus = endpoint({
  name: 'storeMeal.status',
  method: 'PUT',
  path: '/v1/admin/store/meal/status',
  access,
  idempotent: true,
  body: z.object({ ids: idList, status: flag }),
  data: bulkAnswer,
});

export const storeMealSort = endpoint({
  name: 'storeMeal.sort',
  method: 'PUT',
  path: '/v1/admin/store/meal/sort',
  access,
  body: z.object({ id, sort: wholeBetween(0, 9999) }),
  data: stateAnswer,
  labels,
});
