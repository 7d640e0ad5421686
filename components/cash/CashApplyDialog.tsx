'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { MoneyInput } from '@/components/form/inputs/MoneyInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { call } from '@/lib/client/call';
import { readOptions } from '@/lib/client/resource-queries';
import { cashApplication, cashApply, cashTerms } from '@/lib/contract/cash/action';
import { formatFen } from '@/lib/format/money';
import { TermsText } from './TermsText';

/** An account is chosen by its place in the answer: the settlement account has no id. */
const form = z.object({ amount: cashApplication.shape.amount, accountId: z.number().int().min(0) });
type Values = z.infer<typeof form>;

/** 申请提现: a store takes its earnings out (finance.md 2). */
export function CashApplyDialog({ answer }: DialogProps<Record<string, never>, true>) {
  const t = useTranslations('cash');
  const common = useTranslations('common');
  const types = useTranslations('enums.cashType');
  const terms = useQuery(readOptions(cashTerms, undefined));
  const accounts = terms.data?.accounts ?? [];
  const start = useMemo((): Values => ({ amount: 0, accountId: 0 }), []);
  const held = useResourceForm<Values, unknown>({
    schema: form,
    start,
    labels: 'cash.fields',
    save: ({ amount, accountId }, { idempotencyKey }) => {
      const chosen = accounts[accountId];
      const body = { amount, type: chosen?.type ?? 2, accountId: chosen?.id ?? null };
      return call(cashApply, { body, idempotencyKey });
    },
    savedText: common('succeeded', { action: t('apply') }),
    onSaved: () => answer(true),
  });
  const amount = useWatch({ control: held.hook.control, name: 'amount' });
  const options = accounts.map(({ type, name, no }, value) => ({
    value,
    label: [types(String(type)), name, no].filter(Boolean).join(' '),
  }));
  return (
    <FormDialog form={held} title={t('apply')} width={480} saveLabel={t('apply')}>
      {terms.data && <TermsText terms={terms.data} amount={amount} />}
      <MoneyInput form={held} name="amount" wide {...(terms.data ? { hint: t('atMost', { x: formatFen(terms.data.available) }) } : {})} />
      <SelectInput form={held} name="accountId" options={options} wide />
    </FormDialog>
  );
}
