import { eq, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { memberState } from '@/lib/contract/states/member';
import type { Effect } from '@/reference-api/commerce/effect';
import { member } from '@/reference-api/database/schema/member';
import { statement } from '@/reference-api/database/statement';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';

export type Buyer = typeof member.$inferSelect;
/** What a disabled member cannot do: keys of `errors.action`. */
export type BuyerAction = 'take' | 'issue' | 'recharge' | 'signIn' | 'order' | 'submit' | 'approve' | 'add' | 'do';

const memberHeld = statement('member_held', (database) =>
  database
    .select()
    .from(member)
    .where(eq(member.id, sql.placeholder('id')))
    .for('update'),
);

/** A member who acts, locked until the effect is done; one who was disabled or has left is refused (member.md 1.4). */
export async function actingMember({ database }: Pick<Effect, 'database'>, memberId: number, action: BuyerAction): Promise<Buyer> {
  const [found] = await memberHeld(database, { id: memberId });
  return requireActing(found, action);
}

/** Refuses one who is not there, was disabled or has left. */
export function requireActing<Found extends Pick<Buyer, 'status'>>(found: Found | undefined, action: BuyerAction): Found {
  if (!found) throw notFound('member');
  if (found.status === memberState.deregistered) throw new Refusal(codes.memberDeregistered);
  if (found.status !== memberState.normal) throw new Refusal(codes.memberDisabled, { action: { message: `errors.action.${action}` } });
  return found;
}
