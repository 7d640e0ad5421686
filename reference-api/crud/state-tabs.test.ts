import { expect, it } from 'vitest';
import type { Identified, Listing } from '@/lib/contract/call/resource';
import { cash } from '@/lib/contract/cash';
import { coupon } from '@/lib/contract/coupon';
import { couponRecord } from '@/lib/contract/coupon-record';
import { distributorApply } from '@/lib/contract/distributor-apply';
import { goods } from '@/lib/contract/goods';
import { invoice } from '@/lib/contract/invoice';
import { order } from '@/lib/contract/order';
import { openCashStates } from '@/lib/contract/states/cash';
import { storeApply } from '@/lib/contract/store-apply';
import type { Input, Person } from '@/reference-api/testing/person';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack();
const main = await world.as('admin');
const store = await world.as('store1');

type Query = NonNullable<Input['query']>;

/** How many rows a list holds, and how many it says stand under each tab. */
const counting =
  <Row extends Identified, Filter, Summary extends object>({ list }: Listing<Row, Filter, Summary>, field = 'tab') =>
  async (who: Person, filter: Query, tab = 'all') => {
    const { total, tabs = {} } = await who.ask(list, { query: { ...filter, [field]: tab } });
    return { total, tabs };
  };

it.each([
  ['invoices', counting(invoice), { type: 1 }, [main, store]],
  ['withdrawals', counting(cash), { type: 2 }, [main, store]],
  ['stores', counting(storeApply), { payStatus: 0 }, [main]],
  ['distributors', counting(distributorApply), { keyword: '1' }, [main, store]],
  ['goods', counting(goods), { kind: 2 }, [main, store]],
  ['orders', counting(order), { kind: 2 }, [main, store]],
  ['coupons', counting(coupon, 'status'), { kind: 1 }, [main, store]],
  ['coupons of members', counting(couponRecord, 'status'), { keyword: '1' }, [main, store]],
])('a tab of %s holds as many as stands at it, whatever else is filtered', async (_name, read, filter, people) => {
  for (const who of people)
    for (const query of [{}, filter]) {
      const { tabs } = await read(who, query);
      expect(Object.keys(tabs).length).toBeGreaterThan(3);
      for (const [tab, count] of Object.entries(tabs)) expect(await read(who, query, tab), tab).toEqual({ total: count, tabs });
    }
});

it('a tab of several states holds all of them', async () => {
  const { tabs } = await counting(cash)(main, {});
  const { total } = await counting(cash)(main, {}, openCashStates.join(','));
  expect(total).toBe(openCashStates.reduce((sum, state) => sum + (tabs[state] ?? 0), 0));
  expect(total).toBeGreaterThan(0);
});
