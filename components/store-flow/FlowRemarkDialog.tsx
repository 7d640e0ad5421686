'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { call } from '@/lib/client/call';
import type { StoreFlow } from '@/lib/contract/store-flow';
import { type FlowKind, flowKinds } from './flow-kinds';

const schema = z.object({ remark: z.string().trim().max(200) });

export interface FlowRemarkParams {
  readonly kind: FlowKind;
  readonly row: StoreFlow;
}

/** The remark, the only part of a row somebody may change. */
export function FlowRemarkDialog({ payload: { kind, row }, answer }: DialogProps<FlowRemarkParams, true>) {
  const common = useTranslations('common');
  const start = useMemo(() => ({ remark: row.remark }), [row.remark]);
  const form = useResourceForm({
    schema,
    start,
    labels: 'storeFlow.fields',
    save: ({ remark }) => call(flowKinds[kind].remark, { body: { id: row.id, remark } }),
    savedText: common('updated'),
    onSaved: () => answer(true),
  });
  return (
    <FormDialog form={form} title={`${common('remark')} · ${row.flowNo}`} width={460}>
      <TextInput form={form} name="remark" rows={3} maxLength={200} required={false} wide />
    </FormDialog>
  );
}
