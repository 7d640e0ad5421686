import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { useCommands } from './use-commands';

vi.mock('@/components/tabs/use-tab-commands', () => ({ useTabCommands: () => ({ reopen: () => undefined }) }));
vi.mock('./use-sign-out', () => ({ useSignOut: () => () => undefined }));

function Titles() {
  const commands = useCommands({ openSettings: () => undefined, openShortcuts: () => undefined });
  return <p>{commands().map(({ title }) => `[${title}]`)}</p>;
}

test.each([
  ['admin_P2.card', false],
  ['admin_P2.edit', true],
])('with %s the palette offers new goods: %s', async (code, offered) => {
  const paths = ['/goods/hardwareGoods/createHardwareGoods', '/goods/softwareGoods/createSoftwareGoods'];
  await draw(<Titles />, { namespaces: ['search', 'size'], viewer: { permissions: ['admin_P2', code], paths } });
  await expect.element(page.getByText('[退出登录]')).toBeVisible();
  expect(page.getByText('[新增商品]').elements()).toHaveLength(offered ? 1 : 0);
});
