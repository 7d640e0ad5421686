import { eq } from 'drizzle-orm';
import type { Database } from '@/reference-api/database/connect';
import { member } from '@/reference-api/database/schema/member';
import { notFound } from '@/reference-api/not-found';

/** The mobile of a member in full, for whoever may see what rows mask. */
export async function mobileOf(memberId: number, { database }: { readonly database: Database }): Promise<string> {
  const [found] = await database.select({ mobile: member.mobile }).from(member).where(eq(member.id, memberId));
  if (!found) throw notFound('member');
  return found.mobile;
}
