import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { heldFetch } from '@/components/testing/held-fetch';
import { ApiError } from '@/lib/contract/call/envelope';
import { type GoodsCard, goodsCard } from '@/lib/contract/goods-card';
import { CardChoice } from './CardChoice';

const schema = z.object({ cardIds: z.array(z.number()) });
const start = { cardIds: [] };
const items = [{ goodsId: 5, skuId: 8 }];

function Form() {
  const form = useResourceForm<z.infer<typeof schema>, unknown>({ schema, start, labels: 'order.deliverFields', save: async () => null });
  return <CardChoice form={form} name="cardIds" items={items} wanted={1} />;
}
const none = page.getByText('没有可用的卡密');

test('cards on their way or not read are no empty stock', async () => {
  let rows: () => GoodsCard[] = () => {
    throw new ApiError(50000, '系统繁忙');
  };
  answerCalls(goodsCard.list, () => Response.json({ code: 0, data: { list: rows(), totalCount: 0 } }));
  const answer = heldFetch();
  await draw(<Form />, { namespaces: ['order', 'enums'] });
  await expect.element(page.getByRole('status', { name: '正在加载' })).toBeVisible();
  await expect.element(none).not.toBeInTheDocument();
  answer();
  await expect.element(page.getByText('系统繁忙')).toBeVisible();
  await expect.element(none).not.toBeInTheDocument();
  rows = () => [];
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(none).toBeVisible();
});
