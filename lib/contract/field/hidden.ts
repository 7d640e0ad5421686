import { z } from 'zod';

/**
 * Clears what stands in fields a form does not show, before anything is checked: nobody could correct it, so it neither stops a save
 * nor is it stored.
 */
export const clearingHidden = <Schema extends z.ZodType>(
  isHidden: (given: Readonly<Record<string, unknown>>) => boolean,
  cleared: Readonly<Record<string, unknown>>,
  schema: Schema,
) => z.preprocess((given) => (isRecord(given) && isHidden(given) ? { ...given, ...cleared } : given), schema);

const isRecord = (given: unknown): given is Readonly<Record<string, unknown>> => typeof given === 'object' && given !== null;
