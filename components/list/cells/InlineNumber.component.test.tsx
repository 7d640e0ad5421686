import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deferred } from '@/components/testing/deferred';
import { draw } from '@/components/testing/draw';
import { ContractError, TransportError } from '@/lib/contract/call/envelope';
import { InlineNumber } from './InlineNumber';

test.each([
  [new TransportError('timeout of 5000ms exceeded'), '请求超时（5000 毫秒）'],
  [new ContractError('coupon.sort', 'version'), '服务返回的数据不正确'],
])('a number that could not be saved says why in the words of the reader: %s', async (error, text) => {
  await draw(<InlineNumber label="排序" value={10} min={0} max={99} onSave={() => Promise.reject(error)} />);
  await page.getByRole('button', { name: /排序/ }).click();
  await userEvent.keyboard('12{Enter}');
  await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: '排序' })).toHaveValue('12');
});

test('Esc while a number is saved takes it to no other: its failure stands where it was typed', async () => {
  const { promise, resolve: refuse } = deferred();
  const save = () => promise.then(() => Promise.reject(new TransportError('timeout of 5000ms exceeded')));
  await draw(<InlineNumber label="排序" value={10} min={0} max={99} onSave={save} />);
  await page.getByRole('button', { name: /排序/ }).click();
  await userEvent.keyboard('12{Enter}{Escape}');
  await expect.element(page.getByRole('textbox', { name: '排序' })).toHaveValue('12');
  refuse();
  await expect.element(page.getByRole('alert').getByText('请求超时（5000 毫秒）')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: /排序/ })).toBeVisible();
});

test('Enter that ends the composing of a word saves nothing, as Safari tells of it too', async () => {
  const save = vi.fn(async (_value: number) => undefined);
  await draw(<InlineNumber label="排序" value={10} min={0} max={99} onSave={save} />);
  await page.getByRole('button', { name: /排序/ }).click();
  const field = page.getByRole('textbox', { name: '排序' });
  await field.fill('１２');
  field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }));
  expect(save).not.toHaveBeenCalled();
  await expect.element(field).toHaveValue('１２');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => save.mock.calls).toEqual([[12]]);
});
