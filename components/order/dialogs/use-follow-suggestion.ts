'use client';
import { useLayoutEffect, useRef } from 'react';
import { type FieldPath, type FieldPathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import type { RefundValues } from './refund-values';

/** Keeps a field at what is suggested for it while that changes, until somebody decides otherwise; from then on it is theirs. */
export function useFollowSuggestion(
  { control, setValue, formState: { isSubmitted } }: UseFormReturn<RefundValues>,
  name: FieldPath<RefundValues>,
  suggested: number,
): void {
  const value = useWatch({ control, name });
  const before = useRef(suggested);
  const decided = useRef(false);
  // Within the event that changed the suggestion: whoever goes on to the field with the next key finds all of it chosen, and replaces that.
  useLayoutEffect(() => {
    // It may be what is suggested a moment later, and is kept all the same when that changes again.
    if (value !== before.current) decided.current = true;
    before.current = suggested;
    if (decided.current || value === suggested) return;
    const next = suggested as FieldPathValue<RefundValues, FieldPath<RefundValues>>;
    setValue(name, next, { shouldDirty: true, shouldValidate: isSubmitted });
  }, [suggested, value, name, setValue, isSubmitted]);
}
