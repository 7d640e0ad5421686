import type { Locator, Page } from '@playwright/test';
import { visitAlive } from '../alive';
import { expect, leaveSession, test, word } from '../fixtures';
import { confirmIt, done, fillReason, press } from '../order/order-page';
import { dialogOf, said } from '../page-parts';
import { act } from '../row-action';
import { PASSWORD } from '../stack/api-caller';
import type { TestStack } from '../stack/test-stack';

const CASH = '/order/cashList';
const t = (key: string) => word(`cash.${key}`);

/** Store 1 has this much to withdraw and nothing under way. */
async function begin(world: TestStack, yuan: number): Promise<void> {
  for (const { id } of await world.sql<{ id: number }>(
    'select id from cash where applicant = 2 and store_id = 1 and status in (0, 10, 21)',
  ))
    await world.api.as('admin', 'PUT', '/v1/admin/cash/reject', { ids: [id], reason: '旅程开始' });
  const [store] = await world.sql<{ balance: number }>('select balance::int as balance from store where id = 1');
  const delta = yuan * 100 - (store?.balance ?? 0);
  if (delta !== 0) await world.api.as('admin', 'POST', '/v1/admin/store/finance/adjust', { storeId: 1, delta, remark: '旅程' });
}

async function windowOf(page: Page, world: TestStack, username: string): Promise<Page> {
  const other = await (await page.context().browser()?.newContext({ baseURL: world.origin, locale: 'zh-CN' }))?.newPage();
  if (!other) throw new Error('no further window');
  visitAlive(other);
  const data = { username, password: PASSWORD };
  await other.request.post('/api/v1/admin/user/login', { headers: { origin: world.origin, 'x-csrf': '1' }, data });
  await other.goto(CASH);
  return other;
}

async function fillApplication(page: Page, yuan: string): Promise<Locator> {
  await page.getByRole('button', { name: t('apply'), exact: true }).click();
  const dialog = dialogOf(page, t('apply'));
  await dialog.getByLabel(t('fields.amount')).fill(yuan);
  return dialog;
}

test('提现 of a store: two at once leave one, it is approved, fails, is paid with its voucher (A16, A29, A30)', async ({
  page,
  signIn,
  world,
  consoleErrors,
}) => {
  await begin(world, 800);
  const before = await world.brokenBooks();
  await signIn('store1', { at: CASH });
  const second = await windowOf(page, world, 'store1');
  const [mine, theirs] = [await fillApplication(page, '800'), await fillApplication(second, '800')];
  await Promise.all([press(mine, t('apply')), press(theirs, t('apply'))]);
  const refusals = async () =>
    (await Promise.all([page, second].map((each) => each.getByText(/^无法提现：/).count()))).filter((n) => n > 0);
  await expect.poll(async () => (await refusals()).length).toBe(1);
  const open = await world.sql<{ id: number; cash_no: string; fee: number }>(
    'select id, cash_no, fee::int as fee from cash where applicant = 2 and store_id = 1 and status = 0',
  );
  expect(open).toHaveLength(1);
  const { id, cash_no: cashNo, fee } = open[0] ?? { id: 0, cash_no: '', fee: 0 };
  expect(await world.sql('select id from store_flow where biz_no = $1', [cashNo])).toHaveLength(1);
  await second.context().close();

  await leaveSession(page);
  await signIn('admin', { at: `${CASH}?keyword=${cashNo}` });
  const row = page.locator(`tr[data-id="${id}"]`);
  await act(page, row, t('actions.approve'));
  const sure = dialogOf(page, t('actions.approve'));
  await expect(sure).toContainText('共 1 笔，合计 ¥');
  await sure.getByLabel(t('fields.auditReason')).fill('核对无误');
  await press(sure, t('actions.approve'));
  await done(page, t('actions.approve'));
  expect(await world.sql('select audit_reason from cash where id = $1', [id])).toEqual([{ audit_reason: '核对无误' }]);
  await expect(row).toContainText('待打款');
  await act(page, row, t('actions.fail'));
  await fillReason(page, t('actions.fail'), '户名不符');
  await expect(said(page, t('succeeded.fail'))).toBeVisible();
  await expect(row).toContainText('打款失败');
  await act(page, row, t('actions.retry'));
  await confirmIt(page);
  await expect(row).toContainText('待打款');

  await act(page, row, t('actions.pay'));
  const pay = dialogOf(page, t('actions.pay'));
  await pay.getByLabel(t('fields.payNo')).fill('B20261122');
  await press(pay, t('actions.pay'));
  await expect(pay.getByText('请上传打款凭证', { exact: true }).first()).toBeVisible();
  await pay
    .getByRole('button', { name: new RegExp(t('fields.voucher')) })
    .first()
    .click();
  const library = page.getByRole('dialog', { name: word('picture.libraryTitle') });
  await library.getByRole('gridcell').first().click();
  await press(library, word('media.ok'));
  // The answer of the first call is lost on its way; the same input is sent again under its key and pays once.
  let lost = false;
  await page.route('**/api/v1/admin/cash/pay', async (route) => {
    if (lost) return route.continue();
    lost = true;
    await route.fetch();
    return route.abort();
  });
  await press(pay, t('actions.pay'));
  await expect(page.getByText(word('request.network')).first()).toBeVisible();
  await press(pay, t('actions.pay'));
  await done(page, t('actions.pay'));
  await expect(row).toContainText('已打款');
  const fees = await world.sql<{ amount: number }>('select amount::int as amount from store_flow where biz_no = $1 and biz_type = 12', [
    cashNo,
  ]);
  expect(fees).toEqual(fee > 0 ? [{ amount: fee }] : []);

  await page.goto(`${CASH}?id=${id}`);
  const drawer = page.getByRole('dialog', { name: cashNo });
  await expect(drawer).toContainText('B20261122');
  await expect(page).toHaveURL(CASH);
  expect(await world.brokenBooks()).toEqual(before);
  expect(consoleErrors.filter((line) => !line.includes('/cash/pay'))).toEqual([]);
});
