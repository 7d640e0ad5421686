import { expect, test } from 'vitest';
import { qualificationDraft, storeSubject } from './fields';

const person = {
  ...{
    subjectType: storeSubject.person,
    legalName: '王敏',
    legalIdCard: '33010819850315241X',
    idCardFront: '/a.png',
    idCardBack: '/b.png',
  },
};
const licence = { companyName: '王', licenseNo: '91330', licensePhoto: '/c.png' };
const none = { companyName: '', licenseNo: '', licensePhoto: '' };

test('a person has no licence: what was typed for a company before is neither checked nor kept', () => {
  expect(qualificationDraft.parse({ ...person, ...licence })).toEqual({ ...person, ...none });
  expect(qualificationDraft.parse({ subjectType: storeSubject.person, ...licence })).toMatchObject({ legalName: '', ...none });
});

test('the licence of a company is checked', () => {
  const { error } = qualificationDraft.safeParse({ ...person, subjectType: storeSubject.company, ...licence, licensePhoto: '' });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['licenseNo', 'companyName', 'licensePhoto']);
});
