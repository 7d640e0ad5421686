import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { nameStatements } from './named-statements';
import { sendTogether } from './send-together';

/** A database or a transaction in it: handlers need not know which. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

/** An open pool and the queries over it. */
export interface Connection {
  readonly pool: pg.Pool;
  readonly database: Database;
}

const INT8 = 20;
// Sums and counts come as int8, which pg hands out as text; no figure here outgrows a safe integer.
pg.types.setTypeParser(INT8, Number);

/** Opens a pool on a PostgreSQL address. */
export function connect(url: string, max = 20): Connection {
  const pool = new pg.Pool({ connectionString: url, max, application_name: 'shangtai-reference-api', pipeline: true });
  // An idle connection that drops is replaced by the pool at the next query, which reports the error if it persists.
  pool.on('error', () => undefined);
  // The same for one that drops in the middle of a transaction: the next query in it fails, and nothing else has to.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', sendTogether);
  pool.on('connect', nameStatements);
  return { pool, database: drizzle(pool, { casing: 'snake_case' }) };
}
