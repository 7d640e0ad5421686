import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Identified, Resource } from '@/lib/contract/resource';
import { refuseDuplicates } from '@/reference-api/database/duplicates';
import { type Api, type Call, serve } from '@/reference-api/serve';
import type { HouseTable, ListHouse, WriteHouse } from './house';
import { listPage } from './list-page';
import { findRecord, updateVersioned } from './records';

/** Serves the four house calls of a noun from its table; the noun states only what is special about it. */
export function crudRoutes<Table extends HouseTable, Row extends Identified, Draft, Filter, Patch extends { version: number }>(
  api: Api,
  of: Resource<Row, Draft, Filter, Patch>,
  house: ListHouse<Table, Row, Filter> & WriteHouse<Table, Draft, Patch>,
): void {
  const taken = (call: Call) => house.taken?.(call) ?? {};
  serve(api, of.list, (call) => listPage(house, call.query, call));
  serve(api, of.create, async (call) => readRow(house, await refuseDuplicates(taken(call), () => house.insert(call.body, call)), call));
  serve(api, of.update, async (call) => {
    const { body } = call;
    const record = await findRecord(house, body.id, call, 'write');
    const changes = await house.changes(body, record, call);
    await refuseDuplicates(taken(call), () => updateVersioned(house.table, body, changes, call));
    await house.updated?.(body, record, call);
    return readRow(house, body.id, call);
  });
  serve(api, of.remove, async (call) => {
    const record = await findRecord(house, call.query.id, call, 'write');
    await house.beforeRemove(record, call);
    await call.database.delete(house.table as PgTable).where(eq(house.table.id, record.id));
    return null;
  });
}

/** One record as a row of the wire. */
export async function readRow<Table extends HouseTable, Row, Filter>(
  house: ListHouse<Table, Row, Filter>,
  id: number,
  call: Call,
): Promise<Row> {
  const [row] = await house.rows([await findRecord(house, id, call, 'read')], call);
  if (row === undefined) throw new Error(`${house.object} ${id} has no row`);
  return row;
}
