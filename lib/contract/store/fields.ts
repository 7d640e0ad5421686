import { z } from 'zod';
import { choices, lengthBetween, mobile, optionalPicture, pictureUrl, rule, text } from '../field/fields';
import { clearingHidden } from '../field/hidden';
import { isIdCardOrMasked } from '../field/id-card';
import { type BankAccount, bankAccount, type Qualification, qualification } from '../store-info';

/** The two subjects behind a store (shopping.md 1.2); a person has no licence. */
export const storeSubject = { person: 1, company: 2 } as const;

const clock = z
  .string()
  .refine((value) => value !== '', rule('required'))
  .refine((value) => value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(value), rule('pattern'));
const coordinate = (limit: number) =>
  z
    .number()
    .nullable()
    .refine((value) => value !== null && Math.abs(value) <= limit, rule('requiredChoice'));

/** What a store says about itself: one set of rules for its own form, the platform's form and the API (shopping.md 1.1). */
export const storeFields = {
  name: lengthBetween(2, 50),
  logo: pictureUrl,
  cover: optionalPicture,
  intro: lengthBetween(6, 200),
  contactName: lengthBetween(2, 20),
  contactMobile: mobile,
  region: z
    .array(z.string().trim().max(50))
    .max(3)
    .refine((parts) => parts.filter((part) => part !== '').length === 3, rule('requiredChoice')),
  address: text(1, 100),
  longitude: coordinate(180),
  latitude: coordinate(90),
  openTime: clock,
  closeTime: clock,
  openDays: choices(z.number().int().min(1).max(7), 7).min(1),
};

/** Nobody closes before opening. */
export const closesAfterOpening = [
  (draft: { openTime: string; closeTime: string }) => draft.openTime === '' || draft.closeTime === '' || draft.closeTime > draft.openTime,
  { ...rule('endAfterStart'), path: ['closeTime'] as PropertyKey[] },
] as const;

/** Whether any of its texts is filled in: both parts are given whole or not at all (shopping.md 1.2). */
export const isGiven = (part: Qualification | BankAccount | null | undefined): part is Qualification | BankAccount =>
  Object.values(part ?? {}).some((value) => typeof value === 'string' && value !== '');

type Rule = readonly [field: string, holds: boolean, name: string, params?: Record<string, number>];

const brokenRules = (rules: readonly Rule[], context: z.RefinementCtx): void => {
  for (const [field, holds, name, params] of rules) if (!holds) context.addIssue({ code: 'custom', path: [field], ...rule(name, params) });
};

const isPerson = ({ subjectType = storeSubject.person }: { readonly subjectType?: unknown }) => subjectType === storeSubject.person;
const NO_LICENCE = { companyName: '', licenseNo: '', licensePhoto: '' };

const checkedQualification = qualification.superRefine((given, context) => {
  if (!isGiven(given)) return;
  const { length } = given.legalName;
  brokenRules(
    [
      ['legalName', length >= 2, length === 0 ? 'required' : 'length', { min: 2, max: 20 }],
      ['legalIdCard', isIdCardOrMasked(given.legalIdCard), given.legalIdCard === '' ? 'required' : 'pattern'],
      ['idCardFront', given.idCardFront !== '', 'requiredMedia'],
      ['idCardBack', given.idCardBack !== '', 'requiredMedia'],
    ],
    context,
  );
  if (given.subjectType !== storeSubject.company) return;
  const { companyName, licenseNo, licensePhoto } = given;
  brokenRules(
    [
      ['companyName', companyName.length >= 2, companyName === '' ? 'required' : 'length', { min: 2, max: 100 }],
      ['licenseNo', licenseNo !== '', 'required'],
      ['licensePhoto', licensePhoto !== '', 'requiredMedia'],
    ],
    context,
  );
});

/** Who stands behind a store, with the rules of shopping.md 1.2; a company shows its licence as well. */
export const qualificationDraft = clearingHidden(isPerson, NO_LICENCE, checkedQualification);

/** Where the earnings of a store go; given whole or not at all. */
export const bankDraft = bankAccount.superRefine((given, context) => {
  if (!isGiven(given)) return;
  const { holder, account, bankName, branch } = given;
  const filled = Object.entries({ holder, account, bankName, branch }).map(([field, value]): Rule => [field, value !== '', 'required']);
  brokenRules(filled, context);
});
