import { REVOKED_BY_REFUND } from '@/reference-api/commerce/refund/give-back-goods';
import { sellsCardsNow } from '@/reference-api/commerce/stock/sells-cards';
import type { Invariant } from './invariant';

/** Stock, cards, what was handed over, and coupons. */
export const stockInvariants: readonly Invariant[] = [
  {
    name: 'goods.stock',
    rule: 'the stock of goods is that of their enabled variants',
    broken: `select g.id, g.stock, coalesce(s.stock, 0) as variants from goods g
      left join (select goods_id, sum(stock) as stock from goods_sku where status = 1 and deleted_at is null group by goods_id) s on s.goods_id = g.id
      where g.deleted_at is null and g.stock <> coalesce(s.stock, 0)`,
  },
  {
    name: 'goods.cards',
    rule: 'the stock of goods sold by card is the number of cards on sale',
    broken: `select s.id, s.stock, coalesce(c.cards, 0) as cards from goods_sku s join goods g on g.id = s.goods_id
      left join (select sku_id, count(*) as cards from goods_card where status = 1 group by sku_id) c on c.sku_id = s.id
      where ${sellsCardsNow('g')} and g.deleted_at is null and s.deleted_at is null and s.stock <> coalesce(c.cards, 0)`,
  },
  {
    name: 'goods.sales',
    rule: 'the sales of goods are the pieces paid for and kept',
    broken: `select g.id, g.sales, coalesce(i.pieces, 0) as pieces from goods g
      left join (select i.goods_id, sum(i.count - i.refunded_count) as pieces from order_item i join "order" o on o.id = i.order_id
        where o.pay_status = 1 group by i.goods_id) i on i.goods_id = g.id
      where g.sales <> coalesce(i.pieces, 0)`,
  },
  {
    name: 'card.order',
    rule: 'a locked or sold card stands in the order its item belongs to, and a locked one in an order that waits',
    broken: `select c.id, c.status, o.status as order_status from goods_card c
      left join order_item i on i.id = c.order_item_id left join "order" o on o.id = i.order_id
      where c.status in (2, 3) and (o.id is null or o.id <> c.order_id or o.order_no <> c.order_no or c.status = 2 and o.status not in (0, 10, 11))`,
  },
  {
    name: 'card.handedOver',
    rule: 'a sold card was handed over once and is still the buyer’s',
    broken: `select c.id from goods_card c where c.status = 3
      and (select count(*) from order_delivery d where d.card_id = c.id and d.ended_at is null)
        + (select count(*) from licence l where l.card_id = c.id and l.status <> 4) <> 1`,
  },
  {
    name: 'item.delivered',
    rule: 'what an item handed over is what the buyer still has of it',
    broken: `select i.id, i.order_id, i.delivered_count from order_item i join "order" o on o.id = i.order_id
      where o.kind in (1, 4) and o.renew_licence_id is null and o.pay_status = 1 and i.terms is not null and i.delivered_count
        <> (select count(*) from order_delivery d where d.item_id = i.id and d.ended_at is null)
          + (select count(*) from licence l where l.item_id = i.id and (l.status <> 4 or o.status <> 40 and l.reason <> '${REVOKED_BY_REFUND}'))`,
  },
  {
    name: 'coupon.counts',
    rule: 'taken and used coupons are counted as members hold them',
    broken: `select c.id, c.taken_count, c.used_count from coupon c
      left join (select coupon_id, count(*) as taken, count(*) filter (where status = 2) as used from member_coupon group by coupon_id) m on m.coupon_id = c.id
      where c.taken_count <> coalesce(m.taken, 0) or c.used_count <> coalesce(m.used, 0)`,
  },
  {
    name: 'coupon.order',
    rule: 'a used coupon stands in one order that is not closed',
    broken: `select m.id, m.order_id from member_coupon m left join "order" o on o.id = m.order_id
      where m.status = 2 and (o.id is null or o.coupon_record_id <> m.id or o.status = 40)`,
  },
];
