import { eq, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { onOff } from '@/lib/contract/states/on-off';
import type { Effect } from '@/reference-api/commerce/effect';
import { goods, goodsSku } from '@/reference-api/database/schema/goods';
import { rowsOf } from '@/reference-api/database/statement';
import { Refusal } from '@/reference-api/refusal';

interface StockMove {
  goodsId: number;
  skuId: number;
  /** Signed pieces. */
  delta: number;
}

const MOVE = `
  with held as (select id from goods where id = $1 for no key update),
    moved as (update goods_sku set stock = stock + $3::int
      where id = $2 and goods_id in (select id from held) and stock + $3 >= 0 returning id, status, deleted_at),
    counted as (update goods set stock = goods.stock + $3
      from moved where goods.id = $1 and moved.status = ${onOff.on} and moved.deleted_at is null
      returning goods.stock <= goods.stock_warn as low)
  select counted.low from moved left join counted on true`;

/**
 * Moves the stock of a variant and the total of its goods in one step; refuses what is not there. The goods are locked first, so
 * that the total counts enabled variants whatever else happens to them. Answers whether the goods came down to their warning level.
 */
export async function moveStock({ database }: Pick<Effect, 'database'>, { goodsId, skuId, delta }: StockMove): Promise<boolean> {
  if (delta === 0) return false;
  const [moved] = await rowsOf<{ low: boolean | null }>(database, MOVE, [goodsId, skuId, delta]);
  if (!moved) throw new Refusal(codes.notEnoughStock);
  return moved.low === true;
}

/** Counts what lists show of goods anew after its variants were edited: lowest and highest price and the stock of the enabled ones. */
export async function refreshGoodsFigures({ database }: Pick<Effect, 'database'>, goodsId: number): Promise<void> {
  await database.select({ id: goods.id }).from(goods).where(eq(goods.id, goodsId)).for('no key update');
  const of = (figure: string) =>
    sql`coalesce((select ${sql.raw(figure)} from ${goodsSku} s where s.goods_id = ${goodsId} and s.status = ${onOff.on} and s.deleted_at is null), 0)`;
  await database
    .update(goods)
    .set({ priceMin: of('min(s.price)'), priceMax: of('max(s.price)'), stock: of('sum(s.stock)') })
    .where(eq(goods.id, goodsId));
}

const LARGEST = 999_999;

/** Changes a typed stock (goods.md 5); out of its range is refused by its caller's text. Answers the stock there is now. */
export async function changeStock(
  effect: Pick<Effect, 'database'>,
  { skuId, delta }: { skuId: number; delta: number },
): Promise<number | undefined> {
  const [sku] = await effect.database.select({ goodsId: goodsSku.goodsId }).from(goodsSku).where(eq(goodsSku.id, skuId));
  if (!sku) return undefined;
  await effect.database.select({ id: goods.id }).from(goods).where(eq(goods.id, sku.goodsId)).for('no key update');
  const [held] = await effect.database.select({ stock: goodsSku.stock }).from(goodsSku).where(eq(goodsSku.id, skuId)).for('no key update');
  const after = (held?.stock ?? 0) + delta;
  if (after < 0 || after > LARGEST) return undefined;
  await moveStock(effect, { goodsId: sku.goodsId, skuId, delta });
  return after;
}
