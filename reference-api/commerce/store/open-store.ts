import { eq } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { storeState } from '@/lib/contract/states/store';
import { addTerm, type Term } from '@/reference-api/commerce/amounts/licence-term';
import type { Effect } from '@/reference-api/commerce/effect';
import { enabledLevel } from '@/reference-api/crud/enabled-level';
import { refuseDuplicates } from '@/reference-api/database/duplicates';
import { member } from '@/reference-api/database/schema/member';
import { store } from '@/reference-api/database/schema/store';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';
import { makeSlots } from './home-slots';
import { makeOwnerAdmin } from './owner-admin';
import { type Plan, planOf } from './plan';

type StoreValues = Omit<typeof store.$inferInsert, 'id' | 'status' | 'expireAt' | 'createTime'>;

/** What a store is opened with: what it says of itself, its owner, and the login name of the owner's administrator. */
export interface OpenedStore extends StoreValues {
  ownerMemberId: number;
  levelId: number;
  mealId?: number | null;
  /** How long a plan runs that was paid for; none: as it is sold now. */
  term?: Term | undefined;
  username: string;
}

/** Refusals of a store's unique values. */
export const takenStore = {
  store_name_unique: () => new Refusal(codes.storeNameTaken, {}, 'name'),
  store_owner_unique: () => new Refusal(codes.ownerHasStore, {}, 'ownerMemberId'),
};

/**
 * Opens a store in one step: the row with what its plan grants, its empty icon slots, the owner bound, and an administrator with a
 * one-time password (shopping.md 2, approval). Without a plan it never expires.
 */
export async function openStore(effect: Effect, { username, term, ...values }: OpenedStore) {
  const { database, now } = effect;
  const [owner] = await database.select({ name: member.nickname }).from(member).where(eq(member.id, values.ownerMemberId));
  if (!owner) throw notFound('member');
  await enabledLevel('storeLevel', values.levelId, effect);
  const plan = values.mealId == null ? undefined : await planOf(effect, values.mealId);
  const granted = plan ? grantedBy(plan) : {};
  const [opened] = await refuseDuplicates(takenStore, () =>
    database
      .insert(store)
      .values({
        ...values,
        ...granted,
        levelId: values.levelId,
        status: storeState.open,
        expireAt: plan ? addTerm(now, term ?? { unit: plan.durationUnit, num: plan.durationNum }) : null,
        createTime: now,
      })
      .returning({ id: store.id }),
  );
  const id = opened?.id ?? 0;
  await makeSlots(database, now, id);
  const tempPassword = await makeOwnerAdmin(effect, { storeId: id, username, name: values.contactName || owner.name });
  return { id, username, tempPassword };
}

/** What a plan copies onto a store: features and limit, so that a later edit of the plan changes nothing. */
export const grantedBy = ({ auths, goodsLimit }: Plan) => ({ auths, goodsLimit });
