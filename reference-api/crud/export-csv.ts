import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Sorting } from '@/lib/contract/call/resource';
import { type AmountCell, BOM, csvLine, exportLine } from '@/lib/format/csv';
import { wireTime } from '@/lib/format/shanghai-time';
import type { Translate } from '@/lib/format/translate';
import { isMain } from '@/reference-api/auth/caller';
import { loggedError } from '@/reference-api/innermost-error';
import type { Call, StreamCall } from '@/reference-api/serve';
import type { CrudTable, ListSpec, Stored } from './crud-spec';
import { takeExportSlot } from './export-slots';
import { orderOf } from './find-page';
import { columnsOf, matchingOf, oneOf } from './list-page';
import { pacedWriter } from './paced-writer';

/**
 * Rows read from the cursor at a time. What is on its way survives the young collections, and the heap grows by it until the next full one:
 * a thousand rows let it grow by 130 MB, which a quarter of them does not.
 */
const ROWS_A_STEP = 250;

/** One column of an export: the message key of its head, and the text, number or amount of a row. */
export interface ExportColumn<Row> {
  readonly head: string;
  /** The head itself, for columns that people have named: fields of a form. The list has no such column to hide. */
  readonly named?: string;
  /** The column of the list it belongs to, where that is not called like the head. */
  readonly of?: string;
  /** Left out of another store's file, where every row would say the same. */
  readonly mainOnly?: true;
  readonly cell: (row: Row, translate: Translate) => string | number | AmountCell;
}

interface Export<Row> {
  /** Message key of the title that begins the file name. */
  readonly title: string;
  readonly columns: readonly ExportColumn<Row>[];
  /** The columns of the table that its rows are made of; all of them where nothing is said. */
  readonly reads?: readonly string[];
  /** Writes down who takes it out, once it has its slot: what is refused for want of one has shown nothing. */
  readonly note?: () => Promise<void>;
}

type ExportQuery = Sorting & { ids?: number[] | undefined; without?: string | undefined };

/**
 * Answers a list as CSV, any number of rows, streamed from a cursor in the order of the list (00-conventions 1.4).
 * The reader's pace is the writer's pace: a slow download holds no rows in memory. What fails before there are rows is answered like
 * any other call; afterwards the file can only break off.
 */
export async function exportCsv<Table extends CrudTable, Row, Filter>(
  spec: ListSpec<Table, Row, Filter>,
  call: StreamCall<Filter & ExportQuery>,
  file: Export<Row>,
): Promise<Response> {
  const giveBack = takeExportSlot(call.caller.adminId);
  await file.note?.().catch((error: unknown) => {
    giveBack();
    throw error;
  });
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const poured = pour(spec, { ...call, body: undefined }, file, pacedWriter(writer), begin).finally(giveBack);
  await Promise.race([begun, poured]);
  poured
    .then(
      () => writer.close(),
      (error: unknown) => {
        // The server prints what a stream broke off with: no values of a query may be in it.
        const logged = loggedError(error);
        call.context.log.warn({ err: logged }, 'an export broke off');
        return writer.abort(logged);
      },
    )
    // What is closed already has no reader to tell.
    .catch(() => undefined);
  return new Response(readable, { headers: headersOf(call.translate(file.title), call.now) });
}

async function pour<Table extends CrudTable, Row, Filter>(
  spec: ListSpec<Table, Row, Filter>,
  call: Call<Filter & ExportQuery>,
  { columns: all, reads }: Export<Row>,
  write: (chunk: Uint8Array) => Promise<void>,
  begin: () => void,
): Promise<void> {
  const encoder = new TextEncoder();
  const { translate } = call;
  const ofCaller = isMain(call.caller) ? all : all.filter(({ mainOnly }) => !mainOnly);
  const columns = shownOf(ofCaller, call.query.without);
  const head = encoder.encode(BOM + csvLine(columns.map(({ head, named }) => named ?? translate(head))));
  const lines = (rows: readonly Row[]) =>
    encoder.encode(rows.map((row) => exportLine(columns.map(({ cell }) => cell(row, translate)))).join(''));
  await call.database.transaction(async (database) => {
    const steps = ahead(rowsInOrder(spec, { ...call, database }, reads));
    const first = await steps.next();
    begin();
    await write(head);
    if (!first.done) await write(lines(first.value));
    for await (const rows of steps) await write(lines(rows));
  });
}

/** Asks for the next of a sequence while the present one is used. */
async function* ahead<Each>(sequence: AsyncGenerator<Each>): AsyncGenerator<Each> {
  const ask = () => {
    const asked = sequence.next();
    // Whoever waits for it hears of its failure; a reader who left waits for nothing.
    asked.catch(() => undefined);
    return asked;
  };
  for (let next = ask(); ; ) {
    const { done, value } = await next;
    if (done) return;
    next = ask();
    yield value;
  }
}

/** The columns a person has not hidden; hiding all of them hides none. */
function shownOf<Row>(columns: readonly ExportColumn<Row>[], without = ''): readonly ExportColumn<Row>[] {
  const hidden = without.split(',');
  const shown = columns.filter(({ head, named, of }) => named !== undefined || !hidden.includes(of ?? head.split('.').at(-1) ?? head));
  return shown.length > 0 ? shown : columns;
}

async function* rowsInOrder<Table extends CrudTable, Row, Filter>(
  spec: ListSpec<Table, Row, Filter>,
  call: Call<Filter & ExportQuery>,
  reads: readonly string[] | undefined,
): AsyncGenerator<Row[]> {
  const { table } = spec;
  const { database } = call;
  const chosen = call.query.ids ? oneOf(table, call.query.ids) : undefined;
  const matching = and(matchingOf(spec, call.query, call), chosen);
  const order = sql.join(orderOf(spec, call.query), sql`, `);
  const columns = Object.entries(columnsOf(table)).filter(([key]) => reads?.includes(key) ?? true);
  const named = sql.join(
    columns.map(([key, column]) => sql`${column} as ${sql.identifier(key)}`),
    sql`, `,
  );
  await database.execute(sql`declare exported no scroll cursor for select ${named} from ${table}${whereOf(matching)} order by ${order}`);
  const step = sql`fetch ${sql.raw(String(ROWS_A_STEP))} from exported`;
  for (;;) {
    const { rows } = await database.execute<Fetched>(step);
    if (rows.length === 0) return;
    yield await spec.rows(
      rows.map((row) => recordOf<Table>(row, columns)),
      call,
    );
  }
}

type Fetched = Record<string, unknown>;

/** A row of the cursor as the query layer would have read it. */
function recordOf<Table extends CrudTable>(row: Fetched, columns: readonly [string, PgColumn][]): Stored<Table> {
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
