import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Call } from '@/reference-api/serve';
import { testStack } from '@/reference-api/testing/world';
import { orderFigures } from './order-figures';

// One moment of payment is moved by hand.
const world = await testStack({ mayBreak: ['item.payTime'] });

test('days are those of Shanghai, also where the session keeps the time of a place whose clocks move at midnight', async () => {
  const [paid] = await world.sql<{ id: number }>('select id from "order" where pay_status = 1 and kind = 2 limit 1');
  await world.sql('update "order" set pay_time = \'2018-11-04 00:30:00+08\' where id = $1', [paid?.id]);
  const days = ['2018-11-03', '2018-11-04', '2018-11-05'];
  const caller = { storeId: 0 } as Call['caller'];
  const counted = await world.database.transaction(async (database) => {
    await database.execute(sql`set local time zone 'America/Sao_Paulo'`);
    const call = { database, caller, now: new Date('2018-11-05T12:00:00+08:00') };
    return (await orderFigures(days, 2, call)).list.map(({ orderCount }) => orderCount);
  });
  expect(counted).toEqual([0, 1, 0]);
});
