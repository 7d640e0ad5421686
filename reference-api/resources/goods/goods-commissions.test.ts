import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { goodsCreate, goodsInfo, goodsUpdate } from '@/lib/contract/goods';
import { goodsPrice } from '@/lib/contract/goods/action';
import { goodsLog } from '@/lib/contract/goods/log';
import { allCodes, storeCodes } from '@/reference-api/auth/permission-tree';
import { goods } from '@/reference-api/database/schema/goods';
import { store } from '@/reference-api/database/schema/store';
import { fourVariants, goodsSubmission } from '@/reference-api/testing/goods-drafts';
import type { Person } from '@/reference-api/testing/person';
import { setSettings } from '@/reference-api/testing/settings-for-tests';
import { testStack } from '@/reference-api/testing/world';

const PER_PIECE = { commissionType: 2, firstValue: 2000, secondValue: 1000 };
const NONE = { commissionType: 0, firstValue: 0, secondValue: 0 };

const world = await testStack();
const main = await world.withCodes(allCodes);
const other = await world.withCodes(storeCodes, 1);
const grant = (auths: string) => world.database.update(store).set({ auths, goodsLimit: 0 }).where(eq(store.id, 1));
const GRANTED = 'UPLOAD_GOODS,MANAGE_DISTRIBUTION';
beforeEach(async () => {
  await setSettings(world, 'os', { goodsAudit: 0 });
  await grant(GRANTED);
});

const send = async (by: Person, changes: object) => by.send(goodsCreate, { body: await goodsSubmission(2, main, changes) });
const make = async (by: Person, changes: object) => goodsCreate.data.parse((await send(by, changes)).data).id;
const read = (id: number) => main.ask(goodsInfo, { query: { id } });
const change = async (by: Person, id: number, changes: object) =>
  by.send(goodsUpdate, { body: { ...(await read(id)), submit: 1, ...changes } });
const reprice = async (by: Person, id: number, price: number) => {
  const { version, skus } = await read(id);
  return by.send(goodsPrice, { body: { id, version, skus: [{ skuId: skus[1]?.id, price }] } });
};

describe('commissions per piece', () => {
  it('stay below the lowest price, also where one price is changed in place', async () => {
    const id = await make(main, { ...fourVariants, ...PER_PIECE });
    expect(await reprice(main, id, 3000)).toMatchObject({ code: 60417, msg: '佣金之和须小于售价' });
    expect((await read(id)).skus[1]).toMatchObject({ price: 10_000 });
    expect(await reprice(main, id, 3001)).toMatchObject({ code: 0 });
  });

  it('of a draft, per cent and below other prices stand in the way of no price changed in place', async () => {
    const prices = (...all: number[]) => ({ skus: fourVariants.skus.map((sku, index) => ({ ...sku, price: all[index] ?? 10_000 })) });
    const draft = await make(main, { ...fourVariants, ...prices(0, 0), ...PER_PIECE, submit: 0 });
    expect(await reprice(main, draft, 2000)).toMatchObject({ code: 0 });
    const [low, percent] = [await make(main, fourVariants), await make(main, fourVariants)];
    await world.database.update(goods).set(PER_PIECE).where(eq(goods.id, low));
    await world.sql(`update goods_sku set price = 100 where goods_id = ${low}`);
    expect(await reprice(main, low, 3001)).toMatchObject({ code: 0 });
    expect(await reprice(main, low, 3000)).toMatchObject({ code: 60417 });
    await world.database.update(goods).set({ commissionType: 1, firstValue: 60, secondValue: 60 }).where(eq(goods.id, percent));
    expect(await reprice(main, percent, 3000)).toMatchObject({ code: 0 });
  });

  it('left from before keep nobody from a change who can neither see nor set them', async () => {
    const id = await make(other, { ...fourVariants, ...PER_PIECE });
    await grant('UPLOAD_GOODS');
    const skus = fourVariants.skus.map((sku) => ({ ...sku, price: 2500 }));
    expect(await change(other, id, { skus })).toMatchObject({ code: 0 });
    expect(await reprice(other, id, 2400)).toMatchObject({ code: 0 });
    expect(await read(id)).toMatchObject(PER_PIECE);
  });
});

describe('commissions of a store while distribution is not allowed to stores', () => {
  it('are refused where they would change, so that nothing typed is lost without a word', async () => {
    const id = await make(other, PER_PIECE);
    await setSettings(world, 'os', { goodsAudit: 0, allowDistribution: 0 });
    expect(await send(other, PER_PIECE)).toMatchObject({ code: 40307, msg: '无法操作：门店未开通该功能' });
    expect(await change(other, id, { firstValue: 100 })).toMatchObject({ code: 40307 });
    expect(await change(other, id, { sort: 8 })).toMatchObject({ code: 0 });
    expect(await send(other, NONE)).toMatchObject({ code: 0 });
    expect(await read(id)).toMatchObject({ ...PER_PIECE, sort: 8 });
  });
});

describe('the log of goods', () => {
  it('tells beside a changed commission what its type is, which makes a percentage or an amount of it', async () => {
    const id = await make(main, PER_PIECE);
    expect(await change(main, id, { firstValue: 2100 })).toMatchObject({ code: 0 });
    const [entry] = (await main.ask(goodsLog.list, { query: { id } })).rows;
    expect(entry?.changes).toEqual([
      { field: 'firstValue', variant: '', before: '2000', after: '2100' },
      { field: 'commissionType', variant: '', before: '2', after: '2' },
    ]);
  });
});

it('the main store may set what it likes below the price', async () => {
  const id = await make(main, PER_PIECE);
  await world.database.update(goods).set({ commissionType: 1, firstValue: 5, secondValue: 2 }).where(eq(goods.id, id));
  expect(await change(main, id, { firstValue: 98 })).toMatchObject({ code: 60417 });
});
