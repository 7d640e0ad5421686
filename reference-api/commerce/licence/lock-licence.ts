import { eq } from 'drizzle-orm';
import type { Effect } from '@/reference-api/commerce/effect';
import { licence } from '@/reference-api/database/schema/licence';
import { notFound } from '@/reference-api/not-found';

export type LicenceRow = typeof licence.$inferSelect;

/** A licence, held until the effect is done. */
export async function lockLicence({ database }: Effect, licenceId: number): Promise<LicenceRow> {
  const [found] = await database.select().from(licence).where(eq(licence.id, licenceId)).for('no key update');
  if (!found) throw notFound('licence');
  return found;
}
