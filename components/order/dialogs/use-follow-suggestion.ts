'use client';
import { useEffect, useRef } from 'react';
import { type FieldPath, type FieldPathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import type { RefundValues } from './refund-values';

/** Keeps a field at what is suggested for it while that changes, until somebody decides otherwise. */
export function useFollowSuggestion(
  { control, setValue, formState: { isSubmitted } }: UseFormReturn<RefundValues>,
  name: FieldPath<RefundValues>,
  suggested: number,
): void {
  const value = useWatch({ control, name });
  const before = useRef(suggested);
  useEffect(() => {
    const follows = value === before.current;
    before.current = suggested;
    if (!follows || value === suggested) return;
    const next = suggested as FieldPathValue<RefundValues, FieldPath<RefundValues>>;
    setValue(name, next, { shouldDirty: true, shouldValidate: isSubmitted });
  }, [suggested, value, name, setValue, isSubmitted]);
}
