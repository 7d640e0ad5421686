'use client';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ErrorState } from '@/components/feedback/ErrorState';
import { FormSkeleton } from '@/components/feedback/Skeletons';
import { DialogFrame } from './DialogFrame';

interface QueryDialogProps<Data> {
  /** The call the form begins with. */
  of: UseQueryResult<Data>;
  title: string;
  width: number;
  /** How many fields the form will have, about. */
  fields: number;
  children: (read: Data) => ReactNode;
}

/**
 * A dialog whose form begins with what is read anew for it; until then its shape stands there, or the failure with a retry. What is
 * read later goes to the form as well, but a reading that fails takes nothing away from whoever types.
 */
export function QueryDialog<Data>({ of, title, width, fields, children }: QueryDialogProps<Data>) {
  const { data, error, isFetchedAfterMount, refetch } = of;
  const [begun, setBegun] = useState(false);
  if (!begun && data !== undefined && isFetchedAfterMount && !error) setBegun(true);
  if (begun && data !== undefined) return children(data);
  return (
    <DialogFrame title={title} width={width}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} small /> : <FormSkeleton fields={fields} />}
    </DialogFrame>
  );
}
