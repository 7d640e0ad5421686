import { and, count, eq, getTableName, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { codes } from '@/lib/contract/call/codes';
import type { LevelFilter } from '@/lib/contract/level';
import { flagOf, yesNo } from '@/lib/contract/states/yes-no';
import type { CrudTable } from '@/reference-api/crud/crud-spec';
import type { DefaultTable } from '@/reference-api/crud/default-record';
import { containsKeyword, sameAs } from '@/reference-api/crud/filters';
import { holdRecord } from '@/reference-api/crud/records';
import type { ObjectName } from '@/reference-api/not-found';
import { Refusal, refuseField } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';

/** Those who stand on the levels of one kind, and which of them a caller sees. */
export interface Holders {
  readonly table: PgTable & { levelId: PgColumn };
  readonly seen: (call: Call) => SQL | undefined;
}

interface LevelRecord {
  readonly id: number;
  readonly isDefault: number;
  readonly status: number;
  readonly createTime: Date;
}

/** What is alike for levels of every kind: they come whole, the lowest first, and each name and grade is taken once. */
export const levelSpec = <Table extends CrudTable & Record<'name' | 'grade' | 'status', PgColumn>>(table: Table, object: ObjectName) => ({
  table,
  object,
  scope: () => undefined,
  order: { grade: table.grade },
  defaultDirection: 'asc' as const,
  unpaged: true as const,
  where: ({ name, status }: LevelFilter) => [containsKeyword(name, [table.name]), sameAs(table.status, status)],
  taken: (call: Call) => ({
    [`${getTableName(table)}_name_unique`]: () => refuseField('name', 'unique', { label: call.label('name') }),
    [`${getTableName(table)}_grade_unique`]: () => refuseField('grade', 'unique', { label: call.label('grade') }),
  }),
});

/** Stored levels as every kind of row begins, each with how many stand on it. */
export async function levelsWithHolders<Level extends LevelRecord>(records: readonly Level[], holders: Holders, call: Call) {
  const standing = await countHolders(
    records.map(({ id }) => id),
    holders,
    call,
  );
  return records.map(({ createTime: _inner, ...level }) => ({
    level: { ...level, isDefault: flagOf(level.isDefault), status: flagOf(level.status) },
    count: standing.get(level.id) ?? 0,
  }));
}

/** Refuses to switch off the default level. */
export function requireNotDefault({ isDefault }: Pick<LevelRecord, 'isDefault'>): void {
  if (isDefault === yesNo.yes) throw new Refusal(codes.defaultLevelDisable);
}

/** Holds a level that is to go, and refuses the default one: removing asks for no version, so it may have become the default since it was read. */
export async function holdUndefaulted(table: DefaultTable, { id }: Pick<LevelRecord, 'id'>, { database }: Call): Promise<void> {
  await holdRecord(table, id, { database });
  if ((await database.$count(table, and(eq(table.id, id), eq(table.isDefault, yesNo.yes)))) > 0)
    throw new Refusal(codes.defaultLevelDelete);
}

/** Refuses to remove a level that somebody stands on; it is held, so that those just being put on it are counted. */
export async function requireUnused({ id }: Pick<LevelRecord, 'id'>, holders: Holders, inUse: number, call: Call): Promise<void> {
  if ((await countHolders([id], holders, call)).get(id)) throw new Refusal(inUse);
}

async function countHolders(ids: readonly number[], { table, seen }: Holders, call: Call): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const found = await call.database
    .select({ levelId: table.levelId, holders: count() })
    .from(table as PgTable)
    .where(and(inArray(table.levelId, [...ids]), seen(call)))
    .groupBy(table.levelId);
  return new Map(found.map(({ levelId, holders }) => [Number(levelId), holders]));
}
