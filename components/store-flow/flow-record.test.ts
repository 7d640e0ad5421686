import { expect, test } from 'vitest';
import type { StoreFlow } from '@/lib/contract/store-flow';
import { flowRecordHref } from './flow-record';

const sold = { storeId: 0, bizType: 7, bizNo: 'SA1', bizId: 5, orderKind: null } as StoreFlow;

test('a number leads to its record only for whom that page is there', () => {
  expect(flowRecordHref(sold, ['/shopping/finace', '/shopping/applyShopList'])).toBe('/shopping/applyShopList?id=5');
  expect(flowRecordHref(sold, ['/shopping/finace'])).toBeUndefined();
});
