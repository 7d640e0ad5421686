import { z } from 'zod';
import { id } from '../field/fields';

/**
 * What every bulk action answers: each row ran on its own, one refusal never blocks the rest (00-conventions 1.1).
 * Such calls are idempotent: a batch whose answer was lost is sent again under its key and must get that answer, not refusals.
 */
export const bulkAnswer = z.object({
  success: z.number().int(),
  failed: z.array(z.object({ id, code: z.number().int(), msg: z.string() })),
});
export type BulkAnswer = z.infer<typeof bulkAnswer>;
