import type { z } from 'zod';
import {
  type BankAccount,
  bankAccount,
  type Qualification,
  qualification,
  type StoreInfo,
  type StoreInfoDraft,
  storeInfoDraft,
} from '@/lib/contract/store-info';

/** The form holds both optional parts as objects; empty ones are not sent. */
export const storeForm = storeInfoDraft.safeExtend({ qualification, bank: bankAccount });
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

/** What is sent of a form. */
export function draftOf(form: StoreForm): StoreInfoDraft {
  return {
    ...form,
    region: form.region.filter((part) => part !== ''),
    qualification: said(form.qualification) ? form.qualification : undefined,
    bank: said(form.bank) ? form.bank : undefined,
  };
}

/** Whether any of its texts is filled in. */
const said = (part: Qualification | BankAccount): boolean => Object.values(part).some((value) => typeof value === 'string' && value !== '');
