import { expect, test } from 'vitest';
import type { GoodsRecord } from '@/lib/contract/goods';
import { fieldDifferences } from '@/lib/form/field-diff';
import { goodsValues, newGoods } from './goods-values';

const { submit: _submit, version: _version, ...fields } = newGoods(2, 3);
const record: GoodsRecord = {
  ...fields,
  ...{
    id: 7,
    version: 4,
    kind: 2,
    name: '耳机',
    categoryId: 1,
    stockWarn: 3,
    cover: '/a.png',
    images: ['/a.png'],
    detailHtml: '<p>耳机</p>',
  },
  ...{ storeId: 0, storeName: '总店', status: 1, auditStatus: 2, auditReason: '', sales: 5, views: 9, priceMin: 10_000, priceMax: 10_000 },
  ...{ totalStock: 10, createTime: '2026-01-01 08:00:00', updateTime: '2026-01-01 08:00:00', categoryName: '影音', brandName: '' },
  ...{ ordered: 0, reviewed: 1, skus: [] },
};

test('a form compares what a person fills in, and no figure that changes by itself', () => {
  const sold: GoodsRecord = { ...record, sales: 6, views: 20, totalStock: 9, updateTime: '2026-01-02 08:00:00', version: 5 };
  const differences = fieldDifferences(goodsValues(record), goodsValues({ ...sold, name: '蓝牙耳机' }));
  expect(differences.map(({ field }) => field).sort()).toEqual(['name', 'version']);
});
