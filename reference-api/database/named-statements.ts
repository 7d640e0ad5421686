import type pg from 'pg';
import { leanQuery, type QueryConfig } from './lean-query';

/** How often a text is met before it gets a name, how many get one, and how long the longest of them is. */
const MET_OFTEN = 5;
const MOST_NAMES = 200;
const LONGEST = 8_000;
const STATEMENT = /^\s*(?:select|insert|update|delete|with)\s/i;

const names = new Map<string, string>();
const met = new Map<string, number>();

/**
 * Lets a connection remember the statements that transactions send again and again, so that the database reads and plans them once
 * and not with every order. Reads outside of transactions, and in those that only
 * read, stay as they are: what is best for them depends on what is asked for. So does what takes no values: sent as plain text it is over with
 * its answer, while a named one keeps its place, and the snapshot it was read with, until the transaction's next statement.
 */
export function nameStatements(client: pg.PoolClient): void {
  const query = client.query as (config: unknown, ...rest: unknown[]) => unknown;
  let inTransaction = false;
  client.query = ((config: unknown, ...rest: unknown[]) => {
    if (!hasText(config)) return query.call(client, config, ...rest);
    if (config.text === 'begin') inTransaction = true;
    if (config.text === 'commit' || config.text === 'rollback') inTransaction = false;
    const [values, callback] = rest;
    const sent = inTransaction ? named(config, values ?? config.values) : config;
    const lean = sent.name !== undefined && sent.rowMode === 'array' && Array.isArray(values) && callback === undefined;
    return lean ? leanQuery((own) => query.call(client, own), sent, values) : query.call(client, sent, ...rest);
  }) as typeof client.query;
}

const hasText = (config: unknown): config is QueryConfig => typeof config === 'object' && config !== null && 'text' in config;

function named(config: QueryConfig, values: unknown): QueryConfig {
  const takesValues = Array.isArray(values) && values.length > 0;
  const name = config.name ?? (takesValues ? (names.get(config.text) ?? nameWhenOften(config.text)) : undefined);
  return name === undefined ? config : { ...config, name };
}

function nameWhenOften(text: string): string | undefined {
  if (names.size >= MOST_NAMES || text.length > LONGEST || !STATEMENT.test(text)) return undefined;
  const times = (met.get(text) ?? 0) + 1;
  if (times < MET_OFTEN) {
    // Texts that differ each time are forgotten before they fill the memory.
    if (met.size >= MOST_NAMES * 10) met.clear();
    met.set(text, times);
    return undefined;
  }
  met.delete(text);
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}
