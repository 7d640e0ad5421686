import { eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { parseWireTime } from '@/lib/format/shanghai-time';
import { isHoldable, mostOf } from './holdable';

const ID = /^\d{1,9}$/;
const NOTHING = sql`false`;

/** Equality, when the filter is set at all. */
export function sameAs(column: PgColumn, value: number | string | undefined): SQL | undefined {
  if (value === undefined) return undefined;
  return isHoldable(column, value) ? eq(column, value) : NOTHING;
}

/** One of these, when any is named. */
export function anyOf(column: PgColumn, values: readonly number[] | undefined): SQL | undefined {
  if (values === undefined || values.length === 0) return undefined;
  const held = values.filter((value) => isHoldable(column, value));
  return held.length > 0 ? inArray(column, held) : NOTHING;
}

/** A contains-match on any of the columns; with `id` the words may also be the row's own number. */
export function containsKeyword(words: string | undefined, columns: readonly PgColumn[], id?: PgColumn): SQL | undefined {
  if (!words) return undefined;
  const form = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  // Comparing without regard to case costs five times as much, which a million rows make felt.
  const like = words.toLowerCase() === words.toUpperCase() ? sql`like` : sql`ilike`;
  const matches = columns.map((column) => sql`${column} ${like} ${form}`);
  return or(...matches, id && ID.test(words) ? eq(id, Number(words)) : undefined);
}

/** A contains-match on a column that has an index of its pieces: single characters and pairs of neighbours (`search_pieces`). */
export function containsPieces(words: string, column: PgColumn): SQL {
  const found = sql`search_pieces(${column}) @> ${sql.param(piecesOf(words))}::text[]`;
  // Pairs that all occur need not stand side by side; and where rows are walked, this is the cheaper half and looked at first.
  return sql`(${found} and ${containsKeyword(words, [column])})`;
}

/** The fewest pieces that say most: one character alone, or every pair. */
function piecesOf(words: string): string[] {
  const characters = Array.from(words.toLowerCase());
  return characters.length < 2 ? characters : characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}

/** A time range of the wire, both ends included to the second; an end that is not set is left out. */
export function betweenTimes(column: PgColumn, from: string | undefined, to: string | undefined): (SQL | undefined)[] {
  const start = from ? parseWireTime(from) : undefined;
  const end = to ? parseWireTime(to) : undefined;
  return [start && gte(column, start), end && lt(column, new Date(end.getTime() + 1_000))];
}

/** A number range, both ends included. An end beyond what the column can hold leaves out nothing, or everything. */
export function betweenNumbers(column: PgColumn, from: number | undefined, to: number | undefined): (SQL | undefined)[] {
  const most = mostOf(column);
  if ((from ?? 0) > most || (to ?? 0) < -most) return [NOTHING];
  return [from === undefined || from < -most ? undefined : gte(column, from), to === undefined || to > most ? undefined : lte(column, to)];
}
