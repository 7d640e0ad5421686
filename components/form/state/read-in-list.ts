import { everyRow } from '@/lib/client/every-row';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import type { Identified, Listing, Sorting } from '@/lib/contract/call/resource';

/** The `reload` of a form whose record no call reads alone: its list holds all there is to edit, and is short enough to come whole. */
export const readInList =
  <Row extends Identified, Filter extends object, Values>(of: Listing<Row, Filter>, valuesOf: (row: Row) => Values) =>
  async (id: number): Promise<Values> =>
    valuesOf(rowIn(await everyRow(of, {} as Filter & Sorting), id));

/** The row of that id; one that is gone is told as the API tells it. */
export function rowIn<Row extends Identified>(rows: readonly Row[], id: number): Row {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new ApiError(codes.notFound, '');
  return found;
}
