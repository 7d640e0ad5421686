import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { still } from '@/components/testing/still';
import { useConfirm } from './use-confirm';

const late = await vi.hoisted(async () => (await import('@/components/testing/late-module')).lateModule());
vi.mock('./ConfirmDialog', late.until);

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

test('a question asked by a double click while its code is on the way stands once', async () => {
  await draw(<Asker />);
  await page.getByRole('button', { name: 'ask' }).dblClick();
  late.come();
  await expect.element(page.getByRole('alertdialog', { name: '删除吗' }).first()).toBeVisible();
  await still();
  expect(document.querySelectorAll('[role="alertdialog"]')).toHaveLength(1);
  // With its code there, the second half of a double click falls on the backdrop.
  await page.getByRole('button', { name: '取消' }).click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'ask' }).dblClick();
  await still();
  await expect.element(page.getByRole('alertdialog', { name: '删除吗' })).toHaveAttribute('aria-modal', 'true');
  expect(document.querySelector('[data-leaving="true"]')).toBeNull();
});

test('a dangerous question starts on No and gives the answer', async () => {
  await draw(<Asker />);
  const opener = page.getByRole('button', { name: 'ask' });
  await opener.click();
  await expect.element(page.getByRole('alertdialog', { name: '删除吗' })).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).toHaveAccessibleDescription('不能恢复');
  await expect.element(page.getByRole('button', { name: '取消' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.title).toBe('false');
  await opener.click();
  await page.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => document.title).toBe('true');
});
