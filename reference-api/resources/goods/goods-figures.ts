import { sql } from 'drizzle-orm';
import { cardState } from '@/lib/contract/states/card';
import { onOff } from '@/lib/contract/states/on-off';
import { sellsCardsNow } from '@/reference-api/commerce/stock/sells-cards';
import type { Database } from '@/reference-api/database/connect';

/** Brings lowest and highest price and total stock, kept beside the goods for lists, in line with the enabled variants. */
export async function refreshFigures(goodsId: number, database: Database): Promise<void> {
  await database.execute(sql`
    update goods set price_min = figures.low, price_max = figures.high, stock = figures.stock from (
      select
        coalesce(min(price) filter (where status = ${onOff.on}), min(price), 0) as low,
        coalesce(max(price) filter (where status = ${onOff.on}), max(price), 0) as high,
        coalesce(sum(stock) filter (where status = ${onOff.on}), 0)::int as stock
      from goods_sku where goods_id = ${goodsId} and deleted_at is null
    ) as figures where goods.id = ${goodsId}`);
}

/**
 * Holds goods until the transaction is done. Orders hold them before they reach for stock and cards, so whoever changes cards
 * does so first: then neither counts what the other has in hand, and they never wait for each other in a circle.
 */
export async function holdGoods(goodsId: number, database: Database): Promise<void> {
  await database.execute(sql`select id from goods where id = ${goodsId} for no key update`);
}

/**
 * The stock of cards is the number of cards 未售出, counted again for the variants of goods (goods.md 3.3), which are held. Goods that
 * are not sold by card any more may have some left: they are no stock.
 */
export async function recountCards(goodsId: number, database: Database): Promise<void> {
  await holdGoods(goodsId, database);
  await database.execute(sql`
    update goods_sku set stock = (select count(*) from goods_card where sku_id = goods_sku.id and status = ${cardState.available})
    where goods_id = ${goodsId} and deleted_at is null
      and exists (select 1 from goods where goods.id = ${goodsId} and ${sql.raw(sellsCardsNow('goods'))})`);
  await refreshFigures(goodsId, database);
}
