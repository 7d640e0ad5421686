'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { call } from '@/lib/client/call';
import type { LedgerRow } from '@/lib/contract/member-ledger';
import { type LedgerKind, ledgers } from './ledgers';

const schema = z.object({ remark: z.string().trim().max(200) });

export interface LedgerRemarkParams {
  readonly kind: LedgerKind;
  readonly row: LedgerRow;
}

/** The remark, the only part of a ledger's row that may change. */
export function LedgerRemarkDialog({ payload: { kind, row }, answer }: DialogProps<LedgerRemarkParams, true>) {
  const t = useTranslations('ledger');
  const common = useTranslations('common');
  const { remark: save } = ledgers[kind];
  const start = useMemo(() => ({ remark: row.remark }), [row.remark]);
  const form = useResourceForm({
    schema,
    start,
    labels: 'ledger.fields',
    save: ({ remark }) => call(save, { body: { id: row.id, remark } }),
    savedText: common('updated'),
    onSaved: () => answer(true),
  });
  return (
    <FormDialog form={form} title={`${t('remark')} · ${row.no}`} width={460}>
      <TextInput form={form} name="remark" rows={3} maxLength={200} required={false} wide />
    </FormDialog>
  );
}
