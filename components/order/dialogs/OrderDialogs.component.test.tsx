import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useAsk } from '@/components/dialogs/use-ask';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { pressKey } from '@/components/testing/press-key';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import { expressOptions } from '@/lib/contract/express';
import { orderConfirmPay } from '@/lib/contract/order/action';
import type { OrderDetail } from '@/lib/contract/order/detail';
import { orderShip } from '@/lib/contract/order/hardware';
import type { Order } from '@/lib/contract/order/row';
import { BulkShipDialog } from './BulkShipDialog';
import { ConfirmPayDialog } from './ConfirmPayDialog';
import { PackingSlip } from './PackingSlip';
import { PriceDialog } from './PriceDialog';
import { RefundDialog } from './RefundDialog';
import { ShipDialog } from './ShipDialog';

const orderOf = (id: number): Order => ({
  ...{ id, orderNo: `D${id}`, kind: 2, storeId: 0, storeName: '总店', memberId: 3, nickname: '海盐先生', mobile: '158****3944', source: 1 },
  ...{ items: [], totalPrice: 118_000, levelPrice: 0, couponPrice: 0, pointPrice: 0, usePoints: 0, freight: 0, adjustPrice: 0 },
  ...{ payPrice: 118_000, givePoints: 0, payStatus: 0, payChannel: '', payTime: null, balancePart: 0, status: 10, closeType: null },
  ...{ createTime: '2026-11-22 18:56:29', shipTime: null, receiveTime: null, finishTime: null, closeTime: null, expireTime: null },
  ...{ autoReceiveTime: null, extendCount: 0, refundFlag: 0, refundedPrice: 0, invoiceStatus: null, remark: '', star: 0, version: 1 },
  ...{ packages: [], noLogisticsReason: '', deliveredCount: 0, warrantyUntil: null, formValues: {}, handlerId: null, handlerName: '' },
  ...{ promiseUntil: null, supplementTime: null, overdue: 0, licences: [] },
  receiver: { name: '张*怡', mobile: '158****3944', province: '浙江省', city: '宁波市', district: '鄞州区', address: '滨盛路****' },
});
/** Two pieces, of which one was given back already. */
const toPack = {
  ...orderOf(7),
  buyerRemark: '请尽快发货',
  items: [{ id: 1, goodsName: '升降桌', specText: '云白', count: 2, refundedCount: 1, payPrice: 118_000 }],
} as unknown as OrderDetail;
/** Of two items, not paid yet. */
const toChange = {
  ...orderOf(9),
  items: [
    { id: 1, goodsName: '升降桌', count: 1, payPrice: 100_000, adjustShare: 0 },
    { id: 2, goodsName: '台灯', count: 1, payPrice: 18_000, adjustShare: 0 },
  ],
} as unknown as OrderDetail;
/** Three pieces and one, nothing given back yet. */
const toRefund = {
  ...orderOf(11),
  ...{ refundablePrice: 118_000, refundableFreight: 0, deliveries: [] },
  items: [
    { id: 1, goodsName: '升降桌', specText: '', count: 3, refundedCount: 0, payPrice: 100_000, refundedPrice: 0 },
    { id: 2, goodsName: '台灯', specText: '', count: 1, refundedCount: 0, payPrice: 18_000, refundedPrice: 0 },
  ],
} as unknown as OrderDetail;
const card = {
  id: 1,
  cardId: 4,
  content: '****',
  deliveredAt: '2026-11-22 18:56:29',
  replacedBy: null,
  endedAt: null,
  warrantyUntil: null,
};
const refundable: Readonly<Record<string, OrderDetail>> = {
  form: { ...toRefund, id: 12, kind: 3, restockable: 1 },
  cards: { ...toRefund, id: 13, kind: 1, restockable: 0 },
  typed: { ...toRefund, id: 14, kind: 1, deliveries: [card], restockable: 1 },
  unshipped: { ...toRefund, id: 15, refundableFreight: 800 },
};
const namespaces = ['refund', 'order', 'enums', 'media', 'picture', 'feedback'] as const;

function Opener() {
  const ask = useAsk();
  return (
    <>
      <button type="button" onClick={() => void ask(BulkShipDialog, { orders: [7, 8, 9].map(orderOf) })}>
        ship
      </button>
      <button type="button" onClick={() => void ask(PackingSlip, { order: toPack, receiver: '张怡 15812343944 宁波市滨盛路 1 号' })}>
        print
      </button>
      <button type="button" onClick={() => void ask(PriceDialog, { order: toChange })}>
        price
      </button>
      <button type="button" onClick={() => void ask(ConfirmPayDialog, { order: orderOf(7) })}>
        pay
      </button>
      <button type="button" onClick={() => void ask(ShipDialog, { order: orderOf(7), change: false })}>
        ship one
      </button>
      <button type="button" onClick={() => void ask(RefundDialog, { order: toRefund })}>
        refund
      </button>
      {Object.entries(refundable).map(([which, order]) => (
        <button key={which} type="button" onClick={() => void ask(RefundDialog, { order })}>
          refund {which}
        </button>
      ))}
    </>
  );
}

test('chosen orders are shipped one by one; each line says what came of it, and only the others are sent again', async () => {
  await page.viewport(1440, 900);
  answerCalls(expressOptions, () => [{ id: 1, code: 'SF', name: '顺丰速运', logo: '', isCommon: 1 }]);
  const shipped: number[] = [];
  const refused = new Set([8]);
  answerCalls(orderShip, ({ body }) => {
    shipped.push(body.id);
    if (refused.has(body.id)) throw new ApiError(codes.shipBlockedByRefund, '无法发货：请先处理售后申请');
    return { id: body.id, status: 20, version: 2 };
  });
  await draw(<Opener />, { namespaces });
  await page.getByRole('button', { name: 'ship', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '批量发货 · 已选 3 个订单' });
  const send = dialog.getByRole('button', { name: '发货', exact: true });
  const number = (id: number) => dialog.getByRole('textbox', { name: `D${id} 快递单号` });
  await send.click();
  await expect.element(dialog.getByText('请输入快递单号').first()).toBeVisible();
  // One company for all of them; each has a number of its own.
  await expect.element(dialog.getByRole('textbox', { name: '批量设置 快递单号' })).not.toBeInTheDocument();
  await number(7).fill('SF0000000007');
  await send.click();
  await expect.element(dialog.getByRole('row', { name: /D7/ }).getByText('请选择快递公司')).toBeVisible();
  expect(shipped).toEqual([]);
  await dialog.getByRole('combobox', { name: '批量设置 快递公司' }).selectOptions('顺丰速运');
  await number(8).fill('!');
  await send.click();
  await expect.element(dialog.getByRole('row', { name: /D8/ }).getByText('快递单号格式不正确')).toBeVisible();
  await number(8).fill('SF0000000008');
  await send.click();
  await expect.element(dialog.getByText('已发货 1 个：D7')).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: /D7/ })).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('row', { name: /D8/ })).toHaveTextContent('无法发货：请先处理售后申请');
  await expect.element(number(9)).toHaveValue('');
  expect(shipped).toEqual([7, 8]);
  refused.clear();
  await send.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(shipped).toEqual([7, 8, 8]);
});

test('an order is shipped without logistics for a reason, or in packages that each name their company', async () => {
  answerCalls(expressOptions, () => [{ id: 1, code: 'SF', name: '顺丰速运', logo: '', isCommon: 1 }]);
  const sent: unknown[] = [];
  answerCalls(orderShip, ({ body: { noLogistics, reason, packages } }) => {
    sent.push({ noLogistics, reason, packages });
    return { id: 7, status: 20, version: 2 };
  });
  await draw(<Opener />, { namespaces });
  const open = page.getByRole('button', { name: 'ship one' });
  const dialog = page.getByRole('dialog', { name: '发货 · D7' });
  const send = dialog.getByRole('button', { name: '发货', exact: true });
  await open.click();
  await dialog.getByLabelText('快递单号').fill('SF0000000007');
  await send.click();
  await expect.element(dialog.getByText('请选择快递公司').first()).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByRole('radio', { name: '无需物流' }).click();
  await send.click();
  await expect.element(dialog.getByText('请输入无需物流原因').first()).toBeVisible();
  await dialog.getByLabelText('无需物流原因').fill('买家自提');
  await send.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([{ noLogistics: 1, reason: '买家自提', packages: [] }]);
});

test('an offline payment begins with what is due and is not sent without its voucher', async () => {
  const calls = answerCalls(orderConfirmPay, () => ({ id: 7, status: 10, version: 2 }));
  const before = calls.length;
  await draw(<Opener />, { namespaces });
  await page.getByRole('button', { name: 'pay' }).click();
  const dialog = page.getByRole('dialog', { name: '确认收款 · D7' });
  await expect.element(dialog.getByLabelText('收款金额')).toHaveValue('1180.00');
  await expect.element(dialog.getByText('应付 ¥1,180.00')).toBeVisible();
  await dialog.getByRole('button', { name: '确认收款' }).click();
  await expect.element(dialog.getByText('请上传收款凭证').first()).toBeVisible();
  expect(calls.slice(before).filter(({ path }) => path.endsWith('/confirm-pay'))).toEqual([]);
});

test('a packing slip holds who gets what, without what was given back, and is printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await draw(<Opener />, { namespaces });
  await page.getByRole('button', { name: 'print' }).click();
  const slip = page.getByRole('dialog', { name: '配货单 · D7' });
  await expect.element(slip.getByText('收货人：张怡 15812343944 宁波市滨盛路 1 号')).toBeVisible();
  await expect.element(slip.getByText('买家留言：请尽快发货')).toBeVisible();
  await expect.element(slip.getByRole('row', { name: /升降桌/ })).toHaveTextContent('升降桌云白1¥1,180.00');
  await slip.getByRole('button', { name: '打印' }).click();
  expect(print).toHaveBeenCalledOnce();
});

test('a changed price is signed in both directions, and neither is told in the colours of income and loss', async () => {
  await page.viewport(1440, 900);
  await draw(<Opener />, { namespaces });
  await page.getByRole('button', { name: 'price' }).click();
  const dialog = page.getByRole('dialog', { name: '改价 · D9' });
  const payable = dialog.getByRole('textbox', { name: /改价后应付/ });
  await payable.fill('1062.00');
  await expect.element(dialog.getByRole('row', { name: /升降桌/ })).toHaveTextContent('-¥100.00');
  await expect.element(dialog.getByText('改价合计 -¥118.00')).toBeVisible();
  await payable.fill('1298.00');
  await expect.element(dialog.getByRole('row', { name: /升降桌/ })).toHaveTextContent('+¥100.00');
  expect(dialog.element().querySelector('[data-sign]')).toBeNull();
});

/** The dialog of a part refund whose first item is chosen: how many pieces of it go back, and for how much. */
const openPartRefund = async () => {
  await draw(<Opener />, { namespaces });
  await page.getByRole('button', { name: 'refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /D11/ });
  await dialog.getByRole('checkbox', { name: '升降桌' }).click();
  const [count, amount] = [dialog.getByLabelText('数量'), dialog.getByLabelText('退款金额')];
  await expect.element(amount).toHaveValue('1000.00');
  return { count, amount };
};

test('the amount of a part refund follows the number of pieces until another is typed', async () => {
  const { count, amount } = await openPartRefund();
  await count.fill('1');
  await expect.element(amount).toHaveValue('333.33');
  await count.fill('');
  await count.fill('2');
  await expect.element(amount).toHaveValue('666.66');
  await amount.fill('600');
  await count.fill('1');
  await expect.element(amount).toHaveValue('600.00');
});

test('the amount follows within the key that is pressed: who goes on to it at once replaces the new one, not a part of it', async () => {
  const { count, amount } = await openPartRefund();
  pressKey(count.element(), '1');
  expect(amount.element()).toHaveValue('333.33');
});

test('on a phone the figures of a part refund have room below the name', async () => {
  await page.viewport(390, 800);
  await draw(<Opener />, { namespaces });
  await page.getByRole('button', { name: 'refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /D11/ });
  await dialog.getByRole('checkbox', { name: '升降桌' }).click();
  const [count, amount] = [dialog.getByLabelText('数量'), dialog.getByLabelText('退款金额')].map(
    (field) => () => field.element().getBoundingClientRect(),
  );
  await vi.waitFor(() => expect(count?.().width).toBeGreaterThan(60));
  expect(amount?.().width).toBeGreaterThan(100);
  expect(count?.().top).toBe(amount?.().top);
  await page.viewport(1440, 900);
});

test('what is given back may go back into a stock that is typed, of goods of any kind; cards go their own way', async () => {
  await draw(<Opener />, { namespaces });
  const dialog = page.getByRole('dialog', { name: /D11/ });
  const restock = dialog.getByRole('switch', { name: '退回库存' });
  await page.getByRole('button', { name: 'refund form' }).click();
  await expect.element(restock).toBeVisible();
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'refund cards' }).click();
  await expect.element(dialog).toBeVisible();
  await expect.element(restock).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  // One piece came from a card, another is typed by hand.
  await page.getByRole('button', { name: 'refund typed' }).click();
  await expect.element(restock).toBeVisible();
});

test('order.md 9: freight of what was not shipped goes back with the whole order, and not with a part of it', async () => {
  await draw(<Opener />, { namespaces });
  const dialog = page.getByRole('dialog', { name: /D11/ });
  await page.getByRole('button', { name: 'refund unshipped' }).click();
  const freight = dialog.getByRole('switch', { name: '退运费' });
  await expect.element(freight).not.toBeChecked();
  await dialog.getByRole('radio', { name: '整单退款' }).click();
  await expect.element(freight).toBeChecked();
  await dialog.getByRole('radio', { name: '部分退款' }).click();
  await expect.element(freight).not.toBeChecked();
});

test('freight that somebody keeps back stays so, whatever goes back', async () => {
  await draw(<Opener />, { namespaces });
  const dialog = page.getByRole('dialog', { name: /D11/ });
  await page.getByRole('button', { name: 'refund unshipped' }).click();
  const freight = dialog.getByRole('switch', { name: '退运费' });
  await dialog.getByRole('radio', { name: '整单退款' }).click();
  await expect.element(freight).toBeChecked();
  await freight.click();
  await dialog.getByRole('radio', { name: '部分退款' }).click();
  await dialog.getByRole('radio', { name: '整单退款' }).click();
  await expect.element(dialog.getByRole('radio', { name: '整单退款' })).toBeChecked();
  await expect.element(freight).not.toBeChecked();
});
