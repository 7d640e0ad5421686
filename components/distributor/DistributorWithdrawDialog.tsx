'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { MoneyInput } from '@/components/form/inputs/MoneyInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import { call } from '@/lib/client/call';
import { missingInAccount, neededInAccount } from '@/lib/contract/cash';
import type { Distributor } from '@/lib/contract/distributor';
import { distributorWithdraw, distributorWithdrawal } from '@/lib/contract/distributor/withdraw';
import { rule } from '@/lib/contract/field/fields';
import { cashType } from '@/lib/contract/states/cash';
import { formatFen } from '@/lib/format/money';

type Values = z.infer<typeof distributorWithdrawal>;

/** The server refuses an incomplete account as a whole; here each field that is missing says so. */
const schema = distributorWithdrawal.superRefine(({ type, account }, context) => {
  for (const field of missingInAccount(type, account)) context.addIssue({ code: 'custom', path: ['account', field], ...rule('required') });
});

/** Files the withdrawal of what a dismissed distributor still has; it is then reviewed and paid like any other. */
export function DistributorWithdrawDialog({ payload: row, answer }: DialogProps<Distributor, true>) {
  const t = useTranslations('distributor');
  const common = useTranslations('common');
  const types = useTranslations('enums.cashType');
  const title = t('actions.withdraw');
  const { id, nickname, realName, commissionAvailable } = row;
  const start = useMemo(
    (): Values => ({
      amount: Math.max(0, commissionAvailable),
      type: cashType.bank,
      account: { holder: realName, no: '', bankName: '', branch: '', qrcode: '' },
    }),
    [commissionAvailable, realName],
  );
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
  const options = Object.values(cashType).map((value) => ({ value, label: types(String(value)) }));
  return (
    <FormDialog form={form} title={`${title} · ${nickname}`} width={520} saveLabel={title}>
      <MoneyInput form={form} name="amount" wide hint={t('withdrawHint', { x: formatFen(commissionAvailable) })} />
      <SelectInput form={form} name="type" options={options} wide />
      {type !== cashType.balance && <TextInput {...part('holder')} maxLength={50} />}
      {(type === cashType.bank || type === cashType.alipay) && <TextInput {...part('no')} maxLength={50} />}
      {type === cashType.bank && <TextInput {...part('bankName')} maxLength={50} />}
      {type === cashType.bank && <TextInput {...part('branch')} maxLength={50} />}
      {type === cashType.wechat && <PictureInput {...part('qrcode')} wide />}
    </FormDialog>
  );
}
