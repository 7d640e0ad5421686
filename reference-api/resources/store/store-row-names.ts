import { namesOf } from '@/reference-api/crud/names-of';
import type { Database } from '@/reference-api/database/connect';
import { member } from '@/reference-api/database/schema/member';
import { storeLevel, storeMeal } from '@/reference-api/database/schema/store';

interface Named {
  levelId: number | null;
  mealId: number | null;
  ownerMemberId?: number | null;
}

/** Names a page of stores or of their applications shows. */
export const namesOfStores = async (records: readonly Named[], database: Database) => ({
  levels: await namesOf(records, 'levelId', storeLevel.name, database),
  meals: await namesOf(records, 'mealId', storeMeal.name, database),
  owners: await namesOf(records, 'ownerMemberId', member.nickname, database),
});
