import { z } from 'zod';
import type { StoreDetail } from '@/lib/contract/store';
import { storeDraft, storePatch } from '@/lib/contract/store/draft';
import { bankDraft, qualificationDraft } from '@/lib/contract/store/fields';
import { bankAccount, qualification } from '@/lib/contract/store-info';
import type { Blank } from '@/lib/form/blank';

const parts = {
  qualification: qualificationDraft,
  bank: bankDraft,
  levelId: z.number(),
  mealId: z.number().nullable(),
  version: z.number(),
};

/** Both forms hold the two optional parts as objects; one with nothing in it is none. */
export const newStoreForm = storeDraft.safeExtend(parts);
export const storeEditForm = storePatch.safeExtend({ ...parts, username: z.string(), auths: z.string(), id: z.number() });
export type StoreValues = z.infer<typeof newStoreForm>;

/** A store as its form begins; owner and level of a new one must be chosen. */
export const valuesOf = (row: StoreDetail | undefined): Blank<StoreValues> => ({
  name: row?.name ?? '',
  logo: row?.logo ?? '',
  cover: row?.cover ?? '',
  intro: row?.intro ?? '',
  contactName: row?.contactName ?? '',
  contactMobile: row?.contactMobile ?? '',
  region: row?.region ?? [],
  address: row?.address ?? '',
  longitude: row?.longitude ?? null,
  latitude: row?.latitude ?? null,
  openTime: row?.openTime || '09:00',
  closeTime: row?.closeTime || '21:00',
  openDays: row?.openDays ?? [1, 2, 3, 4, 5, 6, 7],
  ownerMemberId: row?.ownerMemberId ?? null,
  platformRate: row?.platformRate ?? null,
  goodsLimit: row?.goodsLimit ?? null,
  qualification: qualification.parse(row?.qualification ?? {}),
  bank: bankAccount.parse(row?.bank ?? {}),
  remark: row?.remark ?? '',
  levelId: row?.levelId ?? null,
  mealId: row?.mealId ?? null,
  auths: row?.auths ?? '',
  username: row?.ownerUsername ?? '',
  version: row?.version ?? 0,
});
