import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { otherStoreConfigInfo } from '@/lib/contract/other-store-config';
import { storeLevel } from '@/lib/contract/store-level';
import { OtherStoreConfigScreen } from './OtherStoreConfigScreen';

const level = (id: number, name: string, status: number) => ({
  ...{ id, name, status, grade: id, icon: '', isDefault: 0, remark: '', sort: 0, storeCount: 0, version: 1, createTime: '' },
  ...{ platformRate: 0, settleDays: 0, withdrawFee: 0, goodsLimit: 0, needGoodsAudit: 1 },
});
const LEVELS = [level(1, '标准店', 1), level(2, '旗舰店', 0), level(3, '体验店', 0)];

test('the default level is chosen among those in use, and the one that is set', async () => {
  answerCalls(otherStoreConfigInfo, () => Response.json({ code: 0, data: { defaultLevelId: 3, version: 1 } }));
  answerCalls(storeLevel.list, () => Response.json({ code: 0, data: { list: LEVELS, totalCount: LEVELS.length } }));
  await draw(<OtherStoreConfigScreen />, { namespaces: ['otherStoreConfig', 'enums', 'store', 'validation', 'editor'] });
  await page.getByRole('combobox', { name: '默认门店等级' }).click();
  await expect.element(page.getByRole('option', { name: '标准店' })).toBeVisible();
  expect(
    page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent),
  ).toEqual(['标准店', '体验店']);
});
