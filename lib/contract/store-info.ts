import { z } from 'zod';
import { signedIn } from './access';
import { endpoint } from './call/endpoint';
import { id, rule, version } from './field/fields';

/** Province, city, district; servers also write it as one text with slashes, commas or spaces between. */
export const region = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.split(/[\s/,，]+/).filter(Boolean) : (value ?? [])),
    z.array(z.string().trim().max(50)).max(3),
  )
  .default([]);

/** Days of the week, 1 = Monday; servers also write them comma-separated. */
const openDays = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : (value ?? [])),
    z.array(z.coerce.number().int().min(1).max(7)),
  )
  .default([]);

const optionalText = (max: number) => z.string().trim().max(max).default('');

/** Who stands behind a store (shopping.md 1.2). A masked number sent back unchanged means "unchanged". */
export const qualification = z.object({
  subjectType: z.union([z.literal(1), z.literal(2)]).default(1),
  companyName: optionalText(100),
  licenseNo: z
    .string()
    .trim()
    .refine((value) => value === '' || value.length === 18, rule('exactLength', { max: 18 }))
    .default(''),
  licensePhoto: optionalText(500),
  legalName: optionalText(20),
  legalIdCard: optionalText(18),
  idCardFront: optionalText(500),
  idCardBack: optionalText(500),
});
export type Qualification = z.infer<typeof qualification>;

/** Where the earnings of a store go (shopping.md 1.2); the account number is masked when read. */
export const bankAccount = z.object({
  holder: optionalText(200),
  account: optionalText(200),
  bankName: optionalText(200),
  branch: optionalText(200),
});
export type BankAccount = z.infer<typeof bankAccount>;

/** The present store (media.md 1). Servers may leave out anything but the id; `auths` gates the menu (specification 6). */
export const storeInfo = z.looseObject({
  storeId: id,
  name: z.string().nullish(),
  logo: z.string().nullish(),
  cover: z.string().nullish(),
  intro: z.string().nullish(),
  contactName: z.string().nullish(),
  contactMobile: z.string().nullish(),
  region,
  address: z.string().nullish(),
  longitude: z.number().nullish(),
  latitude: z.number().nullish(),
  openTime: z.string().nullish(),
  closeTime: z.string().nullish(),
  openDays,
  levelName: z.string().nullish(),
  mealName: z.string().nullish(),
  expireAt: z.string().nullish(),
  auths: z.string().nullish(),
  platformRate: z.number().nullish(),
  goodsLimit: z.number().nullish(),
  balance: z.number().nullish(),
  pendingSettle: z.number().nullish(),
  withdrawing: z.number().nullish(),
  withdrawn: z.number().nullish(),
  qualification: qualification.nullish(),
  bank: bankAccount.nullish(),
  status: z.number().nullish(),
  version: version.nullish(),
});
export type StoreInfo = z.infer<typeof storeInfo>;

export const readStoreInfo = endpoint({
  name: 'storeInfo.read',
  method: 'GET',
  path: '/v1/admin/store/info',
  access: { ...signedIn, withOneTimePassword: true },
  data: storeInfo,
});

/** The store's features as a list; the wire holds them comma-separated. */
export const authsOf = (store: Pick<StoreInfo, 'auths'>): string[] =>
  (store.auths ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);

/** How long a store may go on: what its open windows follow beside its features. */
export interface StorePlan {
  readonly status: number | null;
  /** Null = for ever. */
  readonly expireAt: string | null;
}
/** A plan as the server read it for a page, with its own time: before the browser's clock is asked, the page has no other. */
export interface PlanOfPage extends StorePlan {
  /** Milliseconds since 1970. */
  readonly readAt: number;
}
export const planOf = ({ status, expireAt }: Pick<StoreInfo, 'status' | 'expireAt'>): StorePlan => ({
  status: status ?? null,
  expireAt: expireAt ?? null,
});
