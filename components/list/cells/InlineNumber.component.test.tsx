import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
