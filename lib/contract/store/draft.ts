import { z } from 'zod';
import { mainStoreOnly, needs } from '../access';
import { endpoint } from '../call/endpoint';
import { id, pattern, percent, version, wholeBetween } from '../field/fields';
import { authsText, storeDetailRow } from '../store';
import { bankDraft, closesAfterOpening, qualificationDraft, storeFields } from './fields';

const platformFields = {
  ...storeFields,
  ownerMemberId: id,
  /** null = that of the level. */
  platformRate: percent.nullable().default(null),
  /** null = that of the level; 0 = no limit. */
  goodsLimit: wholeBetween(0, 100_000).nullable().default(null),
  qualification: qualificationDraft.nullish(),
  bank: bankDraft.nullish(),
  remark: z.string().trim().max(200).default(''),
};

/** The login name of an administrator (system.md 3). */
export const username = pattern(/^[a-zA-Z]\w{3,29}$/, 'username');

/** A new store with everything an approval would give it (shopping.md 1.4). */
export const storeDraft = z
  .object({
    ...platformFields,
    levelId: id,
    mealId: id.nullable().default(null),
    /** Left out, a store without a plan gets what other stores begin with (parameter.md 6). */
    auths: authsText.optional(),
    username,
  })
  .refine(...closesAfterOpening);
export type StoreDraft = z.infer<typeof storeDraft>;

/** What the platform may change of a store by hand; level, plan, features and status have actions of their own. */
export const storePatch = z.object({ ...platformFields, id, version }).refine(...closesAfterOpening);
export type StorePatch = z.infer<typeof storePatch>;

/** The owner's administrator with its one-time password, shown once. */
export const ownerLogin = z.object({ username: z.string(), tempPassword: z.string() });

const base = '/v1/admin/store';
const platform = mainStoreOnly(needs('admin_P3', 'platform'));
const labels = 'store.fields';

export const storeCreate = endpoint({
  name: 'store.create',
  method: 'POST',
  path: base,
  access: platform,
  idempotent: true,
  body: storeDraft,
  data: ownerLogin.extend({ id }),
  labels,
  changes: ['goods', 'storeApply', 'storeLevel', 'storeMeal'],
});

export const storeUpdate = endpoint({
  name: 'store.update',
  method: 'PUT',
  path: base,
  access: platform,
  body: storePatch,
  data: storeDetailRow,
  labels,
  changes: ['goods', 'storeApply', 'storeLevel', 'storeMeal'],
});
