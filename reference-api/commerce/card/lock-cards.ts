import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { cardState } from '@/lib/contract/states/card';
import type { Effect } from '@/reference-api/commerce/effect';
import { moveStock } from '@/reference-api/commerce/stock/move-stock';
import { goodsCard } from '@/reference-api/database/schema/goods-card';
import { Refusal } from '@/reference-api/refusal';

export type CardRow = typeof goodsCard.$inferSelect;

interface Lock {
  skuId: number;
  pieces: number;
  orderId: number;
  orderNo: string;
  itemId: number;
  memberId: number;
  until: Date | null;
}

/**
 * Locks cards for an item, those imported first before the others (goods.md 6). The stock of the variant was taken before, so
 * its row is held and no other order can reach for the same cards.
 */
export async function lockCards({ database }: Effect, { skuId, pieces, orderId, orderNo, itemId, memberId, until }: Lock): Promise<void> {
  const free = database
    .select({ id: goodsCard.id })
    .from(goodsCard)
    .where(and(eq(goodsCard.skuId, skuId), eq(goodsCard.status, cardState.available)))
    .orderBy(asc(goodsCard.id))
    .limit(pieces)
    .for('update');
  const { rowCount } = await database
    .update(goodsCard)
    .set({
      ...{ status: cardState.locked, orderId, orderNo, orderItemId: itemId, memberId, lockUntil: until },
      version: sql`${goodsCard.version} + 1`,
    })
    .where(inArray(goodsCard.id, free));
  if (rowCount !== pieces) throw new Refusal(codes.notEnoughStock);
}

const NOBODY = { orderId: null, orderItemId: null, orderNo: '', memberId: null, lockUntil: null, soldTime: null };

/** Puts locked cards of an item back on sale, all of them or so many, and counts them in the stock again. Answers how many. */
export async function releaseCards(
  effect: Effect,
  { itemId, goodsId, skuId, most }: { itemId: number; goodsId: number; skuId: number; most?: number },
): Promise<number> {
  const { database } = effect;
  const locked = await lockedCards(effect, itemId);
  const back = locked.slice(0, most ?? locked.length);
  if (back.length === 0) return 0;
  await moveStock(effect, { goodsId, skuId, delta: back.length, of: 'cards' });
  const { rowCount } = await database
    .update(goodsCard)
    .set({ ...NOBODY, status: cardState.available, version: sql`${goodsCard.version} + 1` })
    .where(
      and(
        inArray(
          goodsCard.id,
          back.map(({ id }) => id),
        ),
        eq(goodsCard.status, cardState.locked),
      ),
    );
  // A card that was voided in this very moment is no stock any more.
  if (rowCount !== back.length) throw new Refusal(codes.orderChanged);
  return back.length;
}

/** The cards an item holds and has not got yet. */
export const lockedCards = ({ database }: Effect, itemId: number): Promise<CardRow[]> =>
  database
    .select()
    .from(goodsCard)
    .where(and(eq(goodsCard.orderItemId, itemId), eq(goodsCard.status, cardState.locked)))
    .orderBy(asc(goodsCard.id));
