import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useAsk } from '@/components/dialogs/use-ask';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import { type GoodsCard, goodsCard } from '@/lib/contract/goods-card';
import { orderReplace } from '@/lib/contract/order/account';
import type { OrderDelivery, OrderDetail } from '@/lib/contract/order/detail';
import { ReplaceDialog } from './ReplaceDialog';

const order = {
  id: 1,
  items: [
    { id: 11, goodsId: 5, skuId: 8 },
    { id: 12, goodsId: 6, skuId: 9 },
  ],
} as unknown as OrderDetail;
const delivery = { id: 21, itemId: 12, content: 'user****', warrantyUntil: null } as unknown as OrderDelivery;
const cardOf = (goodsId: number): GoodsCard => ({
  ...{ id: goodsId * 10, goodsId, skuId: 8, specText: '', contentMask: `card of ${goodsId}`, status: 1, batchNo: '', orderNo: '' },
  ...{ memberNickname: '', soldTime: null, lockUntil: null, voidReason: '', createTime: '2026-11-22 18:56:29' },
});

function Opener() {
  const ask = useAsk();
  return (
    <button type="button" onClick={() => void ask(ReplaceDialog, { order, delivery })}>
      replace
    </button>
  );
}

test('cards of the goods the account belongs to are offered, none of others in the order; what is wrong with one is said there', async () => {
  answerCalls(goodsCard.list, ({ query }) =>
    Response.json({ code: 0, data: { list: [cardOf(Number(query.get('goodsId')))], totalCount: 1 } }),
  );
  answerCalls(orderReplace, () => {
    throw new ApiError(codes.notFound, '该订单商品的卡密不存在');
  });
  await draw(<Opener />, { namespaces: ['order', 'enums', 'feedback', 'validation'], viewer: { permissions: ['admin_P2', 'admin_P3'] } });
  await page.getByRole('button', { name: 'replace' }).click();
  await page.getByRole('checkbox', { name: '60 card of 6' }).click();
  expect(page.getByText('card of 5').elements()).toEqual([]);
  await page.getByRole('textbox', { name: '换号原因' }).fill('无法登录');
  await page.getByRole('button', { name: '换号' }).last().click();
  await expect.element(page.getByRole('dialog').getByText('该订单商品的卡密不存在')).toBeVisible();
});
