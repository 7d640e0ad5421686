import { eq, sql } from 'drizzle-orm';
import type { Effect } from '@/reference-api/commerce/effect';
import { flowNo } from '@/reference-api/commerce/ledgers/flow-no';
import { member } from '@/reference-api/database/schema/member';
import { memberLevel } from '@/reference-api/database/schema/member-level';
import { statement } from '@/reference-api/database/statement';

/** Who places an order, with what the level means for it: without one everything is 100 (clarifications 24). */
export interface OrderBuyer {
  id: number;
  status: number;
  discount: number;
  pointRate: number;
}

/** What an order will be called: known before it is written, because its coupon names it. */
export interface OrderNumbers {
  id: number;
  orderNo: string;
}

/** Of the level as it is once the member is held: a join would still see the one from before the wait. */
const ofLevel = (column: typeof memberLevel.discount | typeof memberLevel.pointRate) =>
  sql<number>`coalesce((select ${column} from ${memberLevel} where ${memberLevel.id} = ${member.levelId}), 100)`.mapWith(Number);

const buyerHeld = statement('buyer_held', (database) =>
  database
    .select({
      ...{ id: member.id, status: member.status, discount: ofLevel(memberLevel.discount), pointRate: ofLevel(memberLevel.pointRate) },
      orderId: sql`nextval('order_id_seq')`.mapWith(Number),
    })
    .from(member)
    .where(eq(member.id, sql.placeholder('id')))
    .for('update'),
);

/** The buyer of a new order, locked until the effect is done, and the numbers of the order. */
export async function heldBuyer({ database, now }: Effect, memberId: number): Promise<{ buyer?: OrderBuyer; numbers: OrderNumbers }> {
  const [found] = await buyerHeld(database, { id: memberId });
  const { orderId = 0, ...buyer } = found ?? {};
  return { ...(found ? { buyer: buyer as OrderBuyer } : {}), numbers: { id: orderId, orderNo: flowNo('D', now) } };
}
