import type { Effect } from '@/reference-api/commerce/effect';
import { actingMember } from '@/reference-api/commerce/member/buyer';
import { Refusal } from '@/reference-api/refusal';
import { readSettings } from '@/reference-api/settings/read-settings';
import { changeReferrer } from './count-referred';
import { lockReferrals } from './referral-lock';
import { requireReferrer } from './require-referrer';

/** When a link binds somebody who is registered already (parameter.md 5). */
const bindMode = { whenNone: 1, atRegistration: 2, always: 3 } as const;

/** A registered member opens the link of a distributor: it binds as the settings say; a link that may not bind changes nothing. */
export async function followLink(
  effect: Effect,
  { memberId, inviterId }: { memberId: number; inviterId: number },
): Promise<{ parentId: number | null }> {
  await lockReferrals(effect);
  const { parentId } = await actingMember(effect, memberId, 'do');
  const { distribution } = await readSettings(effect.database, ['distribution']);
  const binds = distribution.bindMode === bindMode.always || (distribution.bindMode === bindMode.whenNone && parentId === null);
  if (!distribution.enabled || !binds || parentId === inviterId || !(await mayRefer(effect, inviterId, memberId))) return { parentId };
  await changeReferrer(effect, memberId, inviterId);
  return { parentId: inviterId };
}

async function mayRefer({ database }: Effect, inviterId: number, memberId: number): Promise<boolean> {
  try {
    await requireReferrer(inviterId, memberId, database);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
