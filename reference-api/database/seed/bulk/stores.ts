import { count, ne, sql } from 'drizzle-orm';
import { makeSlots } from '@/reference-api/commerce/store/home-slots';
import type { Database } from '@/reference-api/database/connect';
import { store } from '@/reference-api/database/schema/store';

/** Adds stores like those of the demo until there are at least as many as wanted beside the main one; answers how many were added. */
export async function addStores(database: Database, wanted: number, now: Date): Promise<number> {
  const [present] = await database.select({ stores: count() }).from(store).where(ne(store.id, 0));
  const missing = Math.max(0, wanted - (present?.stores ?? 0));
  if (missing === 0) return 0;
  await database.execute(sql`
    with samples as (
      select row_number() over (order by id) - 1 as place, s.* from ${store} s where id <> 0 and status = 1
    ), base as (select (select max(id) from ${store}) as last, (select count(*) from samples) as samples)
    insert into ${store} (id, name, logo, cover, intro, contact_name, contact_mobile, region, address, longitude, latitude, open_time, close_time,
      open_days, level_id, meal_id, expire_at, auths, platform_rate, goods_limit, bank, status, create_time)
    select base.last + n, left(s.name, 12) || (base.last + n) || '号店', logo, cover, intro, contact_name, '136' || lpad((n % 100000000)::text, 8, '0'), region,
      '人民路 ' || n || ' 号', longitude + n % 1000 / 1000.0, latitude + n % 997 / 1000.0, open_time, close_time, open_days, level_id, meal_id,
      case when n % 5 > 0 then ${now.toISOString()}::timestamptz + (n % 400 + 3) * interval '1 day' end, auths, platform_rate, goods_limit, bank,
      case when n % 23 = 0 then 2 else 1 end, ${now.toISOString()}::timestamptz - (n * 7919 % 31536000) * interval '1 second'
    from base, generate_series(1, ${missing}::int) as n join samples s on s.place = n % (select samples from base)`);
  await database.execute(sql`select setval(pg_get_serial_sequence('store', 'id'), (select max(id) from ${store}))`);
  await makeSlots(database, now);
  await database.execute(sql`vacuum (analyze) ${store}`);
  return missing;
}
