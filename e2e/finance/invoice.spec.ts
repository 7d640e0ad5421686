import { invoiceApplyCall } from '@/lib/contract/storefront/applications';
import { expect, test, word } from '../fixtures';
import { done, giveReason, press } from '../order/order-page';
import { buy, sellGoods } from '../order/shop';
import { dialogOf } from '../page-parts';
import { act } from '../row-action';

const INVOICES = '/order/invoiceList';
const t = (key: string) => word(`invoice.${key}`);
const title = {
  ...{ type: 1 as const, titleType: 2 as const, title: '杭州星河科技有限公司', taxNo: '91330108MA2GX00001', email: 'a@b.example' },
  ...{ phone: '' as const, regAddress: '', regPhone: '', bankName: '', bankAccount: '', content: 1 as const },
};

test('发票 issued with its file, reversed, rejected; numbers issued elsewhere are imported line by line', async ({
  page,
  signIn,
  world,
  consoleErrors,
}) => {
  const goods = await sellGoods(world, 2, { freightType: 1, freight: 0, afterSaleDays: 7, invoiceable: 1 });
  const applied = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const { orderId } = await buy(world, goods);
    applied.push(await world.api.storefront(invoiceApplyCall, { ...title, orderId }));
  }
  const [first, second, third] = applied;
  if (!first || !second || !third) throw new Error('three applications were filed');
  await signIn('admin', { at: `${INVOICES}?id=${first.id}` });
  const drawer = page.getByRole('dialog', { name: first.applyNo });
  await expect(drawer).toContainText('¥99.00');
  await drawer.getByRole('button', { name: t('actions.issue'), exact: true }).click();
  const issue = dialogOf(page, t('actions.issue'));
  await issue.getByLabel(t('fields.invoiceNo')).fill('123');
  await press(issue, t('actions.issue'));
  await expect(issue.getByText('发票号码格式不正确', { exact: true }).first()).toBeVisible();
  const digits = `24${String(process.pid).padStart(8, '0')}`;
  await issue.getByLabel(t('fields.invoiceNo')).fill(`${digits}01`);
  await press(issue, t('actions.issue'));
  await expect(issue.getByText('请上传发票文件', { exact: true }).first()).toBeVisible();
  const pdf = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 an invoice') };
  await issue.locator('input[type="file"]').setInputFiles(pdf);
  await expect(issue.getByRole('link', { name: /\.pdf$/ })).toBeVisible();
  await press(issue, t('actions.issue'));
  await done(page, t('actions.issue'));
  await expect(drawer).toContainText('已开票');
  const saved = page.waitForEvent('download');
  await drawer.getByRole('link', { name: t('openFile') }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);

  await drawer.getByRole('button', { name: t('actions.red'), exact: true }).click();
  const red = dialogOf(page, t('actions.red'));
  await red.getByLabel(t('fields.redNo')).fill(`${digits}99`);
  await red.getByLabel(t('fields.reason')).fill('购方名称有误');
  await press(red, t('actions.red'));
  await done(page, t('actions.red'));
  await expect(drawer).toContainText('已红冲');
  await page.keyboard.press('Escape');

  await page.goto(`${INVOICES}?keyword=${second.applyNo}`);
  const row = page.locator(`tr[data-id="${second.id}"]`);
  await act(page, row, t('actions.reject'));
  await giveReason(page, t('actions.reject'), '抬头有误');
  await expect(row).toContainText('已驳回');

  await page.getByRole('button', { name: t('import.title'), exact: true }).click();
  const dialog = dialogOf(page, t('import.title'));
  const file = '/media/documents/ab/1.pdf';
  const lines = [`${third.applyNo},${digits}03,${file}`, `${third.applyNo},x`, `NOPE,${digits}04,${file}`];
  await dialog.getByRole('textbox').fill(lines.join('\n'));
  await expect(dialog).toContainText('发票号码格式不正确');
  await press(dialog, word('import.start').replace('{n}', '2'));
  await expect(dialog).toContainText('发票不存在');
  await expect(dialog).toContainText(/导入成功 1 条/);
  await dialog
    .getByRole('button', { name: word('import.close'), exact: true })
    .last()
    .click();
  await page.goto(`${INVOICES}?keyword=${third.applyNo}`);
  await expect(page.locator(`tr[data-id="${third.id}"]`)).toContainText('已开票');
  expect(consoleErrors).toEqual([]);
});
