import { describe, expect, it } from 'vitest';
import { openContent } from '@/reference-api/commerce/card/card-content';
import { checkInvariants, report } from '@/reference-api/invariants/check-invariants';
import { testStack } from '@/reference-api/testing/world';
import { seedWhenEmpty } from '../seed';
import { addCards } from './cards';
import { addFlows } from './flows';
import { addGoods } from './goods';
import { addLedgers } from './ledgers';
import { addMembers } from './members';
import { addOrders } from './orders';
import { addStores } from './stores';

const world = await testStack();

const one = async (query: string): Promise<number> => Number(Object.values((await world.pool.query(query)).rows[0] ?? {})[0]);

describe('making the platform large', () => {
  it('adds members up to the number wanted, and none when they are there', async () => {
    const indexes = await one(`select count(*) from pg_indexes where tablename = 'member'`);
    expect(await addMembers(world.database, 2_000, new Date())).toBe(2_000 - 360);
    expect(await addMembers(world.database, 2_000, new Date())).toBe(0);
    expect(await addMembers(world.database, 2_010, new Date())).toBe(10);
    expect(await one('select count(distinct mobile) from member')).toBe(2_010);
    expect(await one(`select count(*) from pg_indexes where tablename = 'member'`), 'the indexes are there again').toBe(indexes);
    expect(await one(`select count(*) from member where mobile !~ '^1[3-9][0-9]{9}$' or length(nickname) not between 1 and 30`)).toBe(0);
  });

  it('adds stores, goods of theirs, and cards for what sells from cards', async () => {
    expect(await addStores(world.database, 20, new Date())).toBe(18);
    expect(await addStores(world.database, 20, new Date())).toBe(0);
    expect(await addGoods(world.database, 400, new Date())).toBe(280);
    expect(await addGoods(world.database, 400, new Date())).toBe(0);
    const before = await one('select count(*) from goods_card');
    expect(await addCards(world.database, before + 5_000, new Date(), world.context.keys)).toBe(5_000);
    expect(await addCards(world.database, before + 5_000, new Date(), world.context.keys)).toBe(0);
    const {
      rows: [card],
    } = await world.pool.query<{ content: string; hash: string }>('select content, hash from goods_card order by id desc limit 1');
    expect(Object.values(openContent(world.context.keys, card?.content ?? '')).join(' ')).toMatch(/bulk/i);
    expect(await one('select count(distinct hash) from goods_card')).toBe(before + 5_000);
    expect(await one('select count(distinct store_id) from goods')).toBeGreaterThan(15);
  });

  it('adds orders whose sums agree with members, goods, stores and items', async () => {
    expect(await addOrders(world.database, 4_000, new Date(), world.context.keys)).toBe(2_500);
    expect(await addOrders(world.database, 4_000, new Date(), world.context.keys)).toBe(0);
    for (const kind of [1, 4])
      expect(
        await one(`select count(*) from order_item i join "order" o on o.id = i.order_id
      where o.kind = ${kind} and i.terms is not null and o.pay_status = 1 and i.delivered_count = 1`),
      ).toBeGreaterThan(50);
    expect(await one(`select count(*) from goods_card where status = 3`)).toBeGreaterThan(100);
    expect(await one('select count(*) from licence')).toBeGreaterThan(50);
    expect(await one('select count(*) from "order" where status in (10, 20) and kind = 2')).toBeGreaterThan(20);
    expect(report((await checkInvariants(world.pool)).filter(({ count }) => count > 0))).toBe('');
    expect(await one('select count(*) from "order"')).toBe(4_000);
    expect(
      await one('select count(*) from "order" o where pay_price <> (select sum(pay_price) from order_item i where i.order_id = o.id)'),
    ).toBe(0);
    expect(
      await one(`select count(*) from member m join (select member_id, count(*) n, sum(pay_price - refunded_price) paid from "order" where pay_status = 1 group by 1) o
        on o.member_id = m.id where o.n <> m.order_count or o.paid <> m.pay_total`),
    ).toBe(0);
    expect(
      await one(`select count(*) from store s join (select store_id, count(*) n, sum(pay_price) sold from "order" where pay_status = 1 group by 1) o
        on o.store_id = s.id where o.n <> s.order_count or o.sold <> s.sales_total`),
    ).toBe(0);
    expect(await one('select count(*) from "order" where status = 30 and (pay_time is null or finish_time < pay_time)')).toBe(0);
    expect(await one('select count(*) from "order" o join member m on m.id = o.member_id where o.create_time < m.register_time')).toBe(0);
  });

  it('adds rows to the ledgers of the stores', async () => {
    const before = await one('select count(*) from store_flow');
    expect(await addFlows(world.database, before + 1_000, new Date())).toBe(1_000);
    expect(await addFlows(world.database, before + 1_000, new Date())).toBe(0);
    expect(await one('select count(*) from store where balance < 0')).toBe(0);
  });

  it('adds rows to the ledgers that explain what members hold', async () => {
    const before = await one('select count(*) from point_record');
    expect(await addLedgers(world.database, before + 990, new Date())).toBe(1_000);
    expect(await addLedgers(world.database, before + 1_000, new Date())).toBe(0);
    expect(await addLedgers(world.database, before + 1_010, new Date())).toBe(20);
    for (const ledger of ['point_record', 'balance_record'])
      expect(
        await one(`select count(*) from ${ledger} r join member m on m.id = r.member_id
          where r.after < 0 or r.store_id <> m.store_id or r.create_time not between m.register_time and now()`),
      ).toBe(0);
  });

  it('does not fill a database that is in use', async () => {
    expect(await seedWhenEmpty(world.database, new Date(), world.context.keys)).toBe(false);
  });
});
