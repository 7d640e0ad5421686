import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { PagerJumper } from './PagerJumper';

test('Esc takes back what was typed, and only then goes to the drawer around', async () => {
  const heard = vi.fn();
  const jump = vi.fn();
  const over = new AbortController();
  onTestFinished(() => over.abort());
  document.addEventListener('keydown', ({ key }) => heard(key), over);
  await draw(<PagerJumper pages={9} current={2} onJump={jump} />);
  const field = page.getByRole('textbox', { name: '跳至页码' });
  await field.fill('5');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('2');
  expect(heard.mock.calls).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(heard.mock.calls).toEqual([['Escape']]);
  expect(jump).not.toHaveBeenCalled();
});
