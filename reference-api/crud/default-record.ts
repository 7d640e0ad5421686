import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { codes } from '@/lib/contract/call/codes';
import { yesNo } from '@/lib/contract/states/yes-no';
import { Refusal } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';
import type { Moved } from './move-state';

/** Levels and the like: records that can be switched off, one of which is the default. */
export type DefaultTable = PgTable & { id: PgColumn; status: PgColumn; isDefault: PgColumn; version: PgColumn };

const ENABLED = 1;

/** Makes an enabled record the default in place of the present one. Compared and set at once: it may be switched off at the same moment. */
export async function makeDefault(table: DefaultTable, id: number, { database }: Call): Promise<Moved> {
  // The new one and the present one are locked in one order: of two that are made the default at once, the second finds the first.
  await database
    .select({ id: table.id })
    .from(table as PgTable)
    .where(or(eq(table.isDefault, yesNo.yes), eq(table.id, id)))
    .orderBy(table.id)
    .for('update');
  await database
    .update(table)
    .set({ isDefault: yesNo.no, version: next(table) })
    .where(and(eq(table.isDefault, yesNo.yes), ne(table.id, id)));
  const moved = await changed(table, and(eq(table.id, id), eq(table.status, ENABLED)), { isDefault: yesNo.yes }, database);
  if (!moved) throw new Refusal(codes.defaultLevelMustRemain);
  return moved;
}

/** Switches a record on or off; the default stays on. */
export async function switchRecord(
  table: DefaultTable,
  { id, status }: { id: number; status: number },
  { database }: Call,
): Promise<Moved> {
  const free = status === ENABLED ? undefined : eq(table.isDefault, yesNo.no);
  const moved = await changed(table, and(eq(table.id, id), free), { status }, database);
  if (!moved) throw new Refusal(codes.defaultLevelDisable);
  return moved;
}

const next = ({ version }: DefaultTable): SQL => sql`${version} + 1`;

async function changed(table: DefaultTable, which: SQL | undefined, set: object, database: Call['database']): Promise<Moved | undefined> {
  const [row] = await database
    .update(table)
    .set({ ...set, version: next(table) })
    .where(which)
    .returning({ id: table.id, status: table.status, version: table.version });
  return row && { id: Number(row.id), status: Number(row.status), version: Number(row.version) };
}
