'use client';
import { useTranslations } from 'next-intl';
import { RichTextInput } from '@/components/editor/RichTextInput';
import { MoneyInput } from '@/components/form/inputs/MoneyInput';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { PercentInput } from '@/components/form/inputs/PercentInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { useOfferedLevels } from '@/components/level/use-level-options';
import { AuthsInput } from '@/components/store/AuthsInput';
import type { OtherStoreConfig } from '@/lib/contract/other-store-config';
import { storeLevel } from '@/lib/contract/store-level';

interface Fields {
  readonly form: ResourceForm<OtherStoreConfig>;
}

export function ApplyFields({ form }: Fields) {
  const levels = useOfferedLevels(storeLevel, form.hook.formState.defaultValues?.defaultLevelId);
  return (
    <>
      <SwitchInput form={form} name="applyEnabled" />
      <SwitchInput form={form} name="applyNeedMeal" />
      <SwitchInput form={form} name="needLicense" />
      <SelectInput form={form} name="defaultLevelId" required options={levels} />
      <AuthsInput form={form} name="defaultAuths" wide />
    </>
  );
}

export const AgreementField = ({ form }: Fields) => <RichTextInput form={form} name="applyAgreement" />;

export const GoodsFields = ({ form }: Fields) => (
  <>
    <SwitchInput form={form} name="goodsAudit" />
    <SwitchInput form={form} name="keyFieldReaudit" />
    <NumberInput form={form} name="maxUploadMb" required />
  </>
);

export function MoneyFields({ form }: Fields) {
  const t = useTranslations('otherStoreConfig');
  const mayRefund = form.hook.watch('allowSelfRefund') === 1;
  return (
    <>
      <SwitchInput form={form} name="allowSelfRefund" />
      <MoneyInput form={form} name="refundLimit" required disabled={!mayRefund} hint={t('noLimitHint')} />
      <SwitchInput form={form} name="allowOwnCoupon" />
      <SwitchInput form={form} name="allowDistribution" />
      <PercentInput form={form} name="platformRateDefault" required hint={t('newLevelsHint')} />
      <NumberInput form={form} name="settleDaysDefault" required hint={t('newLevelsHint')} />
    </>
  );
}

export const TermFields = ({ form }: Fields) => (
  <>
    <NumberInput form={form} name="expireRemindDays" required />
    <NumberInput form={form} name="expireGraceDays" required />
    <SwitchInput form={form} name="showDistance" />
  </>
);
