import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { goodsCreate, goodsInfo } from '@/lib/contract/goods';
import { goodsRestore, goodsStatus } from '@/lib/contract/goods/action';
import { saleMode } from '@/lib/contract/states/goods';
import { goods } from '@/reference-api/database/schema/goods';
import { putGoodsOnSale } from '@/reference-api/jobs/store-jobs';
import { goodsSubmission } from '@/reference-api/testing/goods-drafts';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack();
const admin = await world.as('admin');

const FUTURE = '2099-01-01 00:00:00';
const make = async (changes: object = { saleMode: saleMode.scheduled, saleTime: FUTURE }) =>
  (await admin.ask(goodsCreate, { body: await goodsSubmission(2, admin, changes) })).id;
const read = (id: number) => admin.ask(goodsInfo, { query: { id } });
const setStatus = (id: number, status: 1 | 0 | -1) => admin.ask(goodsStatus, { body: { ids: [id], status } });
const timeCame = (id: number) =>
  world.database
    .update(goods)
    .set({ saleTime: new Date('2020-01-01') })
    .where(eq(goods.id, id));

describe('goods with a sale time', () => {
  it('that were put on sale by hand before it, and taken off again, stay off sale', async () => {
    const id = await make();
    await setStatus(id, 1);
    await timeCame(id);
    await setStatus(id, 0);
    await putGoodsOnSale(world.context);
    expect(await read(id)).toMatchObject({ status: 0 });
  });

  it('that were given the time while on sale stay off sale once it has come and somebody takes them off', async () => {
    const id = await make({});
    await world.database.update(goods).set({ saleMode: saleMode.scheduled }).where(eq(goods.id, id));
    await timeCame(id);
    await setStatus(id, 0);
    await putGoodsOnSale(world.context);
    expect(await read(id)).toMatchObject({ status: 0 });
  });

  it('come back off sale from the recycle bin when it came meanwhile', async () => {
    const id = await make();
    await setStatus(id, -1);
    await timeCame(id);
    await admin.ask(goodsRestore, { body: { ids: [id] } });
    await putGoodsOnSale(world.context);
    expect(await read(id)).toMatchObject({ status: 0 });
  });

  it('that are off sale wait for a time that is still to come', async () => {
    const id = await make();
    await setStatus(id, 0);
    expect(await read(id)).toMatchObject({ saleMode: saleMode.scheduled, saleTime: FUTURE });
    await timeCame(id);
    await putGoodsOnSale(world.context);
    expect(await read(id)).toMatchObject({ status: 1, saleMode: saleMode.now });
  });
});
