import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import type { OrderItem } from '@/lib/contract/order/item';
import { OrderGoods } from './OrderGoods';

const item = (id: number, goodsName: string, count = 1) => ({ id, goodsName, specText: '云白', image: '', count }) as OrderItem;
const two = [item(1, '人体工学椅，带头枕与可升降扶手的办公椅'), item(2, '台灯', 2)];
const five = [...two, item(3, '显示器支架'), item(4, '脚托'), item(5, '桌垫')];

function Cell({ items }: { items: readonly OrderItem[] }) {
  return (
    <section aria-label="cell" style={{ width: 176 }}>
      <OrderGoods items={items} />
    </section>
  );
}

test('order.md 3: up to three goods of an order stand in its row, the rest are counted', async () => {
  await draw(<Cell items={five} />, { namespaces: ['order'] });
  const lines = page.getByRole('listitem');
  await expect.element(lines.nth(2)).toHaveTextContent(/^显示器支架 云白×1等 6 件$/);
  expect(lines.elements()).toHaveLength(3);
  expect(lines.elements()[1]?.textContent).toBe('台灯 云白×2');
});

test('a row with several goods is no higher than one whose only goods have a long name', async () => {
  const height = async (items: readonly OrderItem[]) => {
    const { unmount } = await draw(<Cell items={items} />, { namespaces: ['order'] });
    const { height: drawn } = page.getByRole('region', { name: 'cell' }).element().getBoundingClientRect();
    await unmount();
    return drawn;
  };
  const one = await height(two.slice(0, 1));
  expect(await height(five)).toBeLessThanOrEqual(one);
  expect(await height(two)).toBeLessThanOrEqual(one);
});
