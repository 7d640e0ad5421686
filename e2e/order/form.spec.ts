import { orderReceive, orderResubmit } from '@/lib/contract/storefront/orders';
import { expect, test, word } from '../fixtures';
import { dialogOf } from '../page-parts';
import { act } from '../row-action';
import { done, listAt, openOrder, orderRow, press, sendRefund } from './order-page';
import { buy, sellGoods } from './shop';

const FORM = 3;
const action = (key: string) => word(`order.actions.${key}`);
const fields = [{ key: 'company', label: '公司名称', type: 'text', required: 1, minLen: 2, maxLen: 20, sort: 0 }];

test('表单 over a supplement to its result, with a part given back (A12)', async ({ page, signIn, world, consoleErrors }) => {
  const before = await world.brokenBooks();
  const goods = await sellGoods(world, FORM, { formFields: fields, needAudit: 1, promiseHours: 48 });
  const order = await buy(world, goods, { formValues: { company: '星河' } });
  await signIn('admin', { at: listAt('form', order.orderNo) });
  const row = orderRow(page, order.orderId);
  await expect(row).toContainText('待审核');

  await act(page, row, action('supplement'));
  const more = dialogOf(page, action('supplement'));
  await more.getByLabel(word('order.fields.reason')).fill('请写全称');
  await press(more, action('supplement'));
  await expect(more.getByText('请选择需要补充的字段', { exact: true }).first()).toBeVisible();
  await more.getByRole('checkbox', { name: '公司名称' }).check();
  await press(more, action('supplement'));
  await done(page, action('supplement'));
  await expect(row).toContainText('待补充');

  await world.api.storefront(orderResubmit, { orderId: order.orderId, values: { company: '杭州星河' } });
  await page.reload();
  await expect(row).toContainText('待审核');
  await act(page, row, action('accept'));
  await done(page, action('accept'));
  await expect(row).toContainText('处理中');

  await act(page, row, action('refund'));
  const refund = dialogOf(page, action('refund'));
  await refund.getByRole('radio', { name: word('order.refund.parts') }).check();
  await refund.getByRole('checkbox').first().click();
  await refund.getByLabel(word('refund.fields.amount')).fill('20');
  await refund.getByLabel(word('refund.fields.reason')).fill('资料由买家自备');
  await press(refund, action('refund'));
  await expect(refund).toHaveCount(0);
  const drawer = await openOrder(page, order);
  await expect(drawer).toContainText('杭州星河');
  await sendRefund(page, drawer);

  await drawer.getByRole('button', { name: action('finish'), exact: true }).click();
  const finish = dialogOf(page, action('finish'));
  await press(finish, action('finish'));
  await expect(finish.getByText('请输入处理结果', { exact: true }).first()).toBeVisible();
  await finish.getByLabel(word('order.resultFields.text')).fill('已办理完成');
  await press(finish, action('finish'));
  await done(page, action('finish'));
  await expect(drawer).toContainText('待确认');
  await world.api.storefront(orderReceive, { orderId: order.orderId });

  await page.reload();
  await expect(row).toContainText('已完成');
  await openOrder(page, order);
  const log = drawer.getByRole('region', { name: word('order.log') }).getByRole('listitem');
  for (const step of ['待审核 → 待补充', '待补充 → 待审核', '待审核 → 处理中', '处理中 → 待确认', '待确认 → 已完成'])
    await expect(log.filter({ hasText: step })).toHaveCount(1);
  expect(await world.brokenBooks()).toEqual(before);
  expect(consoleErrors).toEqual([]);
});
