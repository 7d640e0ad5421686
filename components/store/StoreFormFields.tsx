'use client';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { CheckboxesInput } from '@/components/form/inputs/CheckboxesInput';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { PercentInput } from '@/components/form/inputs/PercentInput';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import { RegionInput } from '@/components/form/inputs/RegionInput';
import { RemoteSelectInput } from '@/components/form/inputs/RemoteSelectInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import type { ResourceForm } from '@/components/form/state/resource-form';
import type { ChosenPlace } from '@/components/map/MapDialog';
import { PlaceInput } from '@/components/map/PlaceInput';
import { PictureInput } from '@/components/media/PictureInput';
import { memberSource } from '@/components/records/member-source';
import { ClockInput } from '@/components/store-info/ClockInput';
import { useStoreLevelOptions } from '@/components/store-level/use-store-level-options';
import { useStoreMeals } from '@/components/store-meal/use-store-meals';
import { storeSubject } from '@/lib/contract/store-fields';
import type { StoreValues } from './store-values';

interface Props {
  readonly form: ResourceForm<StoreValues>;
  readonly isNew: boolean;
  readonly ownerName: string;
}

const DAYS = [1, 2, 3, 4, 5, 6, 7];
const WIDE = 16 / 9;

/** Everything the platform may say about a store (shopping.md 1.1, 1.2). */
export function StoreFormFields({ form, isNew, ownerName }: Props) {
  const t = useTranslations('store');
  const days = useTranslations('storeInfo.days');
  const levels = useStoreLevelOptions('enabled');
  const meals = useStoreMeals();
  const fill = ({ province, city, district, address }: ChosenPlace) => {
    const options = { shouldDirty: true, shouldValidate: true };
    if (province) form.hook.setValue('region', [province, city, district], options);
    if (address && form.hook.getValues('address') === '') form.hook.setValue('address', address.slice(0, 100), options);
  };
  const owner = form.hook.getValues('ownerMemberId');
  return (
    <>
      <TextInput form={form} name="name" maxLength={50} />
      <RemoteSelectInput
        form={form}
        name="ownerMemberId"
        source={memberSource}
        known={ownerName === '' ? null : { value: owner, label: ownerName }}
      />
      {isNew && <TextInput form={form} name="username" maxLength={30} hint={t('usernameHint')} />}
      {isNew && <SelectInput form={form} name="levelId" options={levels} required />}
      {isNew && (
        <SelectInput
          form={form}
          name="mealId"
          options={meals.map(({ id, name }) => ({ value: id, label: name }))}
          clearable
          required={false}
        />
      )}
      <TextInput form={form} name="contactName" maxLength={20} />
      <TextInput form={form} name="contactMobile" type="tel" maxLength={11} />
      <PercentInput form={form} name="platformRate" hint={t('rateHint')} />
      <NumberInput form={form} name="goodsLimit" hint={t('limitHint')} />
      <PictureInput form={form} name="logo" whole />
      <PictureInput form={form} name="cover" ratio={WIDE} />
      <TextInput form={form} name="intro" rows={3} maxLength={200} wide />
      <RegionInput form={form} name="region" wide />
      <TextInput form={form} name="address" maxLength={100} wide />
      <PlaceInput form={form} latitude="latitude" longitude="longitude" label={t('fields.longitude')} required wide onPlace={fill} />
      <ClockInput form={form} name="openTime" />
      <ClockInput form={form} name="closeTime" />
      <CheckboxesInput form={form} name="openDays" wide options={DAYS.map((value) => ({ value, label: days(String(value)) }))} />
      <QualificationPart form={form} />
      <TextInput form={form} name="bank.holder" maxLength={200} />
      <TextInput form={form} name="bank.account" maxLength={200} />
      <TextInput form={form} name="bank.bankName" maxLength={200} />
      <TextInput form={form} name="bank.branch" maxLength={200} />
      <TextInput form={form} name="remark" rows={2} maxLength={200} wide />
    </>
  );
}

/** A person has no licence. */
function QualificationPart({ form }: Pick<Props, 'form'>) {
  const subjects = useTranslations('enums.storeSubject');
  const subject = useWatch({ control: form.hook.control, name: 'qualification.subjectType' });
  const company = subject === storeSubject.company;
  const options = Object.values(storeSubject).map((value) => ({ value, label: subjects(String(value)) }));
  return (
    <>
      <RadioInput form={form} name="qualification.subjectType" wide options={options} />
      {company && <TextInput form={form} name="qualification.companyName" maxLength={100} />}
      {company && <TextInput form={form} name="qualification.licenseNo" maxLength={18} />}
      <TextInput form={form} name="qualification.legalName" maxLength={20} />
      <TextInput form={form} name="qualification.legalIdCard" maxLength={18} />
      {company && <PictureInput form={form} name="qualification.licensePhoto" />}
      <PictureInput form={form} name="qualification.idCardFront" />
      <PictureInput form={form} name="qualification.idCardBack" />
    </>
  );
}
