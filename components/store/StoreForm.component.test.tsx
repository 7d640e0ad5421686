import { createStore, values } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { answerCalls, type MadeCall } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { RowActionButtons } from '@/components/testing/RowActionButtons';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import { memberOptions } from '@/lib/contract/member';
import { type StoreDetail, storeDetail } from '@/lib/contract/store';
import { storeUpdate } from '@/lib/contract/store/draft';
import { storeLevel } from '@/lib/contract/store-level';
import { type StoreMeal, storeMeal } from '@/lib/contract/store-meal';
import type { DraftRecord } from '@/lib/form/draft-record';
import { wipeDrafts } from '@/lib/form/draft-store';
import { storeActions } from './store-actions';
import { storeForm } from './store-dialogs';

const PICTURE = '/media/demo/store-1.png';
const saved: StoreDetail = {
  ...{ id: 43, name: '富阳办公用品店', logo: PICTURE, cover: '', intro: '服务周边居民与企业', contactName: '陈志远' },
  ...{ contactMobile: '188****6315', region: ['浙江省', '杭州市', '富阳区'], address: '文三路 105 号', longitude: 120.17 },
  ...{ latitude: 30.294_999_999_999_998, openTime: '', closeTime: '', openDays: [], ownerMemberId: 77, ownerName: '云朵在路上' },
  ...{ levelId: 1, levelName: '标准店', mealId: null, mealName: '', expireAt: null, expiresSoon: 0, auths: 'UPLOAD_GOODS' },
  ...{ platformRate: null, goodsLimit: null, balance: 0, pendingSettle: 0, withdrawing: 0, withdrawn: 0, closeReason: '' },
  ...{ qualification: null, status: 1, goodsCount: 0, orderCount: 0, salesTotal: 0, createTime: '2026-11-19 07:00:00', remark: '' },
  ...{ bank: { holder: '陈志远', account: '**** 5678', bankName: '中国工商银行', branch: '杭州分行' } },
  ...{ version: 3, ownerUsername: 'fuyang_shop' },
};
const plan: StoreMeal = {
  ...{ id: 9, name: '年度套餐', levelId: 1, levelName: '标准店', price: 0, marketPrice: 0, durationUnit: 3, durationNum: 1, auths: '' },
  ...{ goodsLimit: 30, cover: '', intro: '', sort: 0, status: 1, soldCount: 0, storeCount: 0, version: 1 },
};
let kept: StoreDetail;
beforeEach(async () => {
  kept = saved;
  for (const owner of ['tester/0', '0/tester']) await wipeDrafts(owner);
});

function Opener() {
  const ask = useAskOnDemand();
  return (
    <>
      <button type="button" onClick={() => void ask(storeForm, { id: null })}>
        new
      </button>
      <RowActionButtons noun={storeActions} row={kept} />
    </>
  );
}

const drawer = page.getByRole('dialog');
const save = drawer.getByRole('button', { name: '保存', exact: true });
const field = (label: string) => drawer.getByLabelText(label).first();
const sent = (calls: readonly MadeCall[]) => calls.filter(({ body }) => body !== undefined).map(({ body }) => body);

async function open(button: string): Promise<readonly MadeCall[]> {
  await page.viewport(1440, 900);
  answerCalls(storeLevel.list, () => Response.json({ code: 0, data: { list: [], totalCount: 0 } }));
  answerCalls(storeMeal.list, () => ({ rows: [plan], total: 1 }));
  answerCalls(memberOptions, () => Response.json({ code: 0, data: [{ id: 5, nickname: '小鹿', mobile: '139****0001' }] }));
  const calls = answerCalls(storeDetail, () => Response.json({ code: 0, data: kept }));
  const viewer = { permissions: ['admin_P3', 'platform', 'admin_P3.edit'] };
  await draw(<Opener />, { namespaces: ['store', 'storeInfo', 'storeMeal', 'enums', 'map', 'media', 'picture', 'validation'], viewer });
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect.element(save).toBeVisible();
  return calls;
}

test('a store as it was approved is edited: what nobody said yet is suggested, masked values go back as they came', async () => {
  answerCalls(storeUpdate, () => Response.json({ code: 0, data: { ...kept, version: 4 } }));
  const calls = await open('编辑');
  await expect.element(field('联系电话')).toHaveValue('188****6315');
  await expect.element(field('银行账号')).toHaveValue('**** 5678');
  await expect.element(drawer.getByRole('combobox', { name: /^所在地区/ })).toHaveValue('浙江省 / 杭州市 / 富阳区');
  await expect.element(drawer.getByText(/30\.295/)).toBeInTheDocument();
  for (const day of ['周一', '周日']) await expect.element(drawer.getByRole('checkbox', { name: day })).toBeChecked();
  await field('详细地址').fill('文三路 107 号');
  await save.click();
  await expect.element(drawer).not.toBeInTheDocument();
  const [body] = sent(calls);
  expect(body).toMatchObject({ id: 43, version: 3, contactMobile: '188****6315', address: '文三路 107 号', ownerMemberId: 77 });
  expect(body).toMatchObject({ bank: { account: '**** 5678' }, openDays: [1, 2, 3, 4, 5, 6, 7] });
  for (const elsewhere of ['levelId', 'mealId', 'auths', 'username', 'status']) expect(body).not.toHaveProperty(elsewhere);
});

test('who stands behind a company is asked for its licence as in the own form of a store', async () => {
  await open('编辑');
  await expect.element(drawer.getByLabelText('营业执照号')).not.toBeInTheDocument();
  await drawer.getByRole('radio', { name: '企业' }).click();
  await field('企业名称').fill('富阳办公用品有限公司');
  await field('营业执照号').fill('91330');
  await save.click();
  await expect.element(drawer.getByText('营业执照号长度为 18 个字符').first()).toBeVisible();
  await expect.element(drawer.getByText('请输入法人姓名').first()).toBeVisible();
  await expect.element(drawer.getByText('请上传营业执照照片').first()).toBeVisible();
});

test('a new one asks for what is missing, and for features as long as no plan brings them', async () => {
  await open('new');
  await expect.element(drawer.getByRole('checkbox', { name: '允许上传商品' })).toBeVisible();
  await save.click();
  for (const text of ['请输入门店名称', '请选择店主', '请选择位置', '请选择门店等级'])
    await expect.element(drawer.getByText(text).first()).toBeInTheDocument();
});

test('what somebody else saved meanwhile is shown beside what was typed, and what is chosen is saved', async () => {
  const calls = answerCalls(storeUpdate, ({ body }) => {
    if ((body as { version: number }).version === 3) {
      kept = { ...saved, address: '文三路 111 号', version: 4 };
      throw new ApiError(codes.versionConflict, '数据已被他人修改');
    }
    return Response.json({ code: 0, data: { ...kept, version: 5 } });
  });
  await open('编辑');
  await field('详细地址').fill('文三路 107 号');
  await save.click();
  await expect.element(page.getByText('文三路 111 号')).toBeVisible();
  await page.getByRole('button', { name: '全部用我的' }).click();
  await page.getByRole('button', { name: '应用选择' }).click();
  await save.click();
  await expect.element(drawer).not.toBeInTheDocument();
  expect(sent(calls).at(-1)).toMatchObject({ version: 4, address: '文三路 107 号' });
});

test('a plan brings its own features and limit: neither is asked for beside it', async () => {
  await open('new');
  await expect.element(drawer.getByLabelText('商品数量上限')).toBeVisible();
  await drawer.getByRole('combobox', { name: /^套餐/ }).click();
  await page.getByRole('option', { name: '年度套餐' }).click();
  await expect.element(drawer.getByLabelText('商品数量上限')).not.toBeInTheDocument();
  await expect.element(drawer.getByLabelText('功能权限')).not.toBeInTheDocument();
});

test('F2: what was typed is kept in this browser, but nothing of who stands behind the store and where its money goes', async () => {
  await open('编辑');
  await field('详细地址').fill('文三路 109 号');
  await field('银行账号').fill('6222021234567890');
  await field('联系电话').fill('13900001111');
  const drafts = () => values<DraftRecord>(createStore('shangtai-drafts', 'drafts'));
  await expect.poll(drafts).toMatchObject([{ values: { address: '文三路 109 号' } }]);
  const [kept] = await drafts();
  for (const secret of ['bank', 'qualification', 'contactMobile']) expect(kept?.values).not.toHaveProperty(secret);
});
