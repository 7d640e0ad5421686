import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { codes } from '@/lib/contract/call/codes';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';
import type { CrudTable, ListSpec, Stored } from './crud-spec';
import { columnsOf } from './list-page';

/** One record the caller may read or write; another store's is not found on reading and refused on writing (00-conventions 3.6). */
export async function findRecord<Table extends CrudTable, Row, Filter>(
  spec: ListSpec<Table, Row, Filter>,
  id: number,
  call: Call,
  purpose: 'read' | 'write',
): Promise<Stored<Table>> {
  const { table, object, live, ownedBy } = spec;
  const owned = ownedBy && purpose === 'write' ? eq(ownedBy, call.caller.storeId) : undefined;
  const own = await recordWhere(table, and(live, eq(table.id, id), spec.scope(call), owned), call);
  if (own) return own;
  if (purpose === 'write' && (await recordWhere(table, and(live, eq(table.id, id)), call))) throw new Refusal(codes.otherStoresRow);
  throw notFound(object);
}

/** Changes a record unless somebody else changed it since the caller read it (40901). */
export async function updateVersioned<Table extends CrudTable>(
  table: Table,
  { id, version }: { id: number; version: number },
  changes: Partial<Table['$inferInsert']>,
  { database }: Call,
): Promise<void> {
  const versionColumn = Reflect.get(table, 'version');
  const set = { ...changes, version: sql`${versionColumn} + 1` };
  const { rowCount } = await database
    .update(table as PgTable)
    .set(set)
    .where(and(eq(table.id, id), eq(versionColumn, version)));
  if (rowCount === 0) throw new Refusal(codes.versionConflict);
}

/** Holds a record that is to go: what is just being hung on it is waited for, so that it is seen by whoever counts what uses it. */
export async function holdRecord(table: CrudTable, id: number, { database }: Pick<Call, 'database'>): Promise<void> {
  await database.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
}

async function recordWhere<Table extends CrudTable>(table: Table, where: ReturnType<typeof and>, { database }: Call) {
  const [record] = (await database
    .select(columnsOf(table))
    .from(table as CrudTable)
    .where(where)) as unknown as Stored<Table>[];
  return record;
}
