import type { z } from 'zod';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { storeState } from '@/lib/contract/states/store';
import { bankDraft, qualificationDraft } from '@/lib/contract/store/fields';
import { bankAccount, qualification, type StoreInfo } from '@/lib/contract/store-info';
import { storeInfoDraft } from '@/lib/contract/store-info/draft';

/** The form holds both optional parts as objects; one with nothing in it is none. */
export const storeForm = storeInfoDraft.safeExtend({ qualification: qualificationDraft, bank: bankDraft });
export type StoreForm = z.infer<typeof storeForm>;
/** What a store says about itself, in its own form and in the platform's. */
export type StoreFieldValues = Omit<StoreForm, 'status' | 'version'>;

/** A form that holds more besides, as the fields of a store see it: what paths it has does not follow from its type by itself. */
export const withStoreFields = <Values extends StoreFieldValues>(form: ResourceForm<Values>) =>
  form as unknown as ResourceForm<StoreFieldValues>;

/** The own store as its form begins. */
export function formOf(info: StoreInfo): StoreForm {
  const { status, version } = info;
  return {
    name: info.name ?? '',
    logo: info.logo ?? '',
    cover: info.cover ?? '',
    intro: info.intro ?? '',
    contactName: info.contactName ?? '',
    contactMobile: info.contactMobile ?? '',
    region: [0, 1, 2].map((index) => info.region[index] ?? ''),
    address: info.address ?? '',
    longitude: info.longitude ?? null,
    latitude: info.latitude ?? null,
    openTime: info.openTime ?? '',
    closeTime: info.closeTime ?? '',
    openDays: info.openDays,
    qualification: qualification.parse(info.qualification ?? {}),
    bank: bankAccount.parse(info.bank ?? {}),
    status: status === storeState.open || status === storeState.resting ? status : undefined,
    version: version ?? 0,
  };
}
