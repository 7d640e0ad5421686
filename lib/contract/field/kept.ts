import { z } from 'zod';

/**
 * An object whose known fields are checked and whose unknown ones stay: what a newer server added comes back to it complete on
 * a save. The type names the known fields alone, so a mistyped name does not pass as one of the others.
 */
export const kept = <Shape extends z.ZodRawShape>(shape: Shape): z.ZodType<z.output<z.ZodObject<Shape>>> => z.looseObject(shape);
