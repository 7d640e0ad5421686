import { z } from 'zod';
import { id, version } from './fields';

/**
 * An object whose known fields are checked and whose unknown ones stay: what a newer server added comes back to it complete on
 * a save. The type names the known fields alone, so a mistyped name does not pass as one of the others.
 */
export const kept = <Shape extends z.ZodRawShape>(shape: Shape): z.ZodType<z.output<z.ZodObject<Shape>>> => z.looseObject(shape);

/**
 * The same for what an update sends. Its call reads the id as well, and a loose object passes on what it does not know: an id that
 * came as text would be a number for one and text for the other, which no object can hold.
 */
export const keptPatch = <Shape extends z.ZodRawShape>(shape: Shape) => kept({ ...shape, id: id.optional(), version });
