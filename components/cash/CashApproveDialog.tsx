'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { paletteVar } from '@/components/theme/css-vars';
import { text } from '@/lib/contract/field/fields';

const LONGEST = 200;
const schema = z.object({ remark: text(0, LONGEST) });
const start = { remark: '' };

export interface CashApproveParams {
  readonly title: string;
  /** How many are approved, and what they come to. */
  readonly text: string;
  readonly confirmLabel: string;
  readonly act: (remark: string) => Promise<unknown>;
  readonly savedText: string;
}

/** 通过: asks whether it is meant, and for a remark who likes to leave one. */
export function CashApproveDialog({ payload, answer }: DialogProps<CashApproveParams, true>) {
  const t = useTranslations('cash');
  const form = useResourceForm({
    schema,
    start,
    labels: 'cash.fields',
    save: ({ remark }) => payload.act(remark),
    savedText: payload.savedText,
    onSaved: () => answer(true),
  });
  return (
    <FormDialog form={form} title={payload.title} width={460} saveLabel={payload.confirmLabel}>
      <Text>{payload.text}</Text>
      <TextInput form={form} name="remark" label={t('fields.auditReason')} rows={2} maxLength={LONGEST} required={false} wide />
    </FormDialog>
  );
}

const Text = styled('p')({ gridColumn: '1 / -1', margin: '0 0 8px', color: paletteVar('text-secondary') });
