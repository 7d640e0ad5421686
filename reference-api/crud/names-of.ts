import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '@/reference-api/database/connect';
import type { CrudTable } from './crud-spec';
import { oneOf } from './list-page';

/** What a page of records names by number in a field, each read once: `namesOf(records, 'memberId', member.nickname, database)`. */
export async function namesOf<Field extends string>(
  records: readonly { readonly [Key in Field]?: number | null }[],
  field: Field,
  name: PgColumn,
  database: Database,
): Promise<Map<number, string>> {
  const table = name.table as CrudTable;
  const ids = [...new Set(records.flatMap((record) => record[field] ?? []))];
  const found = ids.length === 0 ? [] : await database.select({ id: table.id, name }).from(table).where(oneOf(table, ids));
  return new Map(found.map((each) => [Number(each.id), String(each.name)]));
}
