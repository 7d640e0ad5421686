import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Identified, Resource } from '@/lib/contract/call/resource';
import { refuseDuplicates } from '@/reference-api/database/duplicates';
import { type Api, type Call, serve } from '@/reference-api/serve';
import type { CrudSpec, CrudTable, ListSpec } from './crud-spec';
import { listPage } from './list-page';
import { findRecord, updateVersioned } from './records';

/** Serves the four spec calls of a noun from its table; the noun states only what is special about it. */
export function crudRoutes<Table extends CrudTable, Row extends Identified, Draft, Filter, Patch extends { version: number }>(
  api: Api,
  of: Resource<Row, Draft, Filter, Patch>,
  spec: ListSpec<Table, Row, Filter> & CrudSpec<Table, Draft, Patch>,
): void {
  serve(api, of.list, (call) => listPage(spec, call.query, call));
  writeRoutes(api, of, spec);
}

/** Serves the three writing calls of a noun whose list is special. */
export function writeRoutes<Table extends CrudTable, Row extends Identified, Draft, Filter, Patch extends { version: number }>(
  api: Api,
  of: Resource<Row, Draft, Filter, Patch>,
  spec: ListSpec<Table, Row, Filter> & CrudSpec<Table, Draft, Patch>,
): void {
  const taken = (call: Call) => spec.taken?.(call) ?? {};
  serve(api, of.create, async (call) => readRow(spec, await refuseDuplicates(taken(call), () => spec.insert(call.body, call)), call));
  serve(api, of.update, async (call) => {
    const { body } = call;
    const record = await findRecord(spec, body.id, call, 'write');
    const changes = await spec.changes(body, record, call);
    await refuseDuplicates(taken(call), () => updateVersioned(spec.table, body, changes, call));
    await spec.updated?.(body, record, call);
    return readRow(spec, body.id, call);
  });
  serve(api, of.remove, async (call) => {
    const record = await findRecord(spec, call.query.id, call, 'write');
    await spec.beforeRemove?.(record, call);
    await call.database.delete(spec.table as PgTable).where(eq(spec.table.id, record.id));
    return null;
  });
}

/** One record as a row of the wire. */
export async function readRow<Table extends CrudTable, Row, Filter>(
  spec: ListSpec<Table, Row, Filter>,
  id: number,
  call: Call,
): Promise<Row> {
  const [row] = await spec.rows([await findRecord(spec, id, call, 'read')], call);
  if (row === undefined) throw new Error(`${spec.object} ${id} has no row`);
  return row;
}
