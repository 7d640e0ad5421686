import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Sorting } from '@/lib/contract/resource';
import { BOM, csvLine } from '@/lib/format/csv';
import { wireTime } from '@/lib/format/shanghai-time';
import type { Translate } from '@/lib/format/translate';
import type { Database } from '@/reference-api/database/connect';
import type { Call } from '@/reference-api/serve';
import { orderOf } from './find-page';
import type { HouseTable, ListHouse, Stored } from './house';
import { columnsOf, oneOf } from './list-page';

/** Rows read from the cursor at a time: large enough to be quick, small enough to keep memory flat. */
const ROWS_A_STEP = 1_000;

/** One column of an export: the message key of its head, and the text or number of a row. */
export interface ExportColumn<Row> {
  readonly head: string;
  /** The column of the list it belongs to, where that is not called like the head. */
  readonly of?: string;
  readonly cell: (row: Row, translate: Translate) => string | number;
}

interface Export<Row> {
  /** Message key of the title that begins the file name. */
  readonly title: string;
  readonly columns: readonly ExportColumn<Row>[];
}

type StreamCall<Query> = Omit<Call<Query, undefined>, 'body'>;
type ExportQuery = Sorting & { ids?: number[] | undefined; without?: string | undefined };

/**
 * Answers a list as CSV, any number of rows, streamed from a cursor in the order of the list (00-conventions 1.4).
 * The reader's pace is the writer's pace: a slow download holds no rows in memory.
 */
export function exportCsv<Table extends HouseTable, Row, Filter>(
  house: ListHouse<Table, Row, Filter>,
  call: StreamCall<Filter & ExportQuery>,
  file: Export<Row>,
): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  pour(house, { ...call, body: undefined }, file, writer)
    .then(
      () => writer.close(),
      (error: unknown) => writer.abort(error),
    )
    .catch((error: unknown) => call.context.log.debug({ error }, 'the reader of an export left'));
  return new Response(readable, { headers: headersOf(call.translate(file.title), call.now) });
}

async function pour<Table extends HouseTable, Row, Filter>(
  house: ListHouse<Table, Row, Filter>,
  call: Call<Filter & ExportQuery>,
  { columns: all }: Export<Row>,
  writer: WritableStreamDefaultWriter<Uint8Array>,
): Promise<void> {
  const encoder = new TextEncoder();
  const { translate } = call;
  const columns = shownOf(all, call.query.without);
  await writer.write(encoder.encode(BOM + csvLine(columns.map(({ head }) => translate(head)))));
  await call.database.transaction(async (database) => {
    for await (const records of recordsInOrder(house, call, database)) {
      const rows = await house.rows(records, { ...call, database });
      await writer.write(encoder.encode(rows.map((row) => csvLine(columns.map(({ cell }) => cell(row, translate)))).join('')));
    }
  });
}

/** The columns a person has not hidden; hiding all of them hides none. */
function shownOf<Row>(columns: readonly ExportColumn<Row>[], without = ''): readonly ExportColumn<Row>[] {
  const hidden = without.split(',');
  const shown = columns.filter(({ head, of }) => !hidden.includes(of ?? head.split('.').at(-1) ?? head));
  return shown.length > 0 ? shown : columns;
}

async function* recordsInOrder<Table extends HouseTable, Row, Filter>(
  house: ListHouse<Table, Row, Filter>,
  call: Call<Filter & ExportQuery>,
  database: Database,
): AsyncGenerator<Stored<Table>[]> {
  const { table } = house;
  const chosen = call.query.ids ? oneOf(table, call.query.ids) : undefined;
  const matching = and(house.live, house.scope(call, call.query), ...house.where(call.query, call), chosen);
  const order = sql.join(orderOf(house as unknown as ListHouse<HouseTable, unknown, unknown>, call.query), sql`, `);
  const columns = Object.entries(columnsOf(table));
  const named = sql.join(
    columns.map(([key, column]) => sql`${column} as ${sql.identifier(key)}`),
    sql`, `,
  );
  await database.execute(sql`declare exported no scroll cursor for select ${named} from ${table}${whereOf(matching)} order by ${order}`);
  for (;;) {
    const { rows } = await database.execute<Fetched>(sql`fetch ${sql.raw(String(ROWS_A_STEP))} from exported`);
    if (rows.length === 0) return;
    yield rows.map((row) => recordOf<Table>(row, columns));
  }
}

type Fetched = Record<string, unknown>;

/** A row of the cursor as the query layer would have read it. */
function recordOf<Table extends HouseTable>(row: Fetched, columns: readonly [string, PgColumn][]): Stored<Table> {
  for (const [key, column] of columns) if (row[key] !== null) row[key] = column.mapFromDriverValue(row[key]);
  return row as Stored<Table>;
}

const whereOf = (matching: SQL | undefined): SQL => (matching ? sql` where ${matching}` : sql``);

function headersOf(title: string, now: Date): Record<string, string> {
  const stamp = wireTime(now).replace(/[-:]/g, '').replace(' ', '-');
  const name = encodeURIComponent(`${title}-${stamp}.csv`);
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="export-${stamp}.csv"; filename*=UTF-8''${name}`,
  };
}
