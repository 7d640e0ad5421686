import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { orderState } from '@/lib/contract/states/order';
import { TimeLeft } from './TimeLeft';

test('in a narrow column 已超时 stays whole, and the time stands below it', async () => {
  const order = { status: orderState.processing, promiseUntil: '2020-01-01 00:00:00', supplementTime: null };
  await draw(
    <div style={{ width: 84 }}>
      <TimeLeft order={order} />
    </div>,
    { namespaces: ['order'] },
  );
  const word = page.getByText('已超时', { exact: true });
  await expect.element(word).toBeVisible();
  const text = document.createRange();
  text.selectNodeContents(word.element());
  expect(text.getClientRects()).toHaveLength(1);
});
