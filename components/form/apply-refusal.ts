import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/lib/contract/envelope';
import { dotted } from '@/lib/form/field-path';

/**
 * Marks the fields a server refused and puts the cursor into the first one. A refusal without fields was said by the query
 * client's reporter already; a fault of ours is thrown on.
 */
export function applyRefusal<Values extends FieldValues>(hook: UseFormReturn<Values>, error: unknown): void {
  if (!(error instanceof Error) || error.name === 'TypeError') throw error;
  if (!(error instanceof ApiError)) return;
  for (const [index, { field, msg }] of error.fieldErrors.entries()) {
    hook.setError(dotted(field) as never, { type: 'server', message: msg }, { shouldFocus: index === 0 });
  }
}
