import { z } from 'zod';
import { ACCOUNT, FORM, HARDWARE, SOFTWARE } from './kind';

/** The kind of goods as a field of a schema. */
export const goodsKindField = z.union([z.literal(ACCOUNT), z.literal(HARDWARE), z.literal(FORM), z.literal(SOFTWARE)]);
/** A kind as a query writes it. */
export const queriedKind = z.coerce.number().pipe(goodsKindField);
