import { useQueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useOpenRecord } from '@/components/records/use-open-record';
import { answerCalls, type MadeCall } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { RowActionButtons } from '@/components/testing/RowActionButtons';
import { readOptions } from '@/lib/client/resource-queries';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import { applyPayState, storeApplyState } from '@/lib/contract/states/store-apply';
import { type StoreApplyDetail, storeApplyApprove, storeApplyInfo, storeApplyReject } from '@/lib/contract/store-apply';
import { storeLevel } from '@/lib/contract/store-level';
import { storeMeal } from '@/lib/contract/store-meal';
import { storeApplyActions } from './store-apply-actions';
import { storeApplyDrawer } from './store-apply-dialogs';

const waiting: StoreApplyDetail = {
  ...{ id: 7, applyNo: 'SQ202611210007', memberId: 3, nickname: '阿木的猫', mobile: '199****9471', storeName: '西溪数码生活馆', logo: '' },
  ...{ contactName: '唐思远', contactMobile: '138****2236', region: ['浙江省', '杭州市', '西湖区'], levelId: 1, levelName: '标准店' },
  ...{ mealId: 4, mealName: '年度套餐', mealPrice: 198_000, durationUnit: 3, durationNum: 1, payStatus: applyPayState.paid },
  ...{ payChannel: 'wechat', payNo: 'ZF1', payTime: '2026-11-21 09:18:05', status: storeApplyState.pending },
  ...{ auditReason: '身份证反面模糊，请重新上传', auditorName: '林晓', auditTime: '2026-11-20 16:32:10', applyCount: 2, storeId: null },
  ...{ createTime: '2026-11-21 09:16:42', version: 3, intro: '到店体验', address: '文三路 478 号', longitude: null, latitude: null },
  ...{ qualification: null, bank: null },
};
let kept: StoreApplyDetail;
beforeEach(() => {
  kept = waiting;
});

let queries: ReturnType<typeof useQueryClient>;
function Opener() {
  queries = useQueryClient();
  const show = useOpenRecord(storeApplyDrawer);
  return (
    <>
      <button type="button" onClick={() => show(7)}>
        open
      </button>
      <RowActionButtons noun={storeApplyActions} row={kept} />
    </>
  );
}

const drawer = page.getByRole('dialog', { name: /西溪数码生活馆/ });
const button = (name: string) => drawer.getByRole('button', { name, exact: true });
/** The choice above the fields and the button below them have the same word. */
const footer = (name: string) => button(name).last();

async function open(by = 'open'): Promise<readonly MadeCall[]> {
  answerCalls(storeLevel.list, () => ({ rows: [], total: 0 }));
  answerCalls(storeMeal.list, () => ({ rows: [], total: 0 }));
  // As it comes from the API: what its schema reads it does not write.
  const calls = answerCalls(storeApplyInfo, () => Response.json({ code: 0, msg: 'success', data: kept }));
  const permissions = ['admin_P3', 'platform'];
  await draw(<Opener />, { namespaces: ['storeApply', 'store', 'storeInfo', 'enums'], viewer: { permissions } });
  await page.getByRole('button', { name: by }).click();
  await expect.element(drawer).toBeVisible();
  return calls;
}
const sent = (calls: readonly MadeCall[], end: string) => calls.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);

test('on a phone the fields of a decision are in sight when it was asked for, and when it is chosen below', async () => {
  await page.viewport(390, 844);
  kept = { ...waiting, longitude: 120.14, latitude: 30.28 };
  await open('驳回');
  // What comes later, the map with its pin, moves nothing away again.
  await expect.element(drawer.getByText('文三路 478 号')).toBeInTheDocument();
  await expect.element(drawer.getByLabelText('驳回原因')).toBeInViewport();
  // What stays in sight below covers nothing of it.
  const covers = footer('驳回').element().closest('footer');
  const room = () => Number(covers?.getBoundingClientRect().top) - drawer.getByText('0 / 200').element().getBoundingClientRect().bottom;
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  drawer.getByText('申请信息').element().scrollIntoView();
  await expect.element(drawer.getByLabelText('驳回原因')).not.toBeInViewport();
  await footer('通过').click();
  await expect.element(drawer.getByRole('combobox', { name: /^门店等级/ })).toBeInViewport();
  await page.viewport(1440, 900);
});

test('an application is decided beside its material: what was rejected before and paid stands there, the paid plan is read only', async () => {
  await open();
  await expect.element(drawer.getByText('身份证反面模糊，请重新上传')).toBeVisible();
  await expect.element(drawer.getByText('¥1,980.00')).toBeVisible();
  await expect.element(drawer.getByText('套餐已支付，不可更改')).toBeVisible();
  await expect.element(drawer.getByRole('combobox', { name: /^套餐/ })).toBeDisabled();
});

test('an approval is refused on its field, then shows the one-time password once, and the form is gone', async () => {
  answerCalls(storeApplyApprove, ({ body }) => {
    if (body.username === 'taken')
      throw new ApiError(codes.usernameTaken, '账号已存在', { data: { fieldErrors: [{ field: 'username', msg: '账号已存在' }] } });
    kept = { ...waiting, status: storeApplyState.approved, version: 4 };
    return { id: 9, storeId: 9, username: body.username, tempPassword: 'Once2026x' };
  });
  const calls = await open();
  await drawer.getByLabelText('店主登录账号').fill('taken');
  await footer('通过').click();
  await expect.element(drawer.getByText('账号已存在')).toBeVisible();
  await drawer.getByLabelText('店主登录账号').fill('xixi_digital');
  await footer('通过').click();
  await expect.element(page.getByText('Once2026x')).toBeVisible();
  expect(sent(calls, '/approve').at(-1)).toMatchObject({ id: 7, levelId: 1, mealId: 4, username: 'xixi_digital', platformRate: null });
  await expect.poll(() => document.querySelectorAll('form').length).toBe(0);
});

test('a rejection says what becomes of the money and needs its reason; nothing is sent by the button that only brings the fields', async () => {
  answerCalls(storeApplyReject, () => {
    kept = { ...waiting, status: storeApplyState.rejected, payStatus: applyPayState.refunded, auditReason: '照片不清', version: 4 };
    return { id: 7, status: storeApplyState.rejected, version: 4, payStatus: applyPayState.refunded, refundError: null };
  });
  const calls = await open();
  await footer('驳回').click();
  await expect.element(drawer.getByText(/原路退回/)).toBeVisible();
  expect(sent(calls, '/reject')).toEqual([]);
  await footer('驳回').click();
  await expect.element(drawer.getByText('请输入驳回原因')).toBeVisible();
  await drawer.getByLabelText('驳回原因').fill('照片不清');
  await footer('驳回').click();
  await expect.element(drawer.getByText('照片不清')).toBeVisible();
  expect(sent(calls, '/reject')).toEqual([{ id: 7, reason: '照片不清' }]);
  await expect.poll(() => document.querySelectorAll('form').length).toBe(0);
});

test('a decision that is filled in is not sent by the button that only brings its fields back', async () => {
  answerCalls(storeApplyApprove, ({ body }) => ({ id: 9, storeId: 9, username: body.username, tempPassword: 'Once2026x' }));
  const calls = await open();
  await drawer.getByLabelText('店主登录账号').fill('xixi_digital');
  await footer('驳回').click();
  await footer('通过').click();
  await expect.element(page.getByLabelText('店主登录账号')).toHaveValue('xixi_digital');
  expect(sent(calls, '/approve')).toEqual([]);
  await footer('通过').click();
  await expect.element(page.getByText('Once2026x')).toBeVisible();
  expect(sent(calls, '/approve')).toHaveLength(1);
});

test('what was typed is not lost by a look at the other decision, nor by closing the drawer without a question', async () => {
  await open();
  await drawer.getByLabelText('店主登录账号').fill('xixi_digital');
  await footer('驳回').click();
  await footer('通过').click();
  await expect.element(drawer.getByLabelText('店主登录账号')).toHaveValue('xixi_digital');
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: '取消' }).click();
  await expect.element(drawer.getByLabelText('店主登录账号')).toHaveValue('xixi_digital');
  await drawer.getByRole('button', { name: '关闭', exact: true }).click();
  await question.getByRole('button', { name: '离开' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
});

test('a row that is to be rejected opens its drawer at the reason, and sends nothing before it is given', async () => {
  const calls = await open('驳回');
  await expect.element(drawer.getByLabelText('驳回原因')).toBeVisible();
  await expect.element(button('通过').first()).toHaveAttribute('aria-pressed', 'false');
  expect(sent(calls, '/reject')).toEqual([]);
  // In the head stands only what is left to do when it is decided.
  expect(drawer.getByRole('button', { name: '驳回', exact: true }).elements()).toHaveLength(2);
});

test('an application sent in anew under the typing hand leaves what is typed; what it asks for itself is taken over', async () => {
  kept = { ...waiting, mealId: null, mealName: '', payStatus: applyPayState.unpaid, levelId: null };
  answerCalls(storeApplyApprove, ({ body }) => ({ id: 9, storeId: 9, username: body.username, tempPassword: 'Once2026x' }));
  const calls = await open();
  await drawer.getByLabelText('店主登录账号').fill('xixi_digital');
  await footer('驳回').click();
  await drawer.getByLabelText('驳回原因').fill('照片不清');
  kept = { ...waiting, version: 5, applyCount: 3, levelId: 2 };
  await queries.invalidateQueries({ queryKey: readOptions(storeApplyInfo, { id: 7 }).queryKey });
  await expect.element(drawer.getByText(/原路退回/)).toBeVisible();
  await expect.element(drawer.getByLabelText('驳回原因')).toHaveValue('照片不清');
  await footer('通过').click();
  await expect.element(drawer.getByLabelText('店主登录账号')).toHaveValue('xixi_digital');
  await footer('通过').click();
  await expect.poll(() => sent(calls, '/approve')).toMatchObject([{ levelId: 2, mealId: 4, username: 'xixi_digital' }]);
  await expect.element(page.getByText('Once2026x')).toBeVisible();
});
