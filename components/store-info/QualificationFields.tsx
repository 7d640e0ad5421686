'use client';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import { storeSubject } from '@/lib/contract/store/fields';
import type { StoreFieldValues } from './store-draft';

type Fields = { readonly form: ResourceForm<StoreFieldValues> };

/** Who stands behind the store; a person has no licence (shopping.md 1.2). */
export function QualificationFields({ form }: Fields) {
  const enums = useTranslations('enums');
  const subject = useWatch({ control: form.hook.control, name: 'qualification.subjectType' });
  const company = subject === storeSubject.company;
  return (
    <>
      <RadioInput
        form={form}
        name="qualification.subjectType"
        wide
        options={Object.values(storeSubject).map((value) => ({ value, label: enums(`storeSubject.${value}`) }))}
      />
      {company && (
        <>
          <TextInput form={form} name="qualification.companyName" maxLength={100} />
          <TextInput form={form} name="qualification.licenseNo" maxLength={18} />
        </>
      )}
      <TextInput form={form} name="qualification.legalName" maxLength={20} />
      <TextInput form={form} name="qualification.legalIdCard" maxLength={18} />
      {company && <PictureInput form={form} name="qualification.licensePhoto" />}
      <PictureInput form={form} name="qualification.idCardFront" />
      <PictureInput form={form} name="qualification.idCardBack" />
    </>
  );
}

/** Where the store's earnings go. */
export function BankFields({ form }: Fields) {
  return (
    <>
      <TextInput form={form} name="bank.holder" maxLength={200} />
      <TextInput form={form} name="bank.account" maxLength={200} />
      <TextInput form={form} name="bank.bankName" maxLength={200} />
      <TextInput form={form} name="bank.branch" maxLength={200} />
    </>
  );
}
