import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OwnAddress } from '@/components/list/OwnAddress';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { type Cash, cash, cashExport } from '@/lib/contract/cash';
import { cashApprove, cashFail, cashReject } from '@/lib/contract/cash/action';
import { cashState } from '@/lib/contract/states/cash';
import { CashList } from './CashList';

const rowOf = (id: number, arrival: number): Cash => ({
  ...{ id, cashNo: `T${id}`, applicant: 1, memberId: 9, storeId: 0, storeName: '总店', name: `申请人${id}`, mobile: '158****3944' },
  ...{ amount: arrival + 100, fee: 100, arrival, balanceBefore: 900_000, type: 2, status: cashState.pending, auditReason: '' },
  ...{
    account: { holder: '王敏', no: '6222****7764', bankName: '中国工商银行', branch: '', qrcode: '' },
    auditorId: null,
    auditorName: '',
  },
  ...{ auditTime: null, payVoucher: [], payNo: '', payerName: '', payTime: null, failReason: '', remark: '', version: 1 },
  createTime: '2026-11-22 18:56:29',
});
const viewer = { permissions: ['admin_P3', 'admin_P3.cashAudit', 'admin_P3.cashPay'] };
const namespaces = ['cash', 'enums', 'media', 'picture', 'feedback', 'route'] as const;
const nothingRefused = ({ body }: { body: unknown }) => ({ success: (body as { ids: number[] }).ids.length, failed: [] });
const bulk = (name: string) => page.getByRole('region', { name: '批量操作' }).getByRole('button', { name, exact: true });

async function openWith(total: number) {
  await page.viewport(1440, 900);
  answerCalls(cash.list, () => ({ rows: [rowOf(1, 120_000), rowOf(2, 30_050)], total }));
  await draw(<CashList />, { namespaces, viewer });
  await page.getByRole('checkbox', { name: '选择本页' }).click();
}

test('open-questions 30: several withdrawals are approved and rejected with their number and the sum of what arrives', async () => {
  await openWith(2);
  const approved = answerCalls(cashApprove, nothingRefused);
  await bulk('批量通过').click();
  await expect.element(page.getByText('共 2 笔，合计 ¥1,500.50，确定通过吗？')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: '通过' }).click();
  await expect.poll(() => approved.filter(({ path }) => path.endsWith('/approve')).at(-1)?.body).toEqual({ ids: [1, 2], remark: '' });

  await expect.element(page.getByText('成功 2 条，失败 0 条')).toBeVisible();
  await page.getByRole('checkbox', { name: '选择本页' }).click();
  const rejected = answerCalls(cashReject, nothingRefused);
  await bulk('批量驳回').click();
  const dialog = page.getByRole('dialog', { name: '批量驳回 · 已选 2 个提现单' });
  await expect.element(dialog.getByText('共 2 笔，合计 ¥1,500.50，确定驳回吗？')).toBeVisible();
  await dialog.getByRole('textbox').fill('户名不符');
  await dialog.getByRole('button', { name: '驳回' }).click();
  await expect
    .poll(() => rejected.filter(({ path }) => path.endsWith('/reject')).at(-1)?.body)
    .toEqual({ ids: [1, 2], reason: '户名不符' });
});

test('one voucher for several names their number and sum; rows of other pages have none, so they are not paid together', async () => {
  await openWith(60);
  await bulk('批量确认打款').click();
  const dialog = page.getByRole('dialog', { name: '确认打款' });
  await expect.element(dialog.getByText('共 2 笔，合计 ¥1,500.50，确定打款吗？')).toBeVisible();
  await dialog.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: /选择全部/ }).click();
  await expect.element(bulk('批量确认打款')).toBeDisabled();
  await expect.element(page.getByTitle('所选数据须都在当前页')).toBeVisible();
  await bulk('批量通过').click();
  await expect.element(page.getByRole('alertdialog', { name: '批量通过 · 已选 60 个提现单' })).not.toHaveTextContent('合计');
});

test('a transfer that did not go through is noted where it was to be confirmed, and nothing is left to confirm', async () => {
  await page.viewport(1440, 900);
  answerCalls(cash.list, () => ({ rows: [{ ...rowOf(1, 120_000), status: cashState.toPay }], total: 1 }));
  const failed = answerCalls(cashFail, () => ({ id: 1, status: cashState.failed, version: 2 }));
  await draw(<CashList />, { namespaces, viewer });
  await page.getByRole('button', { name: '确认打款', exact: true }).click();
  const payment = page.getByRole('dialog', { name: '确认打款 · T1' });
  const fail = payment.getByRole('button', { name: '打款失败' });
  await fail.click();
  const why = page.getByRole('dialog', { name: '打款失败 · T1' });
  await why.getByRole('button', { name: '取消' }).click();
  await expect.element(payment).toBeVisible();
  await fail.click();
  await why.getByRole('textbox').fill('账号已注销');
  await why.getByRole('button', { name: '打款失败' }).click();
  const sent = () => failed.filter(({ path }) => path.endsWith('/fail')).map(({ body }) => body);
  await expect.poll(sent).toEqual([{ id: 1, reason: '账号已注销' }]);
  await expect.element(page.getByText('已记录打款失败', { exact: true })).toBeVisible();
  // Below a question a dialog has no role: gone is what is drawn no more.
  await expect.poll(() => document.querySelector('[data-leaving]')).toBeNull();
  await expect.element(payment).not.toBeInTheDocument();
});

test('one withdrawal is approved with a remark, and one on its way comes back by the name that says so', async () => {
  await page.viewport(1440, 900);
  const rows = [rowOf(1, 120_000), { ...rowOf(2, 30_050), status: cashState.toPay }];
  answerCalls(cash.list, () => ({ rows, total: 2 }));
  const approved = answerCalls(cashApprove, nothingRefused);
  await draw(<CashList />, { namespaces, viewer });
  await page.getByRole('button', { name: '通过', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '通过 · T1' });
  await expect.element(dialog.getByText('共 1 笔，合计 ¥1,200.00，确定通过吗？')).toBeVisible();
  await dialog.getByLabelText('审核备注').fill('核对无误');
  await dialog.getByRole('button', { name: '通过' }).click();
  await expect.poll(() => approved.filter(({ path }) => path.endsWith('/approve')).at(-1)?.body).toEqual({ ids: [1], remark: '核对无误' });
  await expect.element(page.getByRole('button', { name: '驳回', exact: true })).toHaveLength(1);
  await page.getByRole('button', { name: '更多' }).click();
  await expect.element(page.getByRole('menuitem', { name: '驳回退回' })).toBeVisible();
});

test('the file for the bank is asked of all that wait for a transfer, whatever tab is open', async () => {
  await page.viewport(1440, 900);
  answerCalls(cash.list, () => ({ rows: [rowOf(1, 120_000)], total: 1 }));
  const calls = answerCalls(cashExport, () => new Response('序号\r\n1\r\n', { headers: { 'content-type': 'text/csv' } }));
  await draw(
    <OwnAddress>
      <CashList />
    </OwnAddress>,
    { namespaces, viewer },
  );
  const tab = page.getByRole('tab', { name: /待审核/ });
  await tab.click();
  await expect.element(tab).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: '银行代发' }).click();
  await expect.poll(() => calls.find(({ path }) => path.endsWith('/export'))?.query.get('tab')).toBe('all');
});

test('what a store may do with its withdrawal has room, in English too', async () => {
  await page.viewport(1440, 900);
  answerCalls(cash.list, () => ({ rows: [{ ...rowOf(1, 120_000), storeId: 5 }], total: 1 }));
  await draw(<CashList />, { namespaces, viewer: { ...viewer, storeId: 5 }, language: 'en' });
  const details = page.getByRole('button', { name: 'Details' });
  await expect.element(details).toBeVisible();
  const [button, cell] = [details.element(), details.element().closest('td')].map((each) => each?.getBoundingClientRect().right ?? 0);
  expect(button).toBeLessThanOrEqual(cell ?? 0);
});
