import { and, eq, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { cardState } from '@/lib/contract/states/card';
import type { Effect } from '@/reference-api/commerce/effect';
import type { ItemRow, OrderRow } from '@/reference-api/commerce/lock-order';
import { rulesOf } from '@/reference-api/commerce/order/item-terms';
import { goodsCard } from '@/reference-api/database/schema/goods-card';
import { orderItem } from '@/reference-api/database/schema/order';
import { orderDelivery } from '@/reference-api/database/schema/order-history';
import { statement } from '@/reference-api/database/statement';
import { Refusal } from '@/reference-api/refusal';
import { type CardRow, lockedCards } from './lock-cards';

const HOUR_MS = 3_600_000;
const DEFAULT_HOURS = 24;

/** Hands the locked cards of an item to its buyer; fewer than bought when some were voided in between. */
export async function deliverLockedCards(effect: Effect, of: OrderRow, item: ItemRow): Promise<{ pieces: number; until: Date }> {
  const cards = await lockedCards(effect, item.id);
  const until = warrantyOf(effect, item);
  for (const card of cards) {
    await sellCard(effect, card, cardState.locked, of, item);
    await writeDelivery(effect, of, item, { cardId: card.id, content: card.content, contentMask: card.contentMask });
  }
  await countDelivered(effect, item, cards.length);
  return { pieces: cards.length, until };
}

/** Moves one card to its buyer; a card that somebody else took in this moment is refused. */
export async function sellCard(effect: Effect, card: CardRow, from: number, of: OrderRow, item: ItemRow): Promise<void> {
  const { database, now } = effect;
  const { rowCount } = await database
    .update(goodsCard)
    .set({
      ...{
        status: cardState.sold,
        soldTime: now,
        lockUntil: null,
        orderId: of.id,
        orderNo: of.orderNo,
        orderItemId: item.id,
        memberId: of.memberId,
      },
      version: sql`${goodsCard.version} + 1`,
    })
    .where(and(eq(goodsCard.id, card.id), eq(goodsCard.status, from)));
  if (rowCount !== 1) throw new Refusal(codes.notEnoughStock);
}

interface Handed {
  cardId?: number | null;
  content: string;
  contentMask: Record<string, string>;
}

/** Writes what was handed over, with its warranty. Answers its number. */
export async function writeDelivery(effect: Effect, of: OrderRow, item: ItemRow, { cardId = null, ...handed }: Handed): Promise<number> {
  const [made] = await effect.database
    .insert(orderDelivery)
    .values({ orderId: of.id, itemId: item.id, cardId, ...handed, deliveredAt: effect.now, warrantyUntil: warrantyOf(effect, item) })
    .returning({ id: orderDelivery.id });
  if (!made) throw new Error('the delivery was not written');
  return made.id;
}

/** The end of the warranty of what an item delivers now. */
export const warrantyOf = ({ now }: Effect, item: ItemRow): Date =>
  new Date(now.getTime() + (rulesOf(item).warrantyHours ?? DEFAULT_HOURS) * HOUR_MS);

const deliveredCounted = statement('delivered_counted', (database) =>
  database
    .update(orderItem)
    .set({ deliveredCount: sql`${orderItem.deliveredCount} + ${sql.placeholder('pieces')}` })
    .where(eq(orderItem.id, sql.placeholder('id'))),
);

/** Counts pieces as handed over, or as taken back. */
export async function countDelivered({ database }: Effect, item: ItemRow, pieces: number): Promise<void> {
  if (pieces === 0) return;
  await deliveredCounted(database, { id: item.id, pieces });
}
