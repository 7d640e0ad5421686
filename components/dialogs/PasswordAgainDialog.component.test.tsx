import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import { passwordAgain } from './password-again';
import { useAskOnDemand } from './use-on-demand';

const heard = vi.fn();

function Asker({ act }: { act?: (password: string) => Promise<unknown> }) {
  const ask = useAskOnDemand();
  const start = async () => heard(await ask(passwordAgain, { title: '导出卡密', text: '包含完整内容', ...(act ? { act } : {}) }));
  return (
    <button type="button" onClick={() => void start()}>
      ask
    </button>
  );
}

const field = page.getByLabelText('登录密码');
const ok = page.getByRole('button', { name: '确定' });

test('gives the password, and undefined when it is dismissed', async () => {
  await draw(<Asker />);
  await page.getByRole('button', { name: 'ask' }).click();
  await expect.element(field).toHaveFocus();
  await ok.click();
  await expect.element(page.getByRole('dialog').getByRole('alert')).toHaveTextContent('请输入登录密码');
  await field.fill('secret1234');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => heard).toHaveBeenLastCalledWith('secret1234');
  await page.getByRole('button', { name: 'ask' }).click();
  await page.getByRole('button', { name: '取消' }).click();
  await expect.poll(() => heard).toHaveBeenLastCalledWith(undefined);
});

test('asks again when the password is wrong', async () => {
  const act = vi.fn(async (password: string) => {
    if (password !== 'right1234') throw new ApiError(codes.wrongLoginPassword, '无法操作：登录密码不正确');
  });
  await draw(<Asker act={act} />);
  await page.getByRole('button', { name: 'ask' }).click();
  await field.fill('wrong1234');
  await ok.click();
  await expect.element(page.getByRole('dialog').getByRole('alert')).toHaveTextContent('登录密码不正确');
  await field.fill('right1234');
  await ok.click();
  await expect.poll(() => heard).toHaveBeenLastCalledWith('right1234');
  expect(act).toHaveBeenCalledTimes(2);
});
