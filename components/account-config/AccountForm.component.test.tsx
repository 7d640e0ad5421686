import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { accountConfig } from '@/lib/contract/account-config';
import { accountForm } from './account-dialogs';

function Opener() {
  const ask = useAskOnDemand();
  return (
    <button type="button" onClick={() => void ask(accountForm, { account: null })}>
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
