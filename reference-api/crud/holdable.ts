import type { PgColumn } from 'drizzle-orm/pg-core';

/** The largest whole number of a column's type. The database refuses to look for more, which an address or a saved view may ask for. */
const MOST: Readonly<Record<string, number>> = { smallint: 32_767, integer: 2_147_483_647 };

export const mostOf = (column: PgColumn): number => MOST[column.getSQLType()] ?? Number.MAX_SAFE_INTEGER;

/** Whether a column can hold a value at all; one that it cannot is in no row. */
export const isHoldable = (column: PgColumn, value: number | string): boolean =>
  typeof value === 'string' || Math.abs(value) <= mostOf(column);
