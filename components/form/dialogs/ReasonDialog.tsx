'use client';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { paletteVar } from '@/components/theme/css-vars';
import { text } from '@/lib/contract/field/fields';
import { FormDialog } from '../frames/FormDialog';
import { TextInput } from '../inputs/TextInput';
import { useResourceForm } from '../state/use-resource-form';

export interface ReasonParams {
  readonly title: string;
  /** What follows from it. */
  readonly text?: string;
  readonly max: number;
  readonly confirmLabel: string;
  readonly danger?: boolean | undefined;
  /** Where the label of the reason stands, when it has a name of its own. */
  readonly labels?: string;
  /** Acts at once, so that a refusal finds the typed reason still there; without it the reason is only asked for. */
  readonly act?: (reason: string) => Promise<unknown>;
  readonly savedText?: string;
}

/** Asks why: refusing, disabling and closing need a reason that is kept. Answers the reason. */
export function ReasonDialog({ payload, answer }: DialogProps<ReasonParams, string>) {
  const { title, max, confirmLabel, danger, labels = 'common', act, savedText } = payload;
  const schema = useMemo(() => z.object({ reason: text(1, max) }), [max]);
  const form = useResourceForm({
    schema,
    start: { reason: '' },
    labels,
    save: async ({ reason }) => {
      await act?.(reason);
      return reason;
    },
    savedText,
    onSaved: answer,
  });
  return (
    <FormDialog form={form} title={title} width={460} saveLabel={confirmLabel} danger={danger}>
      {payload.text && <Text>{payload.text}</Text>}
      <TextInput form={form} name="reason" rows={3} maxLength={max} wide />
    </FormDialog>
  );
}

const Text = styled('p')({ gridColumn: '1 / -1', margin: '0 0 8px', color: paletteVar('text-secondary') });
