import type { StoreDetail } from '@/lib/contract/store';
import type { BankAccount, Qualification } from '@/lib/contract/store-info';
import { ownerAdminOf } from '@/reference-api/commerce/store/owner-admin';
import { maskedAccount, maskedIdCard } from '@/reference-api/masked';
import type { Call } from '@/reference-api/serve';
import { type StoreRecord, storeRows } from './store-spec';

/** A store with all it says about itself, masked (00-conventions 1.6). */
export async function storeDetailOf(record: StoreRecord, call: Pick<Call, 'database' | 'now'>): Promise<StoreDetail> {
  const [row] = await storeRows([record], call);
  if (!row) throw new Error(`store ${record.id} has no row`);
  const { cover, intro, address, longitude, latitude, openTime, closeTime, openDays } = record;
  return {
    ...row,
    ...{ cover, intro, address, longitude, latitude, openTime, closeTime, openDays },
    qualification: maskedQualification(record.qualification),
    bank: maskedBank(record.bank),
    ownerUsername: (await ownerAdminOf(call.database, record.id))?.username ?? '',
  };
}

export const maskedQualification = (given: Qualification | null): Qualification | null =>
  given && { ...given, legalIdCard: given.legalIdCard === '' ? '' : maskedIdCard(given.legalIdCard) };

export const maskedBank = (given: BankAccount | null): BankAccount | null => given && { ...given, account: maskedAccount(given.account) };
