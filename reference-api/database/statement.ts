import { getTableColumns, getTableName, type InferInsertModel } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Database } from './connect';

/** What the query layer keeps to itself: the connection that a database or a transaction in it speaks through. */
interface Session {
  session: { client: Pick<pg.PoolClient, 'query'> };
}

interface Preparable<Answer> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Answer> };
}

type Ready<Answer> = ReturnType<Preparable<Answer>['prepare']>;

const connectionOf = (database: Database) => (database as unknown as Session).session.client;

/**
 * A statement that is written out once for each connection and not at every use, which costs more than what the database then does
 * with it. Its values are placeholders: `statement('order_of', (database) => database.select()...where(eq(order.id, placeholder('id'))))`.
 */
export function statement<Answer>(name: string, build: (database: Database) => Preparable<Answer>) {
  const ready = new WeakMap<object, Ready<Answer>>();
  return (database: Database, values: Record<string, unknown>): Promise<Answer> => {
    const connection = connectionOf(database);
    const known = ready.get(connection) ?? build(database).prepare(name);
    ready.set(connection, known);
    return known.execute(values);
  };
}

/** A statement that is one text for good: what cannot be said with the query layer, or costs too much there. */
export async function rowsOf<Row>(database: Database, text: string, values: readonly unknown[]): Promise<Row[]> {
  const { rows } = await connectionOf(database).query({ text, values: [...values] });
  return rows as Row[];
}

/** The same with each row a list of its values, for very many rows. */
export async function listsOf<Row extends readonly unknown[]>(
  database: Database,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await connectionOf(database).query({ text, values: [...values], rowMode: 'array' });
  return rows as unknown as Row[];
}

/** How a column is called in the database. */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const casing = new CasingCache('snake_case');
const texts = new WeakMap<PgTable, Map<string, string>>();

/** Writes a row by naming the columns that are given and no others; answers its number. The same columns are the same text again. */
export async function insertRow<Table extends PgTable>(database: Database, table: Table, row: InferInsertModel<Table>): Promise<number> {
  const { names, values } = givenOf(table, row);
  const text = textFor(table, `+${names.join()}`, () => {
    const places = names.map((_, at) => `$${at + 1}`).join(', ');
    return `insert into "${getTableName(table)}" (${names.map((name) => columnOf(table, name)).join(', ')}) values (${places}) returning "id"`;
  });
  const [made] = await rowsOf<{ id: number }>(database, text, values);
  return Number(made?.id);
}

/** A table whose rows count their changes. */
type Versioned = PgTable & { id: PgColumn; version: PgColumn };

/** Changes the given columns of a row that is held, and counts the change. The same columns are the same text again. */
export async function changeRow<Table extends Versioned>(
  database: Database,
  table: Table,
  id: number,
  changes: Partial<InferInsertModel<Table>>,
): Promise<void> {
  const { names, values } = givenOf(table, changes);
  const text = textFor(table, `=${names.join()}`, () => {
    const set = names.map((name, at) => `${columnOf(table, name)} = $${at + 1}, `).join('');
    return `update "${getTableName(table)}" set ${set}"version" = "version" + 1 where "id" = $${names.length + 1}`;
  });
  await rowsOf(database, text, [...values, id]);
}

/** Which rows are changed, and how: those of the ids whose columns hold one of the values they are asked for. */
interface RowsMove {
  ids: readonly number[];
  when: Readonly<Record<string, readonly (number | string)[]>>;
  changes: object;
}

/** Changes rows that stand where they ought to, and counts the change; answers their state. The same columns are the same text again. */
export async function moveRows<Moved>(
  database: Database,
  table: Versioned & { status: PgColumn },
  { ids, when, changes }: RowsMove,
): Promise<Moved[]> {
  const { names, values } = givenOf(table, changes);
  const asked = Object.entries(when);
  const text = textFor(table, `>${names.join()}?${asked.map(([name]) => name).join()}`, () => {
    // A distributor has the number of its member, which its table calls otherwise.
    const id = `"${casing.getColumnCasing(table.id)}"`;
    const set = names.map((name, at) => `${columnOf(table, name)} = $${at + 1}, `).join('');
    const one = (name: string, at: number) => `${columnOf(table, name)} = any($${names.length + 2 + at})`;
    const where = [`${id} = any($${names.length + 1}::int[])`, ...asked.map(([name], at) => one(name, at))].join(' and ');
    return `update "${getTableName(table)}" set ${set}"version" = "version" + 1 where ${where} returning ${id} as "id", "status", "version"`;
  });
  return rowsOf<Moved>(database, text, [...values, ids, ...asked.map(([, held]) => held)]);
}

/** The columns that are given, in their order, with the values the driver wants. */
function givenOf(table: PgTable, row: object) {
  const columns = getTableColumns(table);
  const given = Object.entries(row).filter(([, value]) => value !== undefined);
  return {
    names: given.map(([name]) => name),
    values: given.map(([name, value]) => (value === null ? null : columns[name]?.mapToDriverValue(value))),
  };
}

function textFor(table: PgTable, key: string, write: () => string): string {
  const known = texts.get(table) ?? new Map<string, string>();
  texts.set(table, known);
  const text = known.get(key) ?? write();
  known.set(key, text);
  return text;
}

function columnOf(table: PgTable, name: string): string {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`${getTableName(table)} has no column ${name}`);
  return `"${casing.getColumnCasing(column)}"`;
}
