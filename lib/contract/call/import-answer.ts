import { z } from 'zod';

/** What an import answers: good lines are kept, each bad one says why (00-conventions 1.5). */
export const importAnswer = z.object({
  total: z.number().int(),
  imported: z.number().int(),
  duplicate: z.number().int(),
  invalid: z.array(z.object({ line: z.number().int(), msg: z.string() })),
});
export type ImportAnswer = z.infer<typeof importAnswer>;
