import { type SQL, sql } from 'drizzle-orm';
import { sealContent } from '@/reference-api/commerce/card/card-content';
import { sealKey } from '@/reference-api/commerce/licence/licence-key';
import type { Database } from '@/reference-api/database/connect';
import { goods, goodsSku } from '@/reference-api/database/schema/goods';
import { goodsCard } from '@/reference-api/database/schema/goods-card';
import { licence } from '@/reference-api/database/schema/licence';
import { orderItem } from '@/reference-api/database/schema/order';
import { orderDelivery } from '@/reference-api/database/schema/order-history';
import type { KeyRing } from '@/reference-api/keys/key-ring';

/** Accounts typed by hand repeat, because sealing millions that nobody looks at takes minutes. */
const TYPED_CONTENTS = 500;
const KEYS_AT_ONCE = 10_000;

/** Gives the buyers of the orders in `made` what they bought: cards of the stock, typed accounts, licence keys. */
export async function handOver(database: Database, now: Date, keys: KeyRing): Promise<void> {
  await sellCards(database);
  await deliverTyped(database, keys);
  await issueLicences(database, now, keys);
}

async function sellCards(database: Database): Promise<void> {
  await database.execute(sql`
    update ${goodsCard} c set status = 3, sold_time = m.at + interval '3 minutes', order_id = m.id, order_no = m.order_no, order_item_id = i.id,
      member_id = m.member_id
    from made m join ${orderItem} i on i.order_id = m.id where m.card_id = c.id`);
  await database.execute(sql`
    insert into ${orderDelivery} (order_id, item_id, card_id, content, content_mask, delivered_at, warranty_until)
    select m.id, c.order_item_id, c.id, c.content, c.content_mask, c.sold_time, c.sold_time + interval '1 day'
    from made m join ${goodsCard} c on c.id = m.card_id order by m.id`);
  const sold = (column: SQL) => sql`(select ${column} as id, count(*) as pieces from made where card_id is not null group by 1) s`;
  await database.execute(sql`update ${goodsSku} k set stock = k.stock - s.pieces from ${sold(sql`sku_id`)} where s.id = k.id`);
  await database.execute(sql`update ${goods} g set stock = g.stock - s.pieces from ${sold(sql`goods_id`)} where s.id = g.id`);
}

async function deliverTyped(database: Database, keys: KeyRing): Promise<void> {
  const contents = Array.from({ length: TYPED_CONTENTS }, (_, n) =>
    sealContent(keys, { account: `typed${n}@vip.example`, password: `Typed${n}` }, [{ key: 'account', label: '账号', secret: 0 }]),
  );
  const [sealed, masks] = [
    sql.param(contents.map(({ content }) => content)),
    sql.param(contents.map((each) => JSON.stringify(each.contentMask))),
  ];
  await database.execute(sql`
    insert into ${orderDelivery} (order_id, item_id, content, content_mask, delivered_at, warranty_until)
    select m.id, i.id, c.content, c.mask, m.at + interval '1 hour', m.at + interval '25 hours'
    from made m join ${orderItem} i on i.order_id = m.id
      join unnest(${sealed}::text[], ${masks}::jsonb[]) with ordinality as c (content, mask, place) on c.place = 1 + m.id % ${TYPED_CONTENTS}::int
    where m.kind = 1 and m.card_id is null and m.status <> 40 order by m.id`);
}

/** Each licence has a key of its own; one in five was never used. */
async function issueLicences(database: Database, now: Date, keys: KeyRing): Promise<void> {
  const { rows } = await database.execute<{ id: number }>(sql`select id from made where kind = 4 and status <> 40 order by id`);
  for (let from = 0; from < rows.length; from += KEYS_AT_ONCE) {
    const ids = rows.slice(from, from + KEYS_AT_ONCE).map(({ id }) => id);
    const sealed = ids.map((id) => sealKey(keys, keyOf(id)));
    const column = (name: keyof (typeof sealed)[number]) => sql`${sql.param(sealed.map((each) => each[name]))}::text[]`;
    await database.execute(sql`
      insert into ${licence} (order_id, item_id, goods_id, sku_id, store_id, member_id, mode, key, key_hash, key_mask, status, duration_unit, duration_num,
        start_at, end_at, create_time)
      select order_id, item_id, goods_id, sku_id, store_id, member_id, 2, key, hash, mask,
        case when start_at is null then 0 when end_at <= ${now.toISOString()}::timestamptz then 2 else 1 end, unit, num, start_at, end_at, at
      from (
        select m.id as order_id, i.id as item_id, m.goods_id, m.sku_id, m.store_id, m.member_id, k.key, k.hash, k.mask, m.at,
          coalesce(s.duration_unit, 9) as unit, coalesce(s.duration_num, 1) as num, b.start_at,
          case s.duration_unit when 1 then b.start_at + s.duration_num * interval '1 day' when 2 then b.start_at + s.duration_num * interval '1 month'
            when 3 then b.start_at + s.duration_num * interval '1 year' end as end_at
        from unnest(${sql.param(ids)}::int[], ${column('key')}, ${column('keyHash')}, ${column('keyMask')}) as k (id, key, hash, mask)
          join made m on m.id = k.id join ${orderItem} i on i.order_id = m.id join ${goodsSku} s on s.id = m.sku_id
          cross join lateral (select case when m.id % 5 > 0 then m.at + interval '1 hour' end as start_at) b
      ) l order by order_id`);
  }
}

const keyOf = (id: number) => `BULK${String(id).padStart(9, '0')}-${(id * 7919).toString(36).toUpperCase()}`;
