import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import type { Viewer } from '@/components/viewer/viewer-context';
import { type Goods, type GoodsRecord, goods, goodsInfo } from '@/lib/contract/goods';
import { type GoodsCategory, goodsCategory } from '@/lib/contract/goods-category';
import { newGoods } from './form/goods-values';
import type { SomeGoods } from './goods-actions';
import { goodsBulkActions } from './goods-bulk-actions';

const row: SomeGoods = {
  ...{ id: 7, kind: 2, name: '耳机', cover: '', status: 1, auditStatus: 2, storeId: 2, cardStock: 0, isRecommend: 0, isHot: 0, isNew: 0 },
  categoryId: 1,
};
const listed: Goods = {
  ...row,
  ...{ kind: 2, subtitle: '', categoryName: '影音', brandId: null, brandName: '', priceMin: 10_000, priceMax: 10_000, stock: 10 },
  ...{ stockWarn: 3, skuCount: 1, sales: 0, views: 0, sort: 0, saleMode: 1, saleTime: null, auditReason: '', storeName: '', version: 1 },
  ...{ cardStock: 0, createTime: '2026-01-01 08:00:00', updateTime: '2026-01-01 08:00:00' },
};
const { submit: _submit, version: _version, ...fields } = newGoods(2, 3);
const record = (reviewed: 0 | 1) =>
  ({
    ...fields,
    ...{ id: 7, version: 1, name: '耳机', categoryId: 1, cover: '/a.png', images: ['/a.png'], detailHtml: '<p>耳机</p>', stockWarn: 3 },
    ...{ storeId: 2, storeName: '', status: 1, auditStatus: 2, auditReason: '', sales: 0, views: 0, priceMin: 10_000, priceMax: 10_000 },
    ...{ totalStock: 10, createTime: '2026-01-01 08:00:00', updateTime: '2026-01-01 08:00:00', categoryName: '影音', brandName: '' },
    ...{ ordered: 0, reviewed, skus: [] },
  }) as GoodsRecord;

const category = (id: number, name: string): GoodsCategory => ({
  ...{
    id,
    kind: 2,
    parentId: 0,
    name,
    icon: '',
    banner: '',
    sort: 0,
    status: 1,
    goodsCount: 0,
    createTime: '2026-01-01 08:00:00',
    version: 1,
  },
  children: [],
});
const actions = goodsBulkActions(2);
let asked: unknown;
function Move({ rows }: { rows: readonly SomeGoods[] | undefined }) {
  const move = useRecordActions(actions).bulk.find(({ key }) => key === 'move');
  const start = async () => {
    asked = 'asking';
    asked = (await move?.ask(rows?.length ?? 3, rows)) ? 'sends' : 'stays';
  };
  return (
    <button type="button" onClick={() => void start()}>
      move
    </button>
  );
}

const question = page.getByText('修改后需重新审核，商品将下架，是否继续？');
const store: Partial<Viewer> = { storeId: 2, permissions: ['admin_P2', 'admin_P2.edit'] };
async function moves(viewer: Partial<Viewer>, reviewed: 0 | 1, rows: readonly SomeGoods[] | null = [row]) {
  answerCalls(goodsInfo, () => record(reviewed));
  answerCalls(goods.list, () => ({ rows: [listed], total: 1 }));
  answerCalls(goodsCategory.list, () => ({ rows: [category(1, '影音'), category(2, '数码')], total: 2 }));
  await draw(<Move rows={rows ?? undefined} />, { namespaces: ['goods'], viewer });
  await page.getByRole('button', { name: 'move' }).click();
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: '数码' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
}

test('goods.md 5: goods that another category sends to review again are moved once that is agreed to', async () => {
  await moves(store, 1);
  await expect.element(question).toBeVisible();
  expect(asked).toBe('asking');
  await page.getByRole('alertdialog').getByRole('button', { name: '移动分类' }).click();
  await expect.poll(() => asked).toBe('sends');
});

test('those chosen on other pages may be among them; a no moves nothing', async () => {
  await moves(store, 1, null);
  await expect.element(question).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
  await expect.poll(() => asked).toBe('stays');
});

test('those chosen on other pages of a store whose goods are not reviewed are moved at once', async () => {
  await moves(store, 0, null);
  await expect.poll(() => asked).toBe('sends');
});

test.each<[string, Partial<Viewer>, 0 | 1, Partial<SomeGoods>]>([
  ['by the main store', { ...store, storeId: 0 }, 0, {}],
  ['that are not reviewed', store, 0, {}],
  ['that are no more than a draft', store, 1, { auditStatus: 0 }],
  ['into the category they are in', store, 1, { categoryId: 2 }],
])('goods %s are moved at once', async (_which, viewer, reviewed, of) => {
  await moves(viewer, reviewed, [{ ...row, ...of }]);
  await expect.poll(() => asked).toBe('sends');
});
