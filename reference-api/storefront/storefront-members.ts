import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { yesNo } from '@/lib/contract/states/yes-no';
import {
  couponTakeCall,
  hit,
  memberAddress as memberAddressCall,
  memberDeregister,
  memberRecharge,
  memberRegister,
  memberSignIn,
} from '@/lib/contract/storefront/members';
import { takeCoupon } from '@/reference-api/commerce/coupon/take-coupon';
import type { Effect } from '@/reference-api/commerce/effect';
import { actingMember } from '@/reference-api/commerce/member/buyer';
import { deregisterMember } from '@/reference-api/commerce/member/deregister';
import { rechargeMember } from '@/reference-api/commerce/member/recharge';
import { registerMember } from '@/reference-api/commerce/member/register';
import { signInMember } from '@/reference-api/commerce/member/sign-in';
import { goods } from '@/reference-api/database/schema/goods';
import { homeCarousel, homeDialog } from '@/reference-api/database/schema/home';
import { memberAddress } from '@/reference-api/database/schema/member';
import { notFound, type ObjectName } from '@/reference-api/not-found';
import type { Api } from '@/reference-api/serve';
import { serveStorefront } from './serve-storefront';

/** Mounts what members do besides buying (reference-api.md 2.1). */
export function mountStorefrontMembers(api: Api): void {
  serveStorefront(api, memberRegister, (effect, body, { ip }) => registerMember(effect, { ...body, ip }));
  serveStorefront(api, memberSignIn, signInMember);
  serveStorefront(api, memberAddressCall, addAddress);
  serveStorefront(api, memberRecharge, rechargeMember);
  serveStorefront(api, memberDeregister, deregisterMember);
  serveStorefront(api, couponTakeCall, takeCoupon);
  serveStorefront(api, hit, countHit);
}

type Address = Omit<typeof memberAddress.$inferInsert, 'id' | 'createTime'>;

/** Adds an address; the first one, and one that says so, becomes the default. */
export async function addAddress(effect: Effect, given: Address): Promise<{ addressId: number }> {
  const { database, now } = effect;
  await actingMember(effect, given.memberId, 'do');
  const ofMember = eq(memberAddress.memberId, given.memberId);
  const isDefault = given.isDefault === yesNo.yes || (await database.$count(memberAddress, ofMember)) === 0 ? 1 : 0;
  if (isDefault === yesNo.yes) await database.update(memberAddress).set({ isDefault: yesNo.no }).where(ofMember);
  const [made] = await database
    .insert(memberAddress)
    .values({ ...given, isDefault, createTime: now })
    .returning({ addressId: memberAddress.id });
  if (!made) throw new Error('the address was not written');
  return made;
}

interface Hit {
  target: 'goods' | 'dialog' | 'carousel';
  id: number;
  event: 'view' | 'exposure' | 'click';
  count: number;
}

/** Counts what was looked at; what is not counted for a target is ignored. */
export async function countHit({ database }: Effect, { target, id, event, count }: Hit): Promise<Record<string, never>> {
  const step = async (
    table: PgTable & { id: PgColumn },
    object: ObjectName,
    columns: Partial<Record<Hit['event'], [string, PgColumn]>>,
  ) => {
    const [name, column] = columns[event] ?? ['id', table.id];
    const counted = columns[event] ? sql`${column} + ${count}` : table.id;
    const { rowCount } = await database
      .update(table)
      .set({ [name]: counted })
      .where(eq(table.id, id));
    if (rowCount === 0) throw notFound(object);
  };
  if (target === 'goods') await step(goods, 'goods', { view: ['views', goods.views] });
  if (target === 'dialog')
    await step(homeDialog, 'dialog', {
      exposure: ['exposureCount', homeDialog.exposureCount],
      click: ['clickCount', homeDialog.clickCount],
    });
  if (target === 'carousel') await step(homeCarousel, 'carouselEntry', { click: ['clickCount', homeCarousel.clickCount] });
  return {};
}
