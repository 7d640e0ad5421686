import { z } from 'zod';
import { fen } from '../field/fields';

/** What somebody may take out at this moment, and by which rules of the settings. */
export const withdrawalTerms = z.object({
  available: fen,
  minimum: fen,
  /** What is left of today's maximum; null = there is none. */
  leftToday: fen.nullable(),
  feePercent: z.number(),
  /** The ways of being paid that may be chosen. */
  types: z.array(z.number().int()),
  /** When the money arrives, as the settings say it; '' for nothing. */
  note: z.string(),
});

export type WithdrawalTerms = z.infer<typeof withdrawalTerms>;
