import { sql } from 'drizzle-orm';
import type { Database } from '@/reference-api/database/connect';
import { express } from '@/reference-api/database/schema/express';
import { goods, goodsSku } from '@/reference-api/database/schema/goods';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { orderPackage } from '@/reference-api/database/schema/order-history';

const RECEIVERS = sql`array['王建国','李秀英','张伟','刘洋','陈静','杨敏','赵磊','黄丽','周杰','吴倩','徐涛','孙燕']`;

/** The orders that were drafted in `made`. */
export async function writeOrders(database: Database): Promise<void> {
  await database.execute(sql`
    insert into ${order} (id, order_no, kind, store_id, member_id, source, total_price, pay_price, status, create_time, expire_time, pay_status,
      granted_growth, pay_channel, pay_no, pay_time, ship_time, receive_time, finish_time, auto_receive_time, warranty_until, close_type, close_reason,
      close_time, platform_rate, platform_fee, delivered_count, receiver, receiver_name, no_logistics_reason)
    select id, order_no, kind, store_id, member_id, 1 + id % 4, price, price, status, at, at + interval '30 minutes', (status <> 40)::int,
      case when status = 30 then price / 100 else 0 end, case when status <> 40 then 'wechat' else '' end,
      case when status <> 40 then '4200' || lpad(id::text, 20, '0') else '' end, case when status <> 40 then at + interval '3 minutes' end,
      case when kind = 2 and status in (20, 30) then at + interval '1 day' end, finish, finish,
      case when status = 20 then at + interval '30 days' end, case when kind = 1 and status <> 40 then at + interval '1 day' end,
      case when status = 40 then 10 end, case when status = 40 then '超时未支付' else '' end, case when status = 40 then at + interval '30 minutes' end,
      rate, case when status <> 40 then floor(price * round(rate * 100) / 10000) else 0 end, (kind in (1, 4) and status <> 40)::int,
      case when kind = 2 then jsonb_build_object('name', name, 'mobile', '135' || lpad((id % 100000000)::text, 8, '0'), 'province', '浙江省',
        'city', '杭州市', 'district', '西湖区', 'address', '文三路 ' || id % 900 || ' 号') end,
      case when kind = 2 then name else '' end, case when kind = 2 and status in (20, 30) and id % 4 > 0 then '同城自提' else '' end
    from made cross join lateral (select (${RECEIVERS})[1 + id % 12] as name) r order by id`);
  await database.execute(sql`select setval(pg_get_serial_sequence('"order"', 'id'), (select max(id) from ${order}))`);
}

/** What sells from cards or keys keeps the rules it was sold by, so that deliveries are compared with it. */
export async function writeItems(database: Database): Promise<void> {
  await database.execute(sql`
    insert into ${orderItem} (order_id, goods_id, sku_id, goods_name, image, spec_text, price, count, total_price, pay_price, cost_price, delivered_count, pay_time, terms)
    select m.id, m.goods_id, m.sku_id, g.name, g.cover, s.spec_text, m.price, 1, m.price, m.price, s.cost_price, (m.kind in (1, 4) and m.status <> 40)::int,
      case when m.status <> 40 then m.at + interval '3 minutes' end, case when m.kind in (1, 4) then (g.kind_block - 'formFields' - 'noDeliveryRegions' - 'useGuide') || jsonb_build_object('categoryId', g.category_id,
        'durationUnit', s.duration_unit, 'durationNum', s.duration_num, 'pointsDeduct', g.points_deduct, 'commissionType', g.commission_type,
        'firstValue', g.first_value, 'secondValue', g.second_value, 'giveCouponIds', g.give_coupon_ids) end
    from made m join ${goods} g on g.id = m.goods_id join ${goodsSku} s on s.id = m.sku_id order by m.id`);
}

/** One in four parcels went by an express company. */
export async function writePackages(database: Database): Promise<void> {
  await database.execute(sql`
    insert into ${orderPackage} (order_id, express_id, express_code, express_name, tracking_no, create_time)
    select m.id, e.id, e.code, e.name, 'SF' || lpad((m.id::bigint * 7919 % 1000000000000)::text, 12, '0'), m.at + interval '1 day'
    from made m, (select id, code, name from ${express} order by id limit 1) e
    where m.kind = 2 and m.status in (20, 30) and m.id % 4 = 0 order by m.id`);
}
