import { bigint, integer, numeric, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** A row's own number. */
export const rowId = () => integer().primaryKey().generatedByDefaultAsIdentity();
/** The store a row belongs to; 0 is the main store. */
export const ofStore = () => integer().notNull().default(0);
/** Money in 分. */
export const fen = () => bigint({ mode: 'number' }).notNull().default(0);
/** A percentage with two decimals, held exactly. */
export const percent = () => numeric({ precision: 5, scale: 2, mode: 'number' });
/** A count that cannot be missing. */
export const count = () => integer().notNull().default(0);
/** A state code of the contract (00-conventions 8). */
export const state = <Code extends number = number>(initial: NoInfer<Code>) => smallint().$type<Code>().notNull().default(initial);
/** Text that is empty rather than missing. */
export const words = () => text().notNull().default('');
/** A moment; the wire shows it as Asia/Shanghai wall-clock time. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 });
/** When the row was made: always told by the API's clock, which tests move, so the database has no time of its own to fall back on. */
export const created = () => moment().notNull();
/** Counts the changes of an editable record (00-conventions 1.2). */
export const rowVersion = () => integer().notNull().default(1);
