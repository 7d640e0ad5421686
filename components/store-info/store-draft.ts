import type { z } from 'zod';
import { bankDraft, qualificationDraft } from '@/lib/contract/store-fields';
import { bankAccount, qualification, type StoreInfo } from '@/lib/contract/store-info';
import { storeInfoDraft } from '@/lib/contract/store-info-draft';

/** The form holds both optional parts as objects; one with nothing in it is none. */
export const storeForm = storeInfoDraft.safeExtend({ qualification: qualificationDraft, bank: bankDraft });
export type StoreForm = z.infer<typeof storeForm>;

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
    status: status === 1 || status === 2 ? status : undefined,
    version: version ?? 0,
  };
}
