'use client';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import type { RemoteOption } from '@/components/controls/remote/remote-source';
import { GroupTitle } from '@/components/form/frames/form-layout';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { PercentInput } from '@/components/form/inputs/PercentInput';
import { RemoteSelectInput } from '@/components/form/inputs/RemoteSelectInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { useOfferedLevels } from '@/components/level/use-level-options';
import { memberSource } from '@/components/records/member-source';
import { BankFields, QualificationFields } from '@/components/store-info/QualificationFields';
import { BasicFields, HoursFields, PlaceFields } from '@/components/store-info/StoreFields';
import { withStoreFields } from '@/components/store-info/store-draft';
import { useStoreMeals } from '@/components/store-meal/use-store-meals';
import { storeLevel } from '@/lib/contract/store-level';
import { offered } from '@/lib/form/offered';
import { AuthsInput } from './AuthsInput';
import type { StoreValues } from './store-values';

interface Props {
  readonly form: ResourceForm<StoreValues>;
  readonly isNew: boolean;
  /** Who owned it when it was read; the form may hold another by now. */
  readonly owner: RemoteOption | null;
}

/** Everything the platform may say about a store (shopping.md 1.1, 1.2): the fields of the store's own form, and what the platform decides. */
export function StoreFormFields({ form, isNew, owner }: Props) {
  const own = useTranslations('storeInfo');
  const t = useTranslations('store');
  const fields = withStoreFields(form);
  return (
    <>
      <GroupTitle>{own('basic')}</GroupTitle>
      <BasicFields form={fields} />
      <GroupTitle>{t('groups.platform')}</GroupTitle>
      <PlatformFields form={form} isNew={isNew} owner={owner} />
      <GroupTitle>{own('place')}</GroupTitle>
      <PlaceFields form={fields} />
      <GroupTitle>{own('hours')}</GroupTitle>
      <HoursFields form={fields} />
      <GroupTitle>{own('qualificationTitle')}</GroupTitle>
      <QualificationFields form={fields} />
      <GroupTitle>{own('bankTitle')}</GroupTitle>
      <BankFields form={fields} />
      <TextInput form={form} name="remark" rows={2} maxLength={200} wide />
    </>
  );
}

/** Owner, level and plan, and what differs from the level. */
function PlatformFields({ form, isNew, owner }: Props) {
  const t = useTranslations('store');
  const levels = useOfferedLevels(storeLevel);
  const mealId = useWatch({ control: form.hook.control, name: 'mealId' });
  // A plan is opened with its own features and limit.
  const planBrings = isNew && mealId !== null;
  const meals = useStoreMeals();
  const plans = offered(meals).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <RemoteSelectInput form={form} name="ownerMemberId" source={memberSource} known={owner} />
      {isNew && <TextInput form={form} name="username" maxLength={30} hint={t('usernameHint')} />}
      {isNew && <SelectInput form={form} name="levelId" options={levels} required />}
      {isNew && <SelectInput form={form} name="mealId" options={plans} clearable required={false} />}
      {isNew && !planBrings && <AuthsInput form={form} name="auths" required={false} hint={t('authsHint')} wide />}
      <PercentInput form={form} name="platformRate" hint={t('rateHint')} />
      {!planBrings && <NumberInput form={form} name="goodsLimit" hint={t('limitHint')} />}
    </>
  );
}
