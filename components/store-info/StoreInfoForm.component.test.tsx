import { createStore, values } from 'idb-keyval';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { readStoreInfo, type StoreInfo } from '@/lib/contract/store-info';
import { StoreInfoForm } from './StoreInfoForm';

const info: StoreInfo = {
  ...{
    storeId: 43,
    name: '富阳办公用品店',
    logo: '/media/demo/store-1.png',
    cover: '',
    intro: '服务周边居民与企业',
    contactName: '陈志远',
  },
  ...{ contactMobile: '188****6315', region: ['浙江省', '杭州市', '富阳区'], address: '文三路 105 号', longitude: 120.17, latitude: 30.29 },
  ...{ openTime: '', closeTime: '', openDays: [1], status: 1, qualification: null, bank: null, version: 3 },
};
const drafts = () => values<object>(createStore('shangtai-drafts', 'drafts'));

test('what lies on the disk while the own store is edited holds no number of a person or an account', async () => {
  await page.viewport(1440, 900);
  answerCalls(readStoreInfo, () => Response.json({ code: 0, data: info }));
  const viewer = { permissions: ['admin_P6', 'admin_P6.edit'] };
  await draw(<StoreInfoForm />, { namespaces: ['store', 'storeInfo', 'enums', 'map', 'media', 'picture', 'validation'], viewer });
  await page.getByLabelText('身份证号').first().fill('33010819850315241X');
  await page.getByLabelText('银行账号').first().fill('6222021202031587764');
  await page.getByLabelText('联系电话').first().fill('13800138000');
  await page.getByLabelText('详细地址').first().fill('文三路 107 号');
  const kept = async () => JSON.stringify(await drafts());
  await expect.poll(kept).toContain('文三路 107 号');
  for (const number of ['33010819850315241X', '6222021202031587764', '13800138000']) expect(await kept()).not.toContain(number);
});
