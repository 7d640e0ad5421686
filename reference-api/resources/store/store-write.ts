import { isDeepStrictEqual } from 'node:util';
import { MAIN_STORE } from '@/lib/contract/access';
import type { StoreDraft, StorePatch } from '@/lib/contract/store/draft';
import { isGiven } from '@/lib/contract/store/fields';
import type { BankAccount, Qualification } from '@/lib/contract/store-info';
import type { StoreInfoDraft } from '@/lib/contract/store-info/draft';
import { noteChange } from '@/reference-api/crud/note-reveal';
import { maskedAccount, maskedIdCard, maskedMobile, unmasked } from '@/reference-api/masked';
import { refuseField } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';
import { readSettings } from '@/reference-api/settings/read-settings';
import type { StoreRecord } from './store-spec';

type Given =
  | Pick<StoreInfoDraft, 'contactMobile' | 'qualification' | 'bank'>
  | Pick<StoreDraft | StorePatch, 'contactMobile' | 'qualification' | 'bank'>;
type Present = Pick<StoreRecord, 'contactMobile' | 'qualification' | 'bank'>;
const NOTHING: Present = { contactMobile: '', qualification: null, bank: null };

/**
 * The guarded parts of a store's form as they are to be stored: masked numbers that came back stay as they were, a part with
 * nothing in it is none, and a part left out of the body is unchanged.
 */
export function guardedParts({ contactMobile, qualification, bank }: Given, label: Call['label'], present: Present = NOTHING) {
  const wrong = (field: string) => refuseField(field, 'pattern', { label: label(field) });
  return {
    contactMobile: unmasked(contactMobile, present.contactMobile, maskedMobile, 'contactMobile'),
    ...(qualification === undefined
      ? {}
      : { qualification: isGiven(qualification) ? keptIdCard(qualification as Qualification, present.qualification, wrong) : null }),
    ...(bank === undefined ? {} : { bank: isGiven(bank) ? keptAccount(bank as BankAccount, present.bank, wrong) : null }),
  };
}

type Wrong = (field: string) => Error;

const keptIdCard = (given: Qualification, present: Qualification | null, wrong: Wrong): Qualification => ({
  ...given,
  legalIdCard: unmasked(given.legalIdCard, present?.legalIdCard ?? '', maskedIdCard, 'qualification.legalIdCard', wrong),
});

const keptAccount = (given: BankAccount, present: BankAccount | null, wrong: Wrong): BankAccount => ({
  ...given,
  account: unmasked(given.account, present?.account ?? '', maskedAccount, 'bank.account', wrong),
});

/** Where the platform asks for it, no other store goes without a qualification (osSetting needLicense). */
export async function requireQualification(
  stored: Qualification | null,
  storeId: number,
  call: Pick<Call, 'database' | 'label'>,
): Promise<void> {
  if (storeId === MAIN_STORE || stored !== null) return;
  const { os } = await readSettings(call.database, ['os']);
  if (os.needLicense === 1) throw refuseField('qualification.legalName', 'required', { label: call.label('legalName') });
}

/** Who turned a settlement account, where a store's earnings go, to another one stays written down; the one left as it was is not. */
export async function noteBank(
  storeId: number,
  before: BankAccount | null,
  after: BankAccount | null | undefined,
  call: Call,
): Promise<void> {
  if (after === undefined || isDeepStrictEqual(before, after)) return;
  await noteChange('storeBank', storeId, before === null ? 'create' : after === null ? 'remove' : 'update', call);
}
