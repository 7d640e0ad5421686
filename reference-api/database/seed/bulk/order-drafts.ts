import { sql } from 'drizzle-orm';
import { goods, goodsSku } from '@/reference-api/database/schema/goods';
import { goodsCard } from '@/reference-api/database/schema/goods-card';
import { member } from '@/reference-api/database/schema/member';
import { order } from '@/reference-api/database/schema/order';
import { store, storeLevel } from '@/reference-api/database/schema/store';

/** Of ten orders at most one sells a card of the stock, and of three cards at most one is sold. */
const CARD_SHARE = 10;
const CARDS_SOLD = 3;
/** Primes above any number of variants and members, so that every one of them has its turn. */
const STRIDE = 15_485_863;
const OTHER_STRIDE = 32_452_843;

/**
 * What orders are to be made: one piece of one variant each, bought by a member of long standing, numbered in the order of time.
 * One in ten was never paid; those of the last days are still on their way.
 */
export const draftOrders = (missing: number, now: Date) => sql`
  with offers as (
    select row_number() over (order by s.id) - 1 as place, s.id as sku_id, s.goods_id, s.price, g.kind, g.store_id
    from ${goodsSku} s join ${goods} g on g.id = s.goods_id
    where g.status = 1 and g.deleted_at is null and s.status = 1 and s.deleted_at is null
      and (g.kind in (2, 3) or g.kind = 1 and g.kind_block->>'deliverMode' = '2' or g.kind = 4 and g.kind_block->>'licenceMode' = '2')
  ), buyers as (
    select row_number() over (order by id) - 1 as place, id, register_time from ${member}
    where status = 1 and register_time < ${now.toISOString()}::timestamptz - interval '180 days'
  ), cards as (
    select row_number() over (order by c.id) as n, c.id as card_id, c.sku_id, c.goods_id, s.price, g.kind, g.store_id
    from ${goodsCard} c join ${goodsSku} s on s.id = c.sku_id join ${goods} g on g.id = c.goods_id
    where c.status = 1 and g.kind = 1 and c.id % ${CARDS_SOLD}::int = 0 limit ${Math.floor(missing / CARD_SHARE)}::int
  ), sizes as (
    select (select count(*) from offers) as offers, (select count(*) from buyers) as buyers, (select count(*) from cards) as cards
  ), wanted as (
    select n, null::int as card_id, offers.sku_id, offers.goods_id, offers.price, offers.kind, offers.store_id
    from sizes, generate_series(1, ${missing}::int) as n join offers on offers.place = n * ${STRIDE}::bigint % (select offers from sizes)
    where n > (select cards from sizes)
    union all
    select n, card_id, sku_id, goods_id, price, kind, store_id from cards
  ), sold as (
    select wanted.*, buyers.id as member_id,
      buyers.register_time + (n * 7919 % 100003) / 100003.0 * (${now.toISOString()}::timestamptz - interval '1 hour' - buyers.register_time) as at
    from wanted join buyers on buyers.place = n * ${OTHER_STRIDE}::bigint % (select buyers from sizes)
  ), stated as (
    select *, case
      when n % 10 = 0 and card_id is null then 40
      when kind = 2 and at > ${now.toISOString()}::timestamptz - interval '2 days' then 10
      when at > ${now.toISOString()}::timestamptz - interval '8 days' then 20
      else 30 end as status
    from sold
  ), numbered as (
    select (select coalesce(max(id), 0) from ${order}) + row_number() over (order by at, n) as id, * from stated
  )
  select o.id::int as id, 'D' || to_char(o.at at time zone 'Asia/Shanghai', 'YYYYMMDD') || lpad(o.id::text, 9, '0') as order_no,
    o.n, o.card_id, o.sku_id, o.goods_id, o.kind, o.store_id, o.price, o.member_id, o.status, o.at,
    case when o.status = 30 then o.at + case when o.kind = 2 then interval '5 days' else interval '3 days' end end as finish,
    coalesce(st.platform_rate, l.platform_rate, 0) as rate, coalesce(l.settle_days, 0) as settle_days
  from numbered o join ${store} st on st.id = o.store_id left join ${storeLevel} l on l.id = st.level_id order by o.id`;
