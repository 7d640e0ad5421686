'use client';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '@/components/feedback/ErrorState';
import { FormSkeleton } from '@/components/feedback/Skeletons';
import { DialogFrame } from './DialogFrame';

interface LoadingDialogProps {
  /** The call the dialog's form begins with. */
  of: Pick<UseQueryResult, 'error' | 'refetch'>;
  title: string;
  width: number;
  /** How many fields the form will have, about. */
  fields: number;
}

/** Stands where a dialog's form will, until what the form begins with is read: its shape, or the failure with a retry. */
export const LoadingDialog = ({ of: { error, refetch }, title, width, fields }: LoadingDialogProps) => (
  <DialogFrame title={title} width={width}>
    {error ? <ErrorState error={error} onRetry={() => void refetch()} small /> : <FormSkeleton fields={fields} />}
  </DialogFrame>
);
