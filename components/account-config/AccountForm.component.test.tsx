import { createStore, values } from 'idb-keyval';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { type AccountConfig, accountConfig, accountConfigRow } from '@/lib/contract/account-config';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import type { DraftRecord } from '@/lib/form/draft-record';
import { accountForm } from './account-dialogs';

function Opener({ account = null }: { account?: AccountConfig | null }) {
  const ask = useAskOnDemand();
  return (
    <button type="button" onClick={() => void ask(accountForm, { account })}>
      new
    </button>
  );
}

test('blanks around a name are taken away, and the account is saved', async () => {
  await page.viewport(1440, 900);
  const calls = answerCalls(accountConfig.create, () => Response.json({ code: 50000, msg: '只看发出的内容', data: null }));
  await draw(<Opener />, {
    namespaces: ['accountConfig', 'enums', 'media', 'picture', 'validation'],
    viewer: { permissions: ['admin_P6', 'admin_P6.edit', 'platform'] },
  });
  await page.getByRole('button', { name: 'new', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('radio', { name: '客服账号' }).click();
  await drawer.getByRole('textbox', { name: '名称' }).fill('客服一号 ');
  await drawer.getByRole('textbox', { name: '账号' }).fill('service_one');
  await drawer.getByRole('button', { name: '保存', exact: true }).click();
  await expect.poll(() => calls.at(-1)?.body).toMatchObject({ name: '客服一号' });
});

test('a receiving account that becomes a contact asks for the login password still', async () => {
  await page.viewport(1440, 900);
  const account = accountConfigRow.parse({
    id: 3,
    usage: 1,
    type: 1,
    name: '微信收款',
    account: 'wx***01',
    holder: '王敏',
    qrcode: '/q.png',
  });
  const calls = answerCalls(accountConfig.update, () => account);
  await draw(<Opener account={account} />, {
    namespaces: ['accountConfig', 'enums', 'media', 'picture', 'validation'],
    viewer: { permissions: ['admin_P6', 'admin_P6.edit', 'admin_P6.account', 'platform'] },
  });
  await page.getByRole('button', { name: 'new', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('radio', { name: '客服账号' }).click();
  await drawer.getByLabelText('登录密码').fill('Shangtai123');
  await drawer.getByRole('button', { name: '保存', exact: true }).click();
  await expect.poll(() => calls.at(-1)?.body).toMatchObject({ usage: 2, password: 'Shangtai123' });
});

test('where somebody saved meanwhile, the login password is shown to nobody and is still there', async () => {
  await page.viewport(1440, 900);
  const account = accountConfigRow.parse({
    ...{ id: 3, usage: 1, type: 1, name: '微信收款', account: 'wx***01', holder: '王敏', qrcode: '/q.png', version: 1 },
  });
  const calls = answerCalls(accountConfig.update, ({ body }) => {
    if (body.version === 1) throw new ApiError(codes.versionConflict, '数据已被修改');
    return account;
  });
  answerCalls(accountConfig.list, () => ({ rows: [{ ...account, remark: '同事写的', version: 2 }], total: 1 }));
  await draw(<Opener account={account} />, {
    namespaces: ['accountConfig', 'enums', 'form', 'media', 'picture', 'validation'],
    viewer: { permissions: ['admin_P6', 'admin_P6.edit', 'admin_P6.account', 'platform'] },
  });
  await page.getByRole('button', { name: 'new', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: '名称' }).fill('微信收款二');
  await drawer.getByLabelText('登录密码').fill('Shangtai123');
  await drawer.getByRole('button', { name: '保存', exact: true }).click();
  await expect.element(page.getByText('同事写的')).toBeVisible();
  expect(document.body.textContent).not.toContain('Shangtai123');
  await page.getByRole('button', { name: '应用选择' }).click();
  await expect.element(drawer.getByLabelText('登录密码')).toHaveValue('Shangtai123');
  await drawer.getByRole('button', { name: '保存', exact: true }).click();
  await expect.poll(() => calls.at(-1)?.body).toMatchObject({ version: 2, name: '微信收款二', password: 'Shangtai123' });
});

test('F2: a half-written account is kept in this browser without its number, its holder and the login password', async () => {
  await page.viewport(1440, 900);
  await draw(<Opener />, {
    namespaces: ['accountConfig', 'enums', 'media', 'picture', 'validation'],
    viewer: { permissions: ['admin_P6', 'admin_P6.edit', 'admin_P6.account', 'platform'] },
  });
  await page.getByRole('button', { name: 'new', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: '名称' }).fill('微信收款三');
  await drawer.getByRole('textbox', { name: '账号' }).fill('wx_money');
  await drawer.getByLabelText('登录密码').fill('Shangtai123');
  const drafts = () => values<DraftRecord>(createStore('shangtai-drafts', 'drafts'));
  await expect
    .poll(async () => (await drafts()).map((draft) => draft.values))
    .toContainEqual(expect.objectContaining({ name: '微信收款三' }));
  const text = JSON.stringify(await drafts());
  for (const secret of ['wx_money', 'Shangtai123', '"holder"']) expect(text).not.toContain(secret);
});
