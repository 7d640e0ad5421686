import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { goodsCreate, goodsInfo, goodsUpdate } from '@/lib/contract/goods';
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

const change = async (id: number, changes: object) => admin.send(goodsUpdate, { body: { ...(await read(id)), submit: 1, ...changes } });
const TOO_EARLY = { code: 40001, msg: '上架时间须晚于当前时间' };

describe('a sale time', () => {
  it('of approved goods is still to come when it is given; one that has come stands in the way of no other change', async () => {
    const id = await make();
    expect(await change(id, { saleTime: '2020-01-01 00:00:00' })).toMatchObject(TOO_EARLY);
    expect(await change(id, { saleTime: '2098-01-01 00:00:00' })).toMatchObject({ code: 0 });
    await timeCame(id);
    expect(await change(id, { sort: 5 })).toMatchObject({ code: 0 });
    const waiting = await make({ saleMode: saleMode.keep });
    expect(await change(waiting, { saleMode: saleMode.scheduled, saleTime: '2020-01-01 00:00:00' })).toMatchObject(TOO_EARLY);
  });

  it('is kept only while goods wait for it', async () => {
    const id = await make();
    expect(await change(id, { saleMode: saleMode.keep })).toMatchObject({ code: 0 });
    expect(await read(id)).toMatchObject({ saleMode: saleMode.keep, saleTime: null });
    const begun = await make();
    await timeCame(begun);
    await putGoodsOnSale(world.context);
    expect(await read(begun)).toMatchObject({ status: 1, saleMode: saleMode.now, saleTime: null });
  });
});

describe('goods with a sale time', () => {
  it('that went on sale since their form was opened are a conflict, and no time to be mended', async () => {
    const id = await make();
    await timeCame(id);
    const opened = await read(id);
    await putGoodsOnSale(world.context);
    expect(await admin.send(goodsUpdate, { body: { ...opened, submit: 1, sort: 7 } })).toMatchObject({ code: 40901 });
  });

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

it('goods kept in the warehouse and put on sale by hand are still goods to be kept there', async () => {
  const id = await make({ saleMode: saleMode.keep });
  await setStatus(id, 1);
  expect(await read(id)).toMatchObject({ status: 1, saleMode: saleMode.keep });
});
