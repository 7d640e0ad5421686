import { count, isNull, sql } from 'drizzle-orm';
import type { Database } from '@/reference-api/database/connect';
import { goods, goodsSku } from '@/reference-api/database/schema/goods';
import { store } from '@/reference-api/database/schema/store';
import { withoutIndexes } from './without-indexes';

/** Adds goods like those of the demo until there are at least as many as wanted; what sells from cards has none yet. Answers how many were added. */
export async function addGoods(database: Database, wanted: number, now: Date): Promise<number> {
  const [present] = await database.select({ goods: count() }).from(goods).where(isNull(goods.deletedAt));
  const missing = Math.max(0, wanted - (present?.goods ?? 0));
  if (missing === 0) return 0;
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`create temporary table copied on commit drop as ${draftGoods(missing, now)}`);
    await withoutIndexes(transaction, goods, copyGoods);
    await withoutIndexes(transaction, goodsSku, copyVariants);
  });
  for (const table of [goods, goodsSku]) await database.execute(sql`vacuum (analyze) ${table}`);
  return missing;
}

/** Four of five belong to the main store, which an index must cope with; the others are spread over all open stores. */
const draftGoods = (missing: number, now: Date) => sql`
  with samples as (
    select row_number() over (order by id) - 1 as place, id, name from ${goods} where deleted_at is null and status >= 0
  ), shops as (
    select row_number() over (order by id) - 1 as place, id from ${store} where id <> 0 and status = 1
  ), sizes as (
    select (select count(*) from samples) as samples, (select count(*) from shops) as shops, (select max(id) from ${goods}) as last
  )
  select sizes.last + n as id, samples.id as sample, samples.name || ' ' || n as name,
    case when n % 5 = 0 then shops.id else 0 end as store_id,
    ${now.toISOString()}::timestamptz - (n * 7919 % 31536000) * interval '1 second' as at
  from sizes, generate_series(1, ${missing}::int) as n
    join samples on samples.place = n % (select samples from sizes)
    join shops on shops.place = n / 5 % (select shops from sizes)`;

const FROM_CARDS = sql`(g.kind_block->>'deliverMode' = '1' or g.kind_block->>'licenceMode' = '1')`;

async function copyGoods(database: Database): Promise<void> {
  await database.execute(sql`
    insert into ${goods} (id, kind, name, subtitle, keyword, category_id, brand_id, unit, cover, images, spec_type, specs, sort, virtual_sales, stock_warn,
      min_buy, give_points, is_recommend, is_hot, is_new, detail_html, buy_notice, kind_block, price_min, price_max, stock, store_id, status,
      audit_status, audit_reason, views, create_time, update_time)
    select c.id, g.kind, c.name, g.subtitle, g.keyword, g.category_id, g.brand_id, g.unit, g.cover, g.images, g.spec_type, g.specs, g.sort, g.virtual_sales,
      g.stock_warn, g.min_buy, g.give_points, g.is_recommend, g.is_hot, g.is_new, g.detail_html, g.buy_notice, g.kind_block,
      g.price_min + c.id % 97 * 100, g.price_max + c.id % 97 * 100,
      case when ${FROM_CARDS} then 0 else (select coalesce(sum(stock), 0) from ${goodsSku} k where k.goods_id = g.id and k.deleted_at is null and k.status = 1) end,
      c.store_id, g.status, g.audit_status, g.audit_reason, c.id % 5000, c.at, c.at
    from copied c join ${goods} g on g.id = c.sample order by c.id`);
  await database.execute(sql`select setval(pg_get_serial_sequence('goods', 'id'), (select max(id) from ${goods}))`);
}

async function copyVariants(database: Database): Promise<void> {
  await database.execute(sql`
    insert into ${goodsSku} (goods_id, store_id, spec_text, spec_values, image, code, price, market_price, cost_price, stock, weight_gram, status,
      duration_unit, duration_num, sort)
    select c.id, c.store_id, k.spec_text, k.spec_values, k.image, 'BK' || lpad(c.id::text, 8, '0') || lpad((k.id % 10000)::text, 4, '0'),
      k.price + c.id % 97 * 100, k.market_price + c.id % 97 * 100, k.cost_price, case when ${FROM_CARDS} then 0 else k.stock end, k.weight_gram, k.status,
      k.duration_unit, k.duration_num, k.sort
    from copied c join ${goods} g on g.id = c.sample join ${goodsSku} k on k.goods_id = g.id and k.deleted_at is null order by c.id, k.id`);
}
