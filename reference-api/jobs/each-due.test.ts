import { and, asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { coupon, memberCoupon } from '@/reference-api/database/schema/coupon';
import { member } from '@/reference-api/database/schema/member';
import { testStack } from '@/reference-api/testing/world';
import { eachDue } from './each-due';

/** More than two batches, half of them due at one moment. */
const DUE = 450;
const HOUR_MS = 3_600_000;
const world = await testStack();

test('what is due is taken once, in the order of its moments; what fails is passed over', async () => {
  const now = world.clock.now();
  const [made] = await world.database
    .insert(coupon)
    .values({ name: '到期券', totalCount: -1, status: 1, takenCount: DUE + 1, createTime: now })
    .returning({ id: coupon.id });
  const [holder] = await world.database.select({ id: member.id }).from(member).limit(1);
  const held = { couponId: made?.id ?? 0, memberId: holder?.id ?? 0, takeType: 1, validStart: now, createTime: now };
  const ends = (number: number) => new Date(now.getTime() - (number < 220 ? 1_000 : number) * HOUR_MS);
  await world.database.insert(memberCoupon).values(Array.from({ length: DUE }, (_, number) => ({ ...held, validEnd: ends(number) })));
  await world.database.insert(memberCoupon).values({ ...held, validEnd: new Date(now.getTime() + HOUR_MS) });
  const own = and(eq(memberCoupon.couponId, held.couponId), eq(memberCoupon.status, 1));
  const inOrder = await world.database.select().from(memberCoupon).where(own).orderBy(asc(memberCoupon.validEnd), asc(memberCoupon.id));
  const taken: number[] = [];
  const failing = inOrder[100]?.id;
  const error = world.context.log.error;
  world.context.log.error = () => undefined;
  const changed = await eachDue(world.context, { table: memberCoupon, at: memberCoupon.validEnd, where: own }, async (_effect, id) => {
    if (id === failing) throw new Error('cannot be taken');
    taken.push(id);
  });
  world.context.log.error = error;
  expect(changed).toBe(DUE - 1);
  expect(taken).toEqual(
    inOrder
      .slice(0, DUE)
      .map(({ id }) => id)
      .filter((id) => id !== failing),
  );
});
