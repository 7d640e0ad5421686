'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { QueryDialog } from '@/components/dialogs/QueryDialog';
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
type Terms = z.infer<typeof cashTerms.data>;

const WIDTH = 480;

/** 申请提现: a store takes its earnings out (finance.md 2). */
export function CashApplyDialog({ answer }: DialogProps<Record<string, never>, true>) {
  const t = useTranslations('cash');
  const terms = useQuery({ ...readOptions(cashTerms, undefined), staleTime: 0, meta: { quiet: true } });
  // The form holds on to the accounts it began with, so it begins with those there are now.
  return (
    <QueryDialog of={terms} title={t('apply')} width={WIDTH} fields={4}>
      {(read) => <Form terms={read} answer={answer} />}
    </QueryDialog>
  );
}

function Form({ terms, answer }: { terms: Terms; answer: (saved: true) => void }) {
  const t = useTranslations('cash');
  const common = useTranslations('common');
  const types = useTranslations('enums.cashType');
  // Terms read again while somebody types may name the accounts in another order: a place stays with its account.
  const [{ accounts }] = useState(terms);
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
    <FormDialog form={held} title={t('apply')} width={WIDTH} saveLabel={t('apply')}>
      <TermsText terms={terms} amount={amount} />
      <MoneyInput form={held} name="amount" hint={t('atMost', { x: formatFen(terms.available) })} wide />
      <SelectInput form={held} name="accountId" options={options} wide />
    </FormDialog>
  );
}
