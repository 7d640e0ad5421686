import type { Invariant } from './invariant';

/** Money of the stores, and what each has from its opening on. */
export const storeInvariants: readonly Invariant[] = [
  {
    name: 'store.balance',
    rule: 'settled rows add up to what a store has, waiting ones to what it waits for',
    broken: `select s.id, s.balance, s.pending_settle, coalesce(f.settled, 0) as settled, coalesce(f.waiting, 0) as waiting from store s
      left join (select store_id, sum(amount) filter (where settle_status = 1) as settled, sum(amount) filter (where settle_status = 0) as waiting
        from store_flow group by store_id) f on f.store_id = s.id
      where s.balance <> coalesce(f.settled, 0) or s.pending_settle <> coalesce(f.waiting, 0)`,
  },
  {
    name: 'store.withdrawals',
    rule: 'what a store withdraws and withdrew is what the withdrawals say',
    broken: `select s.id, s.withdrawing, s.withdrawn from store s
      left join (select store_id, sum(amount) filter (where status in (0, 10, 21)) as open, sum(amount) filter (where status = 11) as paid
        from cash where applicant = 2 group by store_id) c on c.store_id = s.id
      where s.withdrawing <> coalesce(c.open, 0) or s.withdrawn <> coalesce(c.paid, 0)`,
  },
  {
    name: 'store.flowAfter',
    rule: 'a row tells the balance it led to once it is settled',
    broken: `select id from store_flow where (settle_status = 1) <> (balance_after is not null)`,
  },
  {
    name: 'store.flowDays',
    rule: 'the days that are kept beside the ledger are the sums of its rows',
    broken: `select day, part, biz_type, settle_status, d.income, d.expense, f.income as rows_in, f.expense as rows_out from store_flow_day d
      full join (select (create_time at time zone 'Asia/Shanghai')::date as day, case when store_id = 0 then 0 else 1 + store_id % 16 end as part,
          biz_type, settle_status, sum(greatest(amount, 0)) as income, sum(least(amount, 0)) as expense
        from store_flow group by 1, 2, 3, 4) f using (day, part, biz_type, settle_status)
      where coalesce(d.income, 0) <> coalesce(f.income, 0) or coalesce(d.expense, 0) <> coalesce(f.expense, 0)`,
  },
  {
    name: 'store.orderNet',
    rule: 'an order that was completed or refunded as a whole brings its store its price less refunds, fee and commissions',
    broken: `select o.id, o.order_no, coalesce(f.sum, 0) as flows from "order" o
      left join (select order_id, store_id, sum(amount) as sum from store_flow where biz_type between 1 and 6 group by order_id, store_id) f
        on f.order_id = o.id and f.store_id = o.store_id
      where (o.finish_time is not null or o.status = 40 and o.pay_status = 1) and coalesce(f.sum, 0) <> o.pay_price - o.refunded_price
        - (case when o.store_id = 0 then 0 else o.platform_fee - o.refunded_fee end)
        - (o.commission1 - o.refunded_commission1) - (o.commission2 - o.refunded_commission2)`,
  },
  {
    name: 'store.platformFee',
    rule: 'the fee of a completed order reaches the main store',
    broken: `select o.id, o.order_no from "order" o
      left join (select order_id, sum(amount) as sum from store_flow where store_id = 0 and biz_type in (3, 4) group by order_id) f on f.order_id = o.id
      where o.finish_time is not null and o.store_id <> 0 and coalesce(f.sum, 0) <> o.platform_fee - o.refunded_fee`,
  },
  {
    name: 'store.slots',
    rule: 'a store has its ten icon slots',
    broken: `select s.id, count(k.id) as slots from store s left join king_kong k on k.store_id = s.id group by s.id having count(k.id) <> 10`,
  },
];
