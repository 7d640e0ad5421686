import { inArray } from 'drizzle-orm';
import type { Database } from '@/reference-api/database/connect';
import { member } from '@/reference-api/database/schema/member';
import { storeLevel, storeMeal } from '@/reference-api/database/schema/store';

interface Named {
  levelId: number | null;
  mealId: number | null;
  ownerMemberId?: number | null;
}

const idsOf = (records: readonly Named[], key: keyof Named): number[] => [...new Set(records.flatMap((record) => record[key] ?? []))];
const byId = (rows: readonly { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));

/** Names a page of stores or of their applications shows: each is read once. */
export async function namesOfStores(records: readonly Named[], database: Database) {
  const levels = idsOf(records, 'levelId');
  const meals = idsOf(records, 'mealId');
  const owners = idsOf(records, 'ownerMemberId');
  const none: { id: number; name: string }[] = [];
  return {
    levels: byId(
      levels.length === 0
        ? none
        : await database.select({ id: storeLevel.id, name: storeLevel.name }).from(storeLevel).where(inArray(storeLevel.id, levels)),
    ),
    meals: byId(
      meals.length === 0
        ? none
        : await database.select({ id: storeMeal.id, name: storeMeal.name }).from(storeMeal).where(inArray(storeMeal.id, meals)),
    ),
    owners: byId(
      owners.length === 0
        ? none
        : await database.select({ id: member.id, name: member.nickname }).from(member).where(inArray(member.id, owners)),
    ),
  };
}
