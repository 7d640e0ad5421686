import { type ZodType, z } from 'zod';

/**
 * The schema of a form whose record carries the version it was read with; that of a new one has none. Of the second part the version
 * alone may be named: zod wants both to agree about what both name, and the form trims what is typed.
 */
export const withVersion = <Draft>(form: ZodType<Draft>): ZodType<Draft & { version?: number | undefined }> =>
  z.intersection(form, z.object({ version: z.number().optional() }));
