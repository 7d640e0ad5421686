import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import type { OrderDetail } from '@/lib/contract/order/detail';
import { refund } from '@/lib/contract/refund';
import { OrderRefunds } from './OrderRefunds';

const order = { id: 9 } as OrderDetail;

test('after-sales that cannot be read are not told as none, and are asked for again', async () => {
  let broken = true;
  answerCalls(refund.list, () => {
    if (broken) throw new ApiError(codes.internal, '服务器内部错误');
    return { rows: [], total: 0 };
  });
  await draw(<OrderRefunds order={order} />, { namespaces: ['order', 'refund', 'enums'] });
  const part = page.getByRole('region', { name: '售后' });
  await expect.element(part.getByText('服务器内部错误')).toBeVisible();
  // Once: where it is missing, and in no toast besides.
  expect(page.getByText('服务器内部错误').elements()).toHaveLength(1);
  broken = false;
  await part.getByRole('button', { name: '重试' }).click();
  await expect.element(part).not.toBeInTheDocument();
});
