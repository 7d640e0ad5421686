import { z } from 'zod';
import type { StoreDetail } from '@/lib/contract/store';
import { type StoreDraft, type StorePatch, storeDraft, storePatch } from '@/lib/contract/store/draft';
import { bankDraft, qualificationDraft } from '@/lib/contract/store/fields';
import { bankAccount, qualification } from '@/lib/contract/store-info';
import type { Blank } from '@/lib/form/blank';

const parts = {
  qualification: qualificationDraft,
  bank: bankDraft,
  levelId: z.number(),
  mealId: z.number().nullable(),
  version: z.number(),
  /** 0 of a new one. */
  id: z.number(),
};

/** Both forms hold the two optional parts as objects; one with nothing in it is none. */
export const newStoreForm = storeDraft.safeExtend(parts);
export const storeEditForm = storePatch.safeExtend({ ...parts, username: z.string(), auths: z.string() });
export type StoreValues = z.infer<typeof newStoreForm>;

/** What a new store takes of the form; without features of its own it gets those every other store begins with. */
export function draftOf({ version: _none, id: _new, auths, ...values }: StoreValues): StoreDraft {
  return { ...values, auths: auths || undefined };
}

/** What a change takes of the form: level, plan, features and owner's login have actions of their own. */
export function patchOf(values: StoreValues): Omit<StorePatch, 'version' | 'id'> {
  const { username: _login, levelId: _level, mealId: _plan, auths: _features, version: _read, id: _id, ...patch } = values;
  return patch;
}

/** What an application does not say; it stands in the form as a suggestion. */
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

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
  openDays: row && row.openDays.length > 0 ? row.openDays : EVERY_DAY,
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
  id: row?.id ?? 0,
});
