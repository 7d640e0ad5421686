'use client';
import { useTranslations } from 'next-intl';
import { ArrayInput } from '@/components/form/inputs/ArrayInput';
import { CheckboxesInput } from '@/components/form/inputs/CheckboxesInput';
import { MoneyInput } from '@/components/form/inputs/MoneyInput';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { PercentInput } from '@/components/form/inputs/PercentInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { cashType } from '@/lib/contract/states/cash';
import type { GroupProps } from './settings-form';

const INVOICE_TYPES = [1, 2, 3] as const;
const CONTENTS = [1, 2] as const;
const MOST_OPTIONS = 8;

export function WithdrawPart({ form }: GroupProps) {
  const t = useTranslations('enums');
  return (
    <>
      <MoneyInput form={form} name="withdraw.minAmount" required />
      <MoneyInput form={form} name="withdraw.maxDaily" required />
      <PercentInput form={form} name="withdraw.feePercent" required />
      <CheckboxesInput
        form={form}
        name="withdraw.types"
        wide
        required
        options={Object.values(cashType).map((value) => ({ value, label: t(`cashType.${value}`) }))}
      />
      <SwitchInput form={form} name="withdraw.separatePayer" />
      <TextInput form={form} name="withdraw.workText" maxLength={100} wide />
    </>
  );
}

export function BalancePart({ form }: GroupProps) {
  const t = useTranslations('systemConfig.fields');
  return (
    <>
      <SwitchInput form={form} name="balance.rechargeEnabled" />
      <SwitchInput form={form} name="balance.payEnabled" />
      <ArrayInput
        form={form}
        name="balance.options"
        max={MOST_OPTIONS}
        empty={() => ({ amount: 10_000, gift: 0 })}
        renderEntry={(_path, index) => (
          <>
            <MoneyInput form={form} name={`balance.options.${index}.amount`} label={t('amount')} required />
            <MoneyInput form={form} name={`balance.options.${index}.gift`} label={t('gift')} required />
          </>
        )}
      />
    </>
  );
}

export function InvoicePart({ form }: GroupProps) {
  const t = useTranslations('enums');
  const enabled = form.hook.watch('invoice.enabled') === 1;
  return (
    <>
      <SwitchInput form={form} name="invoice.enabled" />
      <NumberInput form={form} name="invoice.applyDays" required />
      <CheckboxesInput
        form={form}
        name="invoice.types"
        wide
        required={enabled}
        options={INVOICE_TYPES.map((value) => ({ value, label: t(`invoiceType.${value}`) }))}
      />
      <CheckboxesInput
        form={form}
        name="invoice.contents"
        wide
        required
        options={CONTENTS.map((value) => ({ value, label: t(`invoiceContent.${value}`) }))}
      />
    </>
  );
}
