import { getTableColumns, getTableName, type InferInsertModel } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
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

const casing = new CasingCache('snake_case');
const texts = new WeakMap<PgTable, Map<string, string>>();

/** Writes a row by naming the columns that are given and no others; answers its number. The same columns are the same text again. */
export async function insertRow<Table extends PgTable>(database: Database, table: Table, row: InferInsertModel<Table>): Promise<number> {
  const columns = getTableColumns(table);
  const given = Object.entries(row).filter(([, value]) => value !== undefined);
  const values = given.map(([name, value]) => (value === null ? null : columns[name]?.mapToDriverValue(value)));
  const text = textFor(
    table,
    given.map(([name]) => name),
  );
  const { rows } = await connectionOf(database).query({ text, values });
  return Number(rows[0]?.id);
}

function textFor(table: PgTable, names: readonly string[]): string {
  const known = texts.get(table) ?? new Map<string, string>();
  texts.set(table, known);
  const key = names.join();
  const text = known.get(key) ?? written(table, names);
  known.set(key, text);
  return text;
}

function written(table: PgTable, names: readonly string[]): string {
  const columns = getTableColumns(table);
  const of = (name: string) => {
    const column = columns[name];
    if (!column) throw new Error(`${getTableName(table)} has no column ${name}`);
    return `"${casing.getColumnCasing(column)}"`;
  };
  const places = names.map((_, at) => `$${at + 1}`).join(', ');
  return `insert into "${getTableName(table)}" (${names.map(of).join(', ')}) values (${places}) returning "id"`;
}
