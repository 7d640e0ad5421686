'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { z } from 'zod';
import { TermsText } from '@/components/cash/TermsText';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { QueryDialog } from '@/components/dialogs/QueryDialog';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { MoneyInput } from '@/components/form/inputs/MoneyInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import { call } from '@/lib/client/call';
import { readOptions } from '@/lib/client/resource-queries';
import { missingInAccount, neededInAccount } from '@/lib/contract/cash';
import type { WithdrawalTerms } from '@/lib/contract/cash/terms';
import type { Distributor } from '@/lib/contract/distributor';
import { distributorWithdraw, distributorWithdrawal, distributorWithdrawTerms } from '@/lib/contract/distributor/withdraw';
import { rule } from '@/lib/contract/field/fields';
import { cashType } from '@/lib/contract/states/cash';
import { formatFen } from '@/lib/format/money';

type Values = z.infer<typeof distributorWithdrawal>;

/** The server refuses an incomplete account as a whole; here each field that is missing says so. */
const schema = distributorWithdrawal.superRefine(({ type, account }, context) => {
  for (const field of missingInAccount(type, account)) context.addIssue({ code: 'custom', path: ['account', field], ...rule('required') });
});

const WIDTH = 520;
const titleOf = (action: string, name: string) => `${action} · ${name}`;

/** Files the withdrawal of what a dismissed distributor still has; it is then reviewed and paid like any other. */
export function DistributorWithdrawDialog(props: DialogProps<Distributor, true>) {
  const t = useTranslations('distributor');
  const { id, nickname } = props.payload;
  const terms = useQuery({ ...readOptions(distributorWithdrawTerms, { id }), staleTime: 0, meta: { quiet: true } });
  // The form begins with what may be taken out now, and only in the ways there are now.
  return (
    <QueryDialog of={terms} title={titleOf(t('actions.withdraw'), nickname)} width={WIDTH} fields={6}>
      {(read) => <Form terms={read} {...props} />}
    </QueryDialog>
  );
}

function Form({ payload: row, answer, terms }: DialogProps<Distributor, true> & { terms: WithdrawalTerms }) {
  const t = useTranslations('distributor');
  const common = useTranslations('common');
  const typeNames = useTranslations('enums.cashType');
  const title = t('actions.withdraw');
  const { id, nickname, realName } = row;
  const [start] = useState((): Values => {
    const { available, leftToday, types } = terms;
    const amount = Math.max(0, Math.min(available, leftToday ?? available));
    const type = types.includes(cashType.bank) ? cashType.bank : (types[0] ?? cashType.bank);
    return { amount, type, account: { holder: realName, no: '', bankName: '', branch: '', qrcode: '' } };
  });
  const form = useResourceForm<Values, unknown>({
    schema,
    start,
    labels: 'distributor.withdraw',
    save: (values, { idempotencyKey }) => call(distributorWithdraw, { body: { ...values, id }, idempotencyKey }),
    savedText: common('succeeded', { action: title }),
    onSaved: () => answer(true),
  });
  const type = form.hook.watch('type');
  const part = (field: keyof Values['account']) =>
    ({ form, name: `account.${field}`, required: neededInAccount[type]?.includes(field) ?? false }) as const;
  const options = terms.types.map((value) => ({ value, label: typeNames(String(value)) }));
  return (
    <FormDialog form={form} title={titleOf(title, nickname)} width={WIDTH} saveLabel={title}>
      <TermsText terms={terms} amount={form.hook.watch('amount')} />
      <MoneyInput form={form} name="amount" wide hint={t('withdrawHint', { x: formatFen(terms.available) })} />
      <SelectInput form={form} name="type" options={options} wide />
      {type !== cashType.balance && <TextInput {...part('holder')} maxLength={50} />}
      {(type === cashType.bank || type === cashType.alipay) && <TextInput {...part('no')} maxLength={50} />}
      {type === cashType.bank && <TextInput {...part('bankName')} maxLength={50} />}
      {type === cashType.bank && <TextInput {...part('branch')} maxLength={50} />}
      {type === cashType.wechat && <PictureInput {...part('qrcode')} wide />}
    </FormDialog>
  );
}
