'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { PercentInput } from '@/components/form/inputs/PercentInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { useOfferedLevels } from '@/components/level/use-level-options';
import { useStoreMeals } from '@/components/store-meal/use-store-meals';
import { paletteVar } from '@/components/theme/css-vars';
import { applyPayState } from '@/lib/contract/states/store-apply';
import type { StoreApply } from '@/lib/contract/store-apply';
import { storeLevel } from '@/lib/contract/store-level';
import { offered } from '@/lib/form/offered';
import type { Approval, Rejection } from './use-store-apply-review';

/** What an approval decides; a plan that is paid for is read only (clarifications 11). */
export function ApproveFields({ form, row }: { form: ResourceForm<Approval>; row: StoreApply }) {
  const t = useTranslations('storeApply');
  const stores = useTranslations('store');
  const levels = useOfferedLevels(storeLevel, row.levelId);
  const meals = useStoreMeals();
  const paid = row.payStatus === applyPayState.paid;
  return (
    <>
      <SelectInput form={form} name="levelId" label={t('level')} options={levels} wide required />
      <SelectInput
        form={form}
        name="mealId"
        label={t('meal')}
        options={offered(meals, row.mealId).map(({ id: value, name }) => ({ value, label: name }))}
        wide
        clearable
        required={false}
        disabled={paid}
        {...(paid ? { hint: t('paidHint') } : {})}
      />
      <PercentInput form={form} name="platformRate" hint={stores('rateHint')} wide />
      <TextInput form={form} name="username" maxLength={30} hint={stores('usernameHint')} wide />
      <TextInput form={form} name="remark" rows={2} maxLength={200} required={false} wide />
    </>
  );
}

/** Why it is refused, and what that means for what was paid. */
export function RejectFields({ form, row }: { form: ResourceForm<Rejection>; row: StoreApply }) {
  const t = useTranslations('storeApply');
  return (
    <>
      {row.payStatus === applyPayState.paid && <Consequence>{t('consequence.reject')}</Consequence>}
      <TextInput form={form} name="reason" rows={4} maxLength={200} wide />
    </>
  );
}

const Consequence = styled('p')({ gridColumn: '1 / -1', margin: '0 0 4px', color: paletteVar('text-secondary') });
