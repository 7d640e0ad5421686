import { eq } from 'drizzle-orm';
import { makeDistributor } from '@/reference-api/commerce/distributor/make-distributor';
import { type Effect, SYSTEM } from '@/reference-api/commerce/effect';
import { type Connection, connect } from '@/reference-api/database/connect';
import { order } from '@/reference-api/database/schema/order';
import { store } from '@/reference-api/database/schema/store';
import type { JobContext } from '@/reference-api/jobs/each-due';
import { inEffect } from '@/reference-api/testing/effect-for-tests';
import { setSettings } from '@/reference-api/testing/settings-for-tests';
import { newBuyer, type ShopGoods, sellCards, sellGoods } from '@/reference-api/testing/shop-for-tests';
import { openTestStack, type TestStack } from '@/reference-api/testing/world';
import { inTransaction } from '@/reference-api/transaction';

/** A platform on which anybody does anything: two processes over one database, few goods and few people, so that they meet. */
export interface SoakShop {
  readonly stack: TestStack;
  readonly processes: readonly [Connection, Connection];
  readonly goods: readonly ShopGoods[];
  readonly buyers: readonly number[];
  /** The highest numbers before anything happened: what is older stays out of it. */
  readonly older: { order: number; refund: number; cash: number };
  /** Runs an effect in one of the two processes, as `serve` would. */
  run<Answer>(process: number, effect: (effect: Effect) => Promise<Answer>): Promise<Answer>;
  /** What jobs of a process work with. */
  jobsOf(process: number): JobContext;
  close(): Promise<void>;
}

const STORES = [0, 1, 2];
const form = { formFields: [{ key: 'name', label: '名称', type: 'text', required: 1 }], needAudit: 1, promiseHours: 2 };

export async function openSoakShop(): Promise<SoakShop> {
  const stack = await openTestStack();
  stack.clock.freeze(new Date());
  await stack.database.update(store).set({ auths: 'MANAGE_DISTRIBUTION' }).where(eq(store.id, 2));
  await setSettings(stack, 'distribution', { enabled: 1, tiers: 2, first: 10, second: 5, frozenDays: 1, selfBuy: 1 });
  await setSettings(stack, 'withdraw', { minAmount: 1, types: [1, 2, 3, 4] });
  // Orders that were there before know too little of their goods to be closed by a timer.
  await stack.database.update(order).set({ expireTime: null });
  const goods = await makeGoods(stack);
  const buyers = await makeBuyers(stack);
  const processes = [connect(stack.url, 6), connect(stack.url, 6)] as const;
  const { keys, gateway } = stack.context;
  return {
    ...{ stack, processes, goods, buyers, older: await highest(stack) },
    run: (process, effect) =>
      inTransaction(processes[process % 2 === 0 ? 0 : 1].database, (database) =>
        effect({ database, now: stack.clock.now(), keys, gateway, operator: SYSTEM }),
      ),
    jobsOf: (process) => ({ ...stack.context, database: processes[process % 2 === 0 ? 0 : 1].database }),
    close: async () => {
      await Promise.all(processes.map(({ pool }) => pool.end()));
      await stack.close();
    },
  };
}

async function makeGoods(stack: TestStack): Promise<ShopGoods[]> {
  const made: ShopGoods[] = [];
  const typed = { price: 1_999, stock: 40 };
  for (const storeId of STORES) {
    const goods = { storeId };
    const freight = { freightType: 2, freight: 300, extraFreight: 100, returnable: 1, afterSaleDays: 7 };
    made.push(await sellGoods(stack, 2, { goods: { ...goods, givePoints: 3 }, sku: typed, block: freight }));
    made.push(await sellCards(stack, 25, goods, { price: 777 }));
    made.push(await sellGoods(stack, 1, { goods, sku: typed, block: { deliverMode: 2, warrantyHours: 1 } }));
    made.push(await sellGoods(stack, 3, { goods, sku: typed, block: form }));
    made.push(
      await sellGoods(stack, 4, { goods, sku: { ...typed, durationUnit: 1, durationNum: 3 }, block: { licenceMode: 2, renewable: 1 } }),
    );
  }
  return made;
}

async function makeBuyers(stack: TestStack): Promise<number[]> {
  const [top, middle] = [await newBuyer(stack, { balance: 200_000 }), await newBuyer(stack, { balance: 200_000 })];
  await inEffect(stack, (effect) => makeDistributor(effect, { memberId: top, source: 2, action: 'add' }));
  const below = await newBuyer(stack, { points: 5_000, balance: 100_000, inviterId: top });
  await inEffect(stack, (effect) => makeDistributor(effect, { memberId: below, source: 2, action: 'add' }));
  const last = await newBuyer(stack, { points: 5_000, balance: 100_000, inviterId: below });
  return [top, middle, below, last];
}

async function highest({ pool }: TestStack) {
  const of = async (table: string): Promise<number> =>
    Number((await pool.query<{ most: number | null }>(`select max(id) as most from ${table}`)).rows[0]?.most ?? 0);
  return { order: await of('"order"'), refund: await of('refund'), cash: await of('cash') };
}
