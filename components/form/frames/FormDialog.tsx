'use client';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import { useDialogSlot } from '@/components/dialogs/use-dialog-slot';
import { useMayLeave } from '@/components/dialogs/use-may-leave';
import type { ResourceForm } from '../state/resource-form';
import { DraftBar } from './DraftBar';
import { ErrorSummary } from './ErrorSummary';
import { FormActions } from './FormActions';
import { FieldGrid } from './form-layout';
import { submitting } from './submitting';

interface Props<Values extends FieldValues> {
  readonly form: ResourceForm<Values>;
  readonly title: string;
  readonly children: ReactNode;
  readonly width?: number;
  readonly saveLabel?: string;
  readonly danger?: boolean | undefined;
  /** Another way out than saving, at the other end of the actions. */
  readonly leadingAction?: ReactNode;
}

/** A form in a dialog; closing it with something typed asks first. */
export function FormDialog<Values extends FieldValues>({
  form,
  title,
  children,
  width = 560,
  saveLabel,
  danger,
  leadingAction,
}: Props<Values>) {
  const mayLeave = useMayLeave(form);
  const { dismiss } = useDialogSlot();
  const cancel = async () => {
    if (await mayLeave()) dismiss();
  };
  return (
    <DialogFrame
      title={title}
      width={width}
      busy={form.busy}
      beforeClose={mayLeave}
      onSubmit={submitting(form)}
      actions={
        <>
          {leadingAction && <span style={{ marginInlineEnd: 'auto' }}>{leadingAction}</span>}
          <FormActions form={form} onCancel={() => void cancel()} saveLabel={saveLabel} danger={danger} />
        </>
      }
    >
      <DraftBar form={form} />
      <ErrorSummary form={form} />
      <FieldGrid>{children}</FieldGrid>
    </DialogFrame>
  );
}
