import type { Call } from '@/reference-api/serve';
import type { CrudTable } from './crud-spec';

/** Makes a record and answers its id. */
export async function insertRecord<Table extends CrudTable>(
  table: Table,
  values: Table['$inferInsert'],
  { database }: Pick<Call, 'database'>,
): Promise<number> {
  // The query layer cannot follow a table that is a type parameter.
  const [made] = await database
    .insert(table as CrudTable)
    .values(values)
    .returning({ id: table.id });
  return Number(made?.id);
}
