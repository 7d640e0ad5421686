import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { ContractError } from '@/lib/contract/call/envelope';
import { SignIn } from './SignIn';

vi.mock(import('./browser-login'), () => ({ signIn: () => Promise.reject(new ContractError('user.login', 'storeId')) }));
vi.mock(import('@/lib/messages/load'), async (original) => ({
  ...(await original()),
  changeTo: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}));

const open = () => draw(<SignIn refusal={undefined} />, { namespaces: ['login'] });
const told = (text: string) => expect.element(page.getByRole('alert').getByText(text)).toBeVisible();

test('an answer that cannot be read is told in the words of the reader', async () => {
  await open();
  await page.getByRole('textbox', { name: '账号' }).fill('admin');
  await page.getByLabelText('密码', { exact: true }).fill('Shangtai123');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await told('服务返回的数据不正确');
});

test('words of the other language that cannot be fetched are told', async () => {
  await open();
  await page.getByRole('button', { name: 'English' }).click();
  await told('网络错误');
});
