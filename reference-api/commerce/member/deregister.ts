import { and, eq, inArray, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { memberState, memberTransitions } from '@/lib/contract/states/member';
import { openOrderStates } from '@/lib/contract/states/order';
import type { Effect } from '@/reference-api/commerce/effect';
import { moveState } from '@/reference-api/crud/move-state';
import { member } from '@/reference-api/database/schema/member';
import { order } from '@/reference-api/database/schema/order';
import { Refusal } from '@/reference-api/refusal';
import { actingMember } from './buyer';

/** A member leaves for good: with no money and no open order (member.md 1.4). */
export async function deregisterMember(effect: Effect, { memberId }: { memberId: number }): Promise<{ status: number }> {
  const { database } = effect;
  await actingMember(effect, memberId, 'do');
  const open = await database.$count(order, and(eq(order.memberId, memberId), inArray(order.status, [...openOrderStates])));
  if (open > 0) throw new Refusal(codes.deregisterRefused);
  const where = sql`${member.balance} = 0 and ${member.frozenBalance} = 0`;
  await moveState(member, memberId, memberTransitions.deregister, {}, { database, where });
  return { status: memberState.deregistered };
}
