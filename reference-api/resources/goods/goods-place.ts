import { eq } from 'drizzle-orm';
import { goodsBrand, goodsCategory } from '@/reference-api/database/schema/goods';
import { notFound } from '@/reference-api/not-found';
import { refuseField } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';

/*
 * Where goods are put stays until they are written: it is held as their foreign keys hold it. A removal under way is waited for, and
 * one that comes later waits and then counts them.
 */

/** The category is of the kind and at the lowest level. */
export async function requireCategory(categoryId: number, kind: number, { database, label }: Call, present?: number): Promise<void> {
  const refused = refuseField('categoryId', 'requiredChoice', { label: label('categoryId') });
  const [own] = await database.select().from(goodsCategory).where(eq(goodsCategory.id, categoryId)).for('key share');
  if (!own || own.kind !== kind) throw refused;
  const [child] = await database.select({ id: goodsCategory.id }).from(goodsCategory).where(eq(goodsCategory.parentId, own.id)).limit(1);
  // Goods that stood in a category before it got children stay there until somebody moves them.
  if (child && present !== own.id) throw refused;
}

/** The brand exists. */
export async function requireBrand(brandId: number, { database }: Call): Promise<void> {
  const [brand] = await database.select({ id: goodsBrand.id }).from(goodsBrand).where(eq(goodsBrand.id, brandId)).for('key share');
  if (!brand) throw notFound('brand');
}
