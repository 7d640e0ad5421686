import { z } from 'zod';

/** A line of an import is a few dozen bytes; a file this large is not one of a few hundred lines. */
export const MAX_IMPORT_FILE_BYTES = 2 * 1024 * 1024;

/** What an import answers: good lines are kept, each bad one says why (00-conventions 1.5). */
export const importAnswer = z.object({
  total: z.number().int(),
  imported: z.number().int(),
  duplicate: z.number().int(),
  invalid: z.array(z.object({ line: z.number().int(), msg: z.string() })),
});
export type ImportAnswer = z.infer<typeof importAnswer>;
