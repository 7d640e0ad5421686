import { z } from 'zod';
import { needs } from '../access';
import { endpoint } from '../call/endpoint';
import { version } from '../field/fields';
import { bankDraft, closesAfterOpening, qualificationDraft, storeFields } from '../store/fields';
import { storeInfo } from '../store-info';

/** What the own store may change of itself; anything else in the body is ignored. */
export const storeInfoDraft = z
  .object({
    ...storeFields,
    qualification: qualificationDraft.nullish(),
    bank: bankDraft.nullish(),
    status: z.union([z.literal(1), z.literal(2)]).optional(),
    version,
  })
  .refine(...closesAfterOpening);
export type StoreInfoDraft = z.infer<typeof storeInfoDraft>;

export const saveStoreInfo = endpoint({
  name: 'storeInfo.save',
  method: 'PUT',
  path: '/v1/admin/store/info',
  access: needs('admin_P6', 'admin_P6.edit'),
  body: storeInfoDraft,
  data: storeInfo,
  labels: 'storeInfo.fields',
});
