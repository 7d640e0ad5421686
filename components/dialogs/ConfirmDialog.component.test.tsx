import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { useConfirm } from './use-confirm';

function Asker() {
  const confirm = useConfirm();
  const ask = async () => {
    document.title = String(await confirm({ title: '删除吗', consequence: '不能恢复', danger: true }));
  };
  return (
    <button type="button" onClick={() => void ask()}>
      ask
    </button>
  );
}

test('a dangerous question starts on No and gives the answer', async () => {
  await draw(<Asker />);
  const opener = page.getByRole('button', { name: 'ask' });
  await opener.click();
  await expect.element(page.getByRole('alertdialog', { name: '删除吗' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '取消' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.title).toBe('false');
  await opener.click();
  await page.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => document.title).toBe('true');
});
