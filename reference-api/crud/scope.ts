import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { codes } from '@/lib/contract/call/codes';
import { type Caller, isMain } from '@/reference-api/auth/caller';
import { notFound, type ObjectName } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';
import { sameAs } from './filters';

/** Which rows a caller's lists hold: the main store sees all, or those of the store it asks for; any other store its own (00-conventions 3). */
export function storeScope(column: PgColumn, caller: Pick<Caller, 'storeId'>, wanted?: number): SQL | undefined {
  if (!isMain(caller)) return eq(column, caller.storeId);
  return sameAs(column, wanted);
}

/** Refuses a row of another store: on reading it is as if it did not exist, on writing it is told. */
export function requireOwn(record: { storeId: number }, caller: Caller, object: ObjectName, purpose: 'read' | 'write'): void {
  if (isMain(caller) || record.storeId === caller.storeId) return;
  throw purpose === 'read' ? notFound(object) : new Refusal(codes.otherStoresRow);
}
