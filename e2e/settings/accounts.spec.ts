import type { Locator, Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { keepAnswers } from '../kept-answers';
import { dialogOf, said } from '../page-parts';
import { act } from '../row-action';
import { makeAdministrator } from '../stack/administrators';
import { PASSWORD } from '../stack/api-caller';

const ACCOUNTS = '/parameter/accountSetting';
const OWN = '6222021202019988776';
const field = (name: string) => word(`accountConfig.fields.${name}`);
const rowNamed = (page: Page, name: string) => page.locator('tbody tr[data-id]').filter({ hasText: name });

/** The types a drop-down offers; leaves it as it was. */
async function typesOffered(page: Page, form: Locator): Promise<string[]> {
  await form.getByRole('combobox', { name: new RegExp(`^${field('type')}`) }).click();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  const names = await options.allTextContents();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  return names;
}

test('账号: each use has its types and fields; where money goes asks for the password again, and its number is never sent whole', async ({
  page,
  signIn,
  world,
}) => {
  const name = `旅程收款${process.pid}`;
  const number = `62220212020${String(process.pid).padStart(8, '0')}`;
  const answers = keepAnswers(page, '/account/config');
  await signIn('admin', { at: ACCOUNTS });
  await expect(rowNamed(page, '对公账户')).toContainText(`*${OWN.slice(-4)}`);
  await expect(rowNamed(page, '客服热线')).toContainText('400-800-5588');

  await page.getByRole('button', { name: word('accountConfig.add'), exact: true }).click();
  const form = dialogOf(page, word('accountConfig.add'));
  const save = form.getByRole('button', { name: word('form.save'), exact: true });
  await form.getByRole('radio', { name: word('enums.accountUse.2'), exact: true }).check();
  expect(await typesOffered(page, form)).toEqual(['微信', 'QQ', '电话', '企业微信']);
  await expect(form.getByLabel(field('password'))).toHaveCount(0);
  await form.getByRole('radio', { name: word('enums.accountUse.1'), exact: true }).check();
  expect(await typesOffered(page, form)).toEqual(['微信', '支付宝', '银行卡']);
  await form.getByRole('combobox', { name: new RegExp(`^${field('type')}`) }).click();
  await page.getByRole('option', { name: '银行卡', exact: true }).click();
  await form.getByRole('textbox', { name: field('name'), exact: true }).fill(name);
  await form.getByRole('textbox', { name: field('account'), exact: true }).fill('12a');
  await save.click();
  await expect(form.getByText('银行卡号格式不正确', { exact: true }).first()).toBeVisible();
  await expect(form.getByText('请输入户名', { exact: true }).first()).toBeVisible();
  await form.getByRole('textbox', { name: field('account'), exact: true }).fill(number);
  await form.getByLabel(field('holder')).fill('商台');
  await form.getByLabel(field('bankName')).fill('招商银行');
  await form.getByLabel(field('branch')).fill('滨江支行');
  await form.getByRole('switch', { name: field('isDefault') }).check();
  await form.getByLabel(field('password')).fill('wrong-password');
  await save.click();
  await expect(page.getByText('无法操作：登录密码不正确').first()).toBeVisible();
  expect(await world.sql('select 1 from account_config where name = $1', [name])).toEqual([]);
  await form.getByLabel(field('password')).fill(PASSWORD);
  await save.click();
  await expect(said(page, word('common.created'))).toBeVisible();

  const row = rowNamed(page, name);
  await expect(row).toContainText(`*${number.slice(-4)}`);
  const [made] = await world.sql<{ account: string; is_default: number }>(
    'select account, is_default from account_config where name = $1',
    [name],
  );
  expect(made).toEqual({ account: number, is_default: 1 });
  // The one before has stepped back: one account of each use is the default.
  await expect(rowNamed(page, '对公账户').getByText(field('isDefault'), { exact: true })).toHaveCount(0);

  await act(page, row, word('common.edit'));
  const edit = dialogOf(page, word('accountConfig.edit'));
  await expect(edit.getByRole('textbox', { name: field('account'), exact: true })).toHaveValue(/^\*+\d{4}$/);
  await edit.getByLabel(field('holder')).fill('商台科技');
  await edit.getByLabel(field('password')).fill(PASSWORD);
  await edit.getByRole('button', { name: word('form.save'), exact: true }).click();
  await expect(said(page, word('common.updated'))).toBeVisible();
  const [kept] = await world.sql<{ account: string; holder: string }>('select account, holder from account_config where name = $1', [name]);
  expect(kept).toEqual({ account: number, holder: '商台科技' });

  await act(page, row, word('common.delete'));
  const question = dialogOf(page, `${word('common.delete')} · ${name}`);
  await expect(question).toContainText(word('accountConfig.consequence.delete'));
  await expect(question.locator('button[type="submit"]')).toHaveText(word('common.delete'));
  await expect(question.locator('button[type="submit"]')).toHaveClass(/colorError/);
  const typed = question.getByLabel(word('feedback.password'));
  await typed.fill('wrong-password');
  await question.locator('button[type="submit"]').click();
  await expect(question.getByText('无法操作：登录密码不正确')).toBeVisible();
  await typed.fill(PASSWORD);
  await question.locator('button[type="submit"]').click();
  await expect(page.getByText('无法删除：请先更换默认账号').first()).toBeVisible();
  await world.sql('update account_config set is_default = 0 where name = $1', [name]);
  await world.sql("update account_config set is_default = 1 where name = '对公账户'");
  await question.locator('button[type="submit"]').click();
  await expect(row).toHaveCount(0);
  const answered = await answers.text();
  expect(answered).toContain(number.slice(-4));
  expect([answered.includes(number), answered.includes(OWN)]).toEqual([false, false]);

  const { username } = await makeAdministrator(world.api, ['admin_P6', 'admin_P6.edit']);
  await signIn(username, { at: ACCOUNTS });
  await expect(rowNamed(page, '对公账户')).toBeVisible();
  await expect(rowNamed(page, '对公账户').getByRole('button', { name: word('common.edit') })).toHaveCount(0);
  await expect(rowNamed(page, '客服热线').getByRole('button', { name: word('common.edit') })).toBeVisible();
  await page.getByRole('button', { name: word('accountConfig.add'), exact: true }).click();
  await expect(form.getByRole('radio', { name: word('enums.accountUse.2'), exact: true })).toBeChecked();
  await expect(form.getByRole('radio', { name: word('enums.accountUse.1'), exact: true })).toHaveCount(0);
});
