'use client';
import { useTranslations } from 'next-intl';
import { FieldPair } from '@/components/form/frames/form-layout';
import { CheckboxesInput } from '@/components/form/inputs/CheckboxesInput';
import { DateTimeInput } from '@/components/form/inputs/DateTimeInput';
import { MoneyInput } from '@/components/form/inputs/MoneyInput';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { useOfferedLevels } from '@/components/level/use-level-options';
import { couponKind, couponTake, couponValidity } from '@/lib/contract/coupon/codes';
import { memberLevel } from '@/lib/contract/member-level';
import type { CouponValues } from './coupon-values';
import { LimitInput } from './LimitInput';
import type { Pick } from './picks';
import { ScopeInput } from './ScopeInput';

interface Props {
  readonly form: ResourceForm<CouponValues>;
  /** Published: what was promised to those who took it cannot be changed. */
  readonly locked: boolean;
  readonly known: readonly Pick[];
  onChoose(pick: Pick): void;
}

export function CouponFields({ form, locked, known, onChoose }: Props) {
  const t = useTranslations('coupon');
  const enums = useTranslations('enums');
  const levels = useOfferedLevels(memberLevel, form.hook.formState.defaultValues?.memberLevelIds);
  const { kind, validityType } = form.hook.watch();
  const options = (name: 'couponKind' | 'couponTake' | 'couponValidity', codes: Readonly<Record<string, number>>) =>
    Object.values(codes).map((value) => ({ value, label: enums(`${name}.${value}`) }));
  const fixed = { form, disabled: locked, reason: t('lockedHint') };
  return (
    <>
      <TextInput form={form} name="name" maxLength={30} required />
      <RadioInput {...fixed} name="kind" options={options('couponKind', couponKind)} />
      {kind === couponKind.amountOff ? (
        <MoneyInput {...fixed} name="discountPrice" required />
      ) : (
        <>
          <NumberInput {...fixed} name="discountPercent" unit="%" hint={t('percentHint')} required />
          <MoneyInput {...fixed} name="discountLimit" hint={t('noLimitHint')} />
        </>
      )}
      <MoneyInput {...fixed} name="threshold" hint={t('noThresholdHint')} />
      <LimitInput form={form} name="totalCount" text={t('unlimited')} fallback={1_000} />
      <LimitInput form={form} name="perLimit" text={t('unlimited')} fallback={1} />
      <SelectInput {...fixed} name="takeType" options={options('couponTake', couponTake)} required />
      <RadioInput {...fixed} name="validityType" options={options('couponValidity', couponValidity)} />
      <FieldPair>
        <DateTimeInput {...fixed} name="takeStart" label={t('takeStart')} nullable />
        <DateTimeInput form={form} name="takeEnd" label={t('takeEnd')} nullable />
      </FieldPair>
      {validityType === couponValidity.fixedDates ? (
        <FieldPair>
          <DateTimeInput {...fixed} name="validStart" label={t('validStart')} nullable required />
          <DateTimeInput {...fixed} name="validEnd" label={t('validEnd')} nullable required />
        </FieldPair>
      ) : (
        <FieldPair>
          <NumberInput {...fixed} name="afterDays" required />
          <NumberInput {...fixed} name="validDays" required />
        </FieldPair>
      )}
      <SwitchInput {...fixed} name="stackable" />
      <NumberInput form={form} name="sort" />
      {levels.length > 0 && <CheckboxesInput {...fixed} name="memberLevelIds" options={levels} hint={t('allLevelsHint')} wide />}
      <ScopeInput form={form} locked={locked} known={known} onChoose={onChoose} />
      <TextInput form={form} name="description" rows={3} maxLength={500} wide />
    </>
  );
}
