import type { Invariant } from './invariant';

const OPEN_CASES = '(10, 20, 30, 40)';

/** Orders, their items, after-sale and invoices. */
export const orderInvariants: readonly Invariant[] = [
  {
    name: 'order.items',
    rule: 'the items of an order add up to its sums',
    broken: `select o.id, o.order_no from "order" o
      join (select order_id, sum(total_price) as total, sum(level_share) as level, sum(coupon_share) as coupon, sum(point_share) as point,
          sum(use_points) as points, sum(adjust_share) as adjust, sum(pay_price) as pay, sum(commission1) as c1, sum(commission2) as c2
        from order_item group by order_id) i on i.order_id = o.id
      where (o.total_price, o.level_price, o.coupon_price, o.point_price, o.use_points, o.adjust_price, o.pay_price - o.freight)
        is distinct from (i.total, i.level, i.coupon, i.point, i.points, i.adjust, i.pay)
        or o.status <> 0 and i.c1 + i.c2 > 0 and (o.commission1, o.commission2) is distinct from (i.c1, i.c2)`,
  },
  {
    name: 'item.payTime',
    rule: 'an item was paid when its order was',
    broken: `select i.id, i.pay_time, o.pay_time as paid from order_item i join "order" o on o.id = i.order_id where i.pay_time is distinct from o.pay_time`,
  },
  {
    name: 'order.refunded',
    rule: 'what was refunded of an order is what its items and its settled cases say',
    broken: `select o.id, o.order_no, o.refunded_price, i.price, coalesce(r.money, 0) as money from "order" o
      join (select order_id, sum(refunded_price) as price, sum(refunded_points) as points, sum(refunded_commission1) as c1,
          sum(refunded_commission2) as c2 from order_item group by order_id) i on i.order_id = o.id
      left join (select order_id, sum(refund_price + refund_freight) as money from refund where status = 50 group by order_id) r on r.order_id = o.id
      where o.refunded_price <> i.price + o.refunded_freight or o.refunded_price <> coalesce(r.money, 0)
        or (o.refunded_points, o.refunded_commission1, o.refunded_commission2) is distinct from (i.points, i.c1, i.c2)`,
  },
  {
    name: 'order.refundedWhole',
    rule: 'an order refunded as a whole keeps nothing: fee, commissions, points and growth end at 0',
    broken: `select id, order_no from "order" where refund_flag = 3 and status = 40
      and (refunded_fee <> platform_fee or refunded_commission1 <> commission1 or refunded_commission2 <> commission2
        or refunded_points <> use_points or granted_points <> 0 or granted_growth <> 0)`,
  },
  {
    name: 'order.afterSale',
    rule: 'an order has an open after-sale exactly when one of its cases is open',
    broken: `select o.id, o.order_no, o.refund_flag from "order" o where (o.refund_flag = 1)
      <> exists (select 1 from refund r where r.order_id = o.id and r.status in ${OPEN_CASES})`,
  },
  {
    name: 'order.completed',
    rule: 'an order is completed when it has its time of completion, or was refunded as a whole afterwards',
    broken: `select id, order_no, status from "order" where (status = 30) <> (finish_time is not null) and not (status = 40 and refund_flag = 3)`,
  },
  {
    name: 'order.commissions',
    rule: 'the commission rows of an order hold what its commissions are, less what was taken back',
    broken: `select o.id, o.order_no, t.tier, t.left, coalesce(c.sum, 0) as rows from "order" o
      cross join lateral (values (1, o.commission1 - o.refunded_commission1), (2, o.commission2 - o.refunded_commission2)) as t (tier, "left")
      left join lateral (select sum(amount) as sum from commission_record c where c.order_id = o.id and c.tier = t.tier and c.status in (0, 1)) c on true
      where o.pay_status = 1 and (o.commission1 > 0 or o.commission2 > 0) and t.left <> coalesce(c.sum, 0)`,
  },
  {
    name: 'order.balance',
    rule: 'an order paid from the balance took its price once',
    broken: `select o.id, o.order_no from "order" o
      where o.pay_channel = 'balance' and o.pay_price > 0
        and (select coalesce(sum(delta), 0) from balance_record b where b.biz_no = o.order_no and b.biz_type = 3) <> -o.pay_price`,
  },
  {
    name: 'invoice.amount',
    rule: 'an invoice that waits is over what is left of its order',
    broken: `select i.id, i.amount, o.pay_price - o.refunded_price as left from invoice i join "order" o on o.id = i.order_id
      where i.status = 0 and i.amount <> o.pay_price - o.refunded_price`,
  },
];
