'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { onlyRow } from '@/lib/client/act-on-one';
import { call } from '@/lib/client/call';
import { rule } from '@/lib/contract/field/fields';
import { goodsAudit } from '@/lib/contract/goods/action';
import { auditState } from '@/lib/contract/states/goods';

export interface AuditParams {
  readonly ids: readonly number[];
  readonly name: string;
}

const decision = z
  .object({
    result: z.union([z.literal(auditState.approved), z.literal(auditState.rejected)]),
    reason: z.string().trim().max(200),
  })
  .refine(({ result, reason }) => result === auditState.approved || reason !== '', { ...rule('required'), path: ['reason'] });

/** Approves goods of another store, or sends them back with a reason. */
export function AuditDialog({ payload: { ids, name }, answer }: DialogProps<AuditParams, { result: 2 | 3; reason: string }>) {
  const t = useTranslations('goods');
  const common = useTranslations('common');
  const start = useMemo(() => ({ result: auditState.approved as 2 | 3, reason: '' }), []);
  const form = useResourceForm({
    schema: decision,
    start,
    labels: 'goods.auditDialog',
    save: async (values) => {
      await call(goodsAudit, { body: { ids: [...ids], ...values } }).then(onlyRow);
      return values;
    },
    savedText: common('succeeded', { action: t('actions.audit') }),
    onSaved: answer,
  });
  const rejects = form.hook.watch('result') === auditState.rejected;
  const results = [
    { value: auditState.approved, label: t('actions.approve') },
    { value: auditState.rejected, label: t('actions.reject') },
  ];
  return (
    <FormDialog form={form} title={`${t('actions.audit')} · ${name}`} width={480} saveLabel={common('ok')}>
      <RadioInput form={form} name="result" options={results} wide />
      <TextInput
        form={form}
        name="reason"
        rows={3}
        maxLength={200}
        wide
        required={rejects}
        {...(rejects ? {} : { label: common('remark') })}
      />
    </FormDialog>
  );
}
