import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/lib/contract/call/envelope';
import { dotted } from '@/lib/form/field-path';

/**
 * Marks the fields a server refused and names the first one, for the cursor. A refusal without fields was said by the query
 * client's reporter already; a fault of ours is thrown on.
 */
export function applyRefusal<Values extends FieldValues>(hook: UseFormReturn<Values>, error: unknown): string | null {
  if (!(error instanceof Error) || error.name === 'TypeError') throw error;
  if (!(error instanceof ApiError)) return null;
  for (const { field, msg } of error.fieldErrors) hook.setError(dotted(field) as never, { type: 'server', message: msg });
  const first = error.fieldErrors[0];
  return first ? dotted(first.field) : null;
}
