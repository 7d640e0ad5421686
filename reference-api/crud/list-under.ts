import type { Page, Paging } from '@/lib/contract/call/page';
import type { Sorting } from '@/lib/contract/call/resource';
import type { Call } from '@/reference-api/serve';
import type { CrudTable, ListSpec } from './crud-spec';
import { listPage } from './list-page';
import { findRecord } from './records';

/** One page of what hangs on a record and has no store of its own: who may see the record may see it. */
export async function listUnder<Owner extends CrudTable, OwnerRow, OwnerFilter, Table extends CrudTable, Row, Filter>(
  owner: ListSpec<Owner, OwnerRow, OwnerFilter>,
  id: number,
  spec: ListSpec<Table, Row, Filter>,
  call: Call<Filter & Sorting & Paging>,
): Promise<Page<Row>> {
  await findRecord(owner, id, call, 'read');
  return listPage(spec, call.query, call);
}
