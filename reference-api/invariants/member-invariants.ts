import type { Invariant } from './invariant';

const ledger = (table: string, value: string): Invariant[] => [
  {
    name: `${table}.sum`,
    rule: `the rows of ${table} add up to member.${value}`,
    broken: `select m.id, m.${value} as value, coalesce(r.sum, 0) as explained from member m
      left join (select member_id, sum(delta) as sum from ${table} group by member_id) r on r.member_id = m.id
      where m.${value} <> coalesce(r.sum, 0)`,
  },
  {
    name: `${table}.steps`,
    rule: `each row of ${table} tells what there was after it`,
    broken: `select id, after, running from (select id, after, sum(delta) over (partition by member_id order by id) as running from ${table}) steps
      where after <> running`,
  },
];

const OPEN = '(0, 10, 21)';

/** Points, balances, growth, commissions and the people a distributor brought. */
export const memberInvariants: readonly Invariant[] = [
  ...ledger('point_record', 'points'),
  ...ledger('balance_record', 'balance'),
  {
    name: 'member.frozenBalance',
    rule: 'the frozen balance is what open withdrawals hold',
    broken: `select m.id, m.frozen_balance, coalesce(c.sum, 0) as held from member m
      left join (select member_id, sum(amount) as sum from cash where applicant = 3 and status in ${OPEN} group by member_id) c on c.member_id = m.id
      where m.frozen_balance <> coalesce(c.sum, 0)`,
  },
  {
    name: 'member.growth',
    rule: 'growth is what completed orders gave and still give',
    broken: `select m.id, m.growth, coalesce(o.sum, 0) as given from member m
      left join (select member_id, sum(granted_growth) as sum from "order" group by member_id) o on o.member_id = m.id
      where m.growth <> coalesce(o.sum, 0)`,
  },
  {
    name: 'member.orders',
    rule: 'orders and spending of a member are those of the paid orders',
    broken: `select m.id, m.order_count, m.pay_total, coalesce(o.orders, 0) as orders, coalesce(o.paid, 0) as paid from member m
      left join (select member_id, count(*) as orders, sum(pay_price - refunded_price) as paid from "order" where pay_status = 1 group by member_id) o
        on o.member_id = m.id
      where m.order_count <> coalesce(o.orders, 0) or m.pay_total <> coalesce(o.paid, 0)`,
  },
  {
    name: 'distributor.sums',
    rule: 'the commissions of a distributor are the sums of the rows',
    broken: `select d.member_id, d.commission_frozen, d.commission_available, d.commission_total from distributor d
      left join (select member_id, sum(amount) filter (where status = 0) as frozen, sum(amount) filter (where status = 1) as available,
          sum(amount) filter (where biz_type = 1 and status in (0, 1) or biz_type = 4) as total
        from commission_record group by member_id) c on c.member_id = d.member_id
      where d.commission_frozen <> coalesce(c.frozen, 0) or d.commission_available <> coalesce(c.available, 0)
        or d.commission_total <> coalesce(c.total, 0)`,
  },
  {
    name: 'distributor.withdrawals',
    rule: 'what a distributor withdraws and withdrew is what the withdrawals say',
    broken: `select d.member_id, d.commission_withdrawing, d.commission_withdrawn, c.open, c.paid from distributor d
      left join (select member_id, sum(amount) filter (where status in ${OPEN}) as open, sum(amount) filter (where status = 11) as paid
        from cash where applicant = 1 group by member_id) c on c.member_id = d.member_id
      where d.commission_withdrawing <> coalesce(c.open, 0) or d.commission_withdrawn <> coalesce(c.paid, 0)`,
  },
  {
    name: 'distributor.tiers',
    rule: 'first and second tier are counted as the referrers stand',
    broken: `select d.member_id, d.first_count, d.second_count from distributor d
      where d.first_count <> (select count(*) from member f where f.parent_id = d.member_id)
        or d.second_count <> (select count(*) from member s join member f on f.id = s.parent_id where f.parent_id = d.member_id)`,
  },
];
