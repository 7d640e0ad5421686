import { eq } from 'drizzle-orm';
import type { Effect } from '@/reference-api/commerce/effect';
import { storeMeal } from '@/reference-api/database/schema/store';
import { notFound } from '@/reference-api/not-found';

export type Plan = typeof storeMeal.$inferSelect;

/** A plan as it stands now, held until the effect is done; one taken off sale may still be given by the platform. */
export async function planOf({ database }: Effect, mealId: number): Promise<Plan> {
  const [plan] = await database.select().from(storeMeal).where(eq(storeMeal.id, mealId)).for('key share');
  if (!plan) throw notFound('plan');
  return plan;
}
