import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import type { GoodsRecord } from '@/lib/contract/goods';
import { saleMode } from '@/lib/contract/states/goods';
import { newGoods } from './form/goods-values';
import { GoodsProfile } from './GoodsProfile';

const record = (mode: number) =>
  ({
    ...newGoods(2, 3),
    ...{ id: 7, name: '耳机', cover: '', images: [], views: 0, createTime: '2026-01-01 08:00:00', skus: [] },
    ...{ saleMode: mode, saleTime: '2099-01-01 00:00:00' },
  }) as unknown as GoodsRecord;

test('a sale time is shown while goods wait for it, and no longer once they are put on sale in another way', async () => {
  const { unmount } = await draw(<GoodsProfile record={record(saleMode.scheduled)} />, { namespaces: ['goods', 'enums'] });
  await expect.element(page.getByText('2099-01-01 00:00:00')).toBeVisible();
  await unmount();
  await draw(<GoodsProfile record={record(saleMode.keep)} />, { namespaces: ['goods', 'enums'] });
  await expect.element(page.getByText('2026-01-01 08:00:00')).toBeVisible();
  expect(page.getByText('2099-01-01 00:00:00').query()).toBeNull();
});
