import { visitAlive } from '../alive';
import { expect, test, word } from '../fixtures';
import { act } from '../row-action';
import { makeAdministrator, makeStoreClerk } from '../stack/administrators';
import { PASSWORD } from '../stack/api-caller';
import { done, giveReason, LISTS, listAt, orderRow } from './order-page';
import { buy, sellGoods } from './shop';

const [HARDWARE, FORM] = [2, 3];
const action = (key: string) => word(`order.actions.${key}`);

test('two administrators take the same order: the second is told and sees how it stands now', async ({ page, signIn, world, browser }) => {
  const goods = await sellGoods(world, FORM, { formFields: [], needAudit: 1, promiseHours: 48 });
  const order = await buy(world, goods, { formValues: {} });
  const unpaid = await buy(world, goods, { formValues: {}, paid: false });
  await signIn('admin', { at: listAt('form', order.orderNo) });
  const other = await (await browser.newContext({ baseURL: world.origin, locale: 'zh-CN' })).newPage();
  visitAlive(other);
  const { username } = await makeAdministrator(world.api, ['admin_P3', 'admin_P3.ship']);
  const login = { username, password: PASSWORD };
  await other.request.post('/api/v1/admin/user/login', { headers: { origin: world.origin, 'x-csrf': '1' }, data: login });
  await other.goto(listAt('form', order.orderNo));
  const [mine, theirs] = [orderRow(page, order.orderId), orderRow(other, order.orderId)];
  await expect(theirs).toContainText('待审核');
  await act(page, mine, action('accept'));
  await done(page, action('accept'));
  await expect(mine).toContainText('处理中');
  await act(other, theirs, action('accept'));
  await expect(other.getByText('无法操作：订单状态已变化，请刷新', { exact: true }).first()).toBeVisible();
  await expect(theirs).toContainText('处理中');
  await expect(theirs.getByRole('button', { name: action('accept'), exact: true })).toHaveCount(0);

  // The same with a close that meets a payment: the text is that of the page.
  await other.goto(listAt('form', unpaid.orderNo));
  await page.goto(listAt('form', unpaid.orderNo));
  await act(page, orderRow(page, unpaid.orderId), action('close'));
  await act(other, orderRow(other, unpaid.orderId), action('close'));
  await giveReason(page, action('close'), '买家要求');
  const dialog = other.getByRole('dialog', { name: new RegExp(`^${action('close')}`) });
  await dialog.getByRole('textbox').fill('超时');
  await dialog.getByRole('button', { name: action('close'), exact: true }).click();
  await expect(other.getByText('无法关闭：仅待付款订单可关闭', { exact: true }).first()).toBeVisible();
  await expect(orderRow(other, unpaid.orderId)).toContainText('已关闭');
  await other.context().close();
});

test("a store's clerk without the codes of orders reads the own ones and is offered nothing more", async ({
  page,
  signIn,
  world,
  consoleErrors,
}) => {
  const block = { freightType: 1, freight: 0, afterSaleDays: 7, returnable: 1 };
  const own = await buy(world, await sellGoods(world, HARDWARE, block, 9_900, 1));
  const foreign = await buy(world, await sellGoods(world, HARDWARE, block));
  const { username } = await makeStoreClerk(world.api, 'store1', ['admin_P3', 'admin_P3.invoice']);
  await signIn(username, { at: listAt('hardware', own.orderNo) });
  const row = orderRow(page, own.orderId);
  await expect(row).toContainText('待发货');
  await expect(page.getByRole('button', { name: word('order.import.title'), exact: true })).toHaveCount(0);
  const offered = await row.getByRole('button').allTextContents();
  for (const refused of ['ship', 'address', 'refund', 'print', 'adjust']) expect(offered).not.toContain(action(refused));
  await row.getByRole('button', { name: own.orderNo, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: own.orderNo });
  await expect(drawer.getByRole('button', { name: word('list.reveal'), exact: true })).toHaveCount(0);
  await expect(drawer.getByRole('button', { name: action('remark'), exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(listAt('hardware', foreign.orderNo));
  await expect(page.getByText(word('list.face.noResult'))).toBeVisible();
  await page.goto(`${LISTS.hardware}?id=${foreign.orderId}`);
  await expect(page.getByRole('dialog')).toContainText('不存在');
  await page.keyboard.press('Escape');
  const answer = await page.request.put('/api/v1/admin/order/ship', {
    headers: { origin: world.origin, 'x-csrf': '1', 'idempotency-key': crypto.randomUUID() },
    data: { id: own.orderId, packages: [{ expressCode: 'SF', trackingNo: 'SF1420036788125' }] },
  });
  expect(await answer.json()).toMatchObject({ code: 40303 });
  expect(consoleErrors).toEqual([]);
});
