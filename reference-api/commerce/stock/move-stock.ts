import { codes } from '@/lib/contract/call/codes';
import { onOff } from '@/lib/contract/states/on-off';
import type { Effect } from '@/reference-api/commerce/effect';
import { rowsOf } from '@/reference-api/database/statement';
import { Refusal } from '@/reference-api/refusal';
import { sellsCardsNow } from './sells-cards';

interface StockMove {
  goodsId: number;
  skuId: number;
  /** Signed pieces. */
  delta: number;
  /**
   * What the pieces are. The way goods are delivered may have been changed since they were ordered: cards move no typed stock, and
   * typed pieces no stock of cards. Left out, they are what the goods sell now.
   */
  of?: 'cards' | 'typed';
}

const MOVE = `
  with held as (select id, $4::text is null or ${sellsCardsNow('goods')} = ($4 = 'cards') as counts from goods where id = $1 for no key update),
    moved as (update goods_sku set stock = stock + $3::int
      where id = $2 and goods_id in (select id from held where counts) and stock + $3 >= 0 returning id, status, deleted_at),
    counted as (update goods set stock = goods.stock + $3
      from moved where goods.id = $1 and moved.status = ${onOff.on} and moved.deleted_at is null
      returning goods.stock <= goods.stock_warn as low)
  select counted.low from held left join moved on true left join counted on true where moved.id is not null or not held.counts`;

/**
 * Moves the stock of a variant and the total of its goods in one step; refuses what is not there. The goods are locked first, so
 * that the total counts enabled variants whatever else happens to them. Answers whether the goods came down to their warning level.
 */
export async function moveStock({ database }: Pick<Effect, 'database'>, { goodsId, skuId, delta, of }: StockMove): Promise<boolean> {
  if (delta === 0) return false;
  const [moved] = await rowsOf<{ low: boolean | null }>(database, MOVE, [goodsId, skuId, delta, of ?? null]);
  if (!moved) throw new Refusal(codes.notEnoughStock);
  return moved.low === true;
}
