import type pg from 'pg';
import type { Invariant } from './invariant';
import { memberInvariants } from './member-invariants';
import { orderInvariants } from './order-invariants';
import { stockInvariants } from './stock-invariants';
import { storeInvariants } from './store-invariants';

/** Everything that must hold (acceptance.md): each ledger explains its value, and what is held twice agrees. */
export const invariants: readonly Invariant[] = [...memberInvariants, ...orderInvariants, ...stockInvariants, ...storeInvariants];

/** An invariant with the rows that break it. */
export interface Checked {
  readonly invariant: Invariant;
  readonly count: number;
  /** The first of them. */
  readonly rows: readonly Record<string, unknown>[];
}

const SHOWN = 5;

/** Looks at all of them, or at some, in one state of the database. */
export async function checkInvariants(pool: Pick<pg.Pool, 'connect'>, shown = SHOWN, of = invariants): Promise<Checked[]> {
  if (of.length === 0) return [];
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const checked: Checked[] = [];
    for (const invariant of of) {
      const { rows } = await client.query<Record<string, unknown>>(inOrder(invariant.broken));
      checked.push({ invariant, count: rows.length, rows: rows.slice(0, shown) });
    }
    return checked;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** By the first column, which is the record's id: two looks at the same books tell the same. */
const inOrder = (broken: string) => `select * from (${broken}) found order by 1, found::text`;

/** What was found, as text: a line each, and the first rows of those that do not hold. */
export const report = (checked: readonly Checked[]): string =>
  checked
    .flatMap(({ invariant: { name, rule }, count, rows }) => [
      `${count === 0 ? 'holds ' : 'BROKEN'} ${name}: ${rule}${count === 0 ? '' : ` (${count} rows)`}`,
      ...rows.map((row) => `         ${JSON.stringify(row)}`),
    ])
    .join('\n');
