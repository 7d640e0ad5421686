import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { codes } from '@/lib/contract/call/codes';
import { GOODS_TABS, goods, goodsCreate, goodsInfo } from '@/lib/contract/goods';
import { goodsAudit, goodsCategoryMove, goodsExport, goodsPrice, goodsStatus } from '@/lib/contract/goods/action';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { goodsCardImport } from '@/lib/contract/goods-card';
import { goodsCategory } from '@/lib/contract/goods-category';
import { orderPlace } from '@/lib/contract/storefront/orders';
import { allCodes, storeCodes } from '@/reference-api/auth/permission-tree';
import { store } from '@/reference-api/database/schema/store';
import { goodsSubmission } from '@/reference-api/testing/goods-drafts';
import type { Person } from '@/reference-api/testing/person';
import { newBuyer, RECEIVER } from '@/reference-api/testing/shop-for-tests';
import { buys } from '@/reference-api/testing/storefront-for-tests';
import { testStack } from '@/reference-api/testing/world';

let other: Person;
let memberId: number;
const world = await testStack({ testMode: true });
const main = await world.withCodes(allCodes);
beforeAll(async () => {
  await world.database.update(store).set({ auths: 'UPLOAD_GOODS', goodsLimit: 0 }).where(eq(store.id, 1));
  other = await world.withCodes(storeCodes, 1);
  memberId = await newBuyer(world);
});

const make = async (by: Person, kind: GoodsKind, changes: object = {}) =>
  (await by.ask(goodsCreate, { body: await goodsSubmission(kind, main, changes) })).id;
const approve = (id: number) => main.ask(goodsAudit, { body: { ids: [id], result: 2 } });
const setStatus = (by: Person, id: number, status: 1 | 0 | -1) => by.ask(goodsStatus, { body: { ids: [id], status } });
/** Whether a buyer gets it, or the refusal's code. */
const bought = (kind: GoodsKind, skuId: number): Promise<unknown> =>
  buys(world, orderPlace, {
    ...{ memberId, source: 1, items: [{ skuId, count: 1 }] },
    ...(kind === 2 ? { receiver: RECEIVER } : {}),
    ...(kind === 3 ? { formValues: { company: '云上科技' } } : {}),
  }).then(
    () => 'sold',
    (error: { code: number }) => error.code,
  );

describe.each([1, 2, 3, 4] as const)('goods of kind %i, of the main store and of another', (kind) => {
  it('are bought while they are on sale, and by nobody once their owner took them off', async () => {
    for (const owner of [main, other]) {
      const id = await make(owner, kind);
      const [sku] = (await owner.ask(goodsInfo, { query: { id } })).skus;
      const skuId = sku?.id ?? 0;
      if (kind === 1) {
        const text = `one-${id}@163.com----1\ntwo-${id}@163.com----2`;
        await owner.ask(goodsCardImport, { body: { goodsId: id, skuId, text, separator: '----', dedupe: 1 } });
      }
      if (owner === other) {
        expect(await bought(kind, skuId)).toBe(codes.goodsOffSale);
        await approve(id);
      }
      expect(await bought(kind, skuId)).toBe('sold');
      await setStatus(owner, id, 0);
      expect(await bought(kind, skuId)).toBe(codes.goodsOffSale);
      await setStatus(owner, id, 1);
      expect(await bought(kind, skuId)).toBe('sold');
    }
  });
});

describe('what waits for a review', () => {
  it('keeps the price and the category that are looked at; what lies in the recycle bin keeps its own', async () => {
    const id = await make(other, 2);
    const { skus, version, categoryId } = await other.ask(goodsInfo, { query: { id } });
    const price = () => other.send(goodsPrice, { body: { id, version, skus: [{ skuId: skus[0]?.id, price: 9800 }] } });
    const tree = (await main.ask(goodsCategory.list, { query: { kind: 2, status: 1 } })).rows.flatMap(({ children }) => children);
    const elsewhere = tree.find((category) => category.id !== categoryId)?.id;
    const moveAway = async () => (await other.ask(goodsCategoryMove, { body: { ids: [id], categoryId: elsewhere } })).failed[0]?.code;
    expect(await price()).toMatchObject({ code: codes.alreadyDecided });
    expect(await moveAway()).toBe(codes.alreadyDecided);
    await main.ask(goodsAudit, { body: { ids: [id], result: 3, reason: '图片不清晰' } });
    await setStatus(other, id, -1);
    expect(await price()).toMatchObject({ code: codes.alreadyDecided });
    expect(await moveAway()).toBe(codes.alreadyDecided);
    expect(await other.ask(goodsInfo, { query: { id } })).toMatchObject({ categoryId, skus: [{ price: 9900 }] });
  });
});

describe('the tabs of the list', () => {
  it('each count what they show; 全部 leaves out the recycle bin', async () => {
    const named = (name: string, changes: object = {}) => ({ name: `页签商品${name}`, stockWarn: 3, ...changes });
    await make(main, 2, named('在售'));
    await make(main, 2, named('售罄', { skus: [{ price: 100, stock: 0 }] }));
    await make(main, 2, named('仓库', { saleMode: 3 }));
    await setStatus(main, await make(main, 2, named('回收', { saleMode: 3 })), -1);
    await make(other, 2, named('待审'));
    await main.ask(goodsAudit, { body: { ids: [await make(other, 2, named('驳回'))], result: 3, reason: '图片不清晰' } });
    const shown: Record<string, string> = {};
    for (const tab of GOODS_TABS) {
      const { rows, total, tabs } = await main.ask(goods.list, { query: { kind: 2, tab, keyword: '页签商品', pageSize: 20 } });
      expect(tabs?.[tab], tab).toBe(total);
      shown[tab] = rows.map(({ name }) => name.slice(4)).join(' ');
    }
    expect(shown).toEqual({
      ...{ all: '驳回 待审 仓库 售罄 在售', onSale: '售罄 在售', warehouse: '驳回 待审 仓库', soldOut: '售罄', warn: '售罄' },
      ...{ auditing: '待审', rejected: '驳回', recycle: '回收' },
    });
  });

  it('and the filters narrow the file that leaves as well', async () => {
    await make(main, 2, { name: '只此一件的灯', skus: [{ price: 100, stock: 0 }] });
    const file = await (await main.fetch(goodsExport, { query: { kind: 2, tab: 'soldOut', keyword: '只此一件' } })).text();
    expect(file.trim().split('\n')).toHaveLength(2);
    expect(await (await main.fetch(goodsExport, { query: { kind: 2, tab: 'recycle', keyword: '只此一件' } })).text()).not.toContain(
      '只此一件',
    );
  });
});
