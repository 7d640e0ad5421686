'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { call } from '@/lib/client/call';
import { codes } from '@/lib/contract/call/codes';
import { rule } from '@/lib/contract/field/fields';
import type { Refund } from '@/lib/contract/refund';
import { REFUND_PASSWORD_ABOVE, refundExecute, refundTarget } from '@/lib/contract/refund/action';
import { refusalAt } from '@/lib/form/refusal-at';
import { formatFen } from '@/lib/format/money';

/** Sends the money; a large sum asks for the login password again. */
export function ExecuteDialog({ payload: { refund }, answer }: DialogProps<{ refund: Refund }, true>) {
  const t = useTranslations('refund');
  const common = useTranslations('common');
  const enums = useTranslations('enums.refundTarget');
  const amount = refund.refundPrice + refund.refundFreight;
  const asks = amount > REFUND_PASSWORD_ABOVE;
  const schema = useMemo(() => executeForm(asks), [asks]);
  const start = useMemo((): z.infer<typeof schema> => ({ target: refund.target === 2 ? 2 : 1, password: '' }), [refund]);
  const title = t(refund.failMsg === '' ? 'actions.execute' : 'actions.retry');
  const form = useResourceForm({
    schema,
    start,
    labels: 'refund.fields',
    save: ({ target, password }, { idempotencyKey }) =>
      call(refundExecute, { body: { id: refund.id, target, ...(asks && { password }) }, idempotencyKey }).catch(
        refusalAt(codes.wrongLoginPassword, 'password'),
      ),
    savedText: common('succeeded', { action: title }),
    onSaved: () => answer(true),
  });
  const targets = [1, 2].map((value) => ({ value, label: enums(String(value)) }));
  return (
    <FormDialog form={form} title={`${title} · ${refund.refundNo}`} width={460} saveLabel={`${title} ${formatFen(amount)}`}>
      <RadioInput form={form} name="target" options={targets} wide />
      {asks && <TextInput form={form} name="password" type="password" maxLength={100} wide required />}
    </FormDialog>
  );
}

const executeForm = (asks: boolean) =>
  z.object({
    target: refundTarget,
    password: z
      .string()
      .max(100)
      .refine((value) => !asks || value !== '', rule('required')),
  });
