import { codes } from '@/lib/contract/call/codes';
import { orderClose, orderConfirmPay, orderPrice } from '@/lib/contract/order/action';
import { orderReject } from '@/lib/contract/order/form';
import { orderReceive } from '@/lib/contract/order/hardware';
import { orderClose as closeTypes, goodsKind, orderState } from '@/lib/contract/states/order';
import { effectOf } from '@/reference-api/commerce/effect';
import { adjustPrice } from '@/reference-api/commerce/order/adjust-price';
import { closeOrder } from '@/reference-api/commerce/order/close-order';
import { completeOrder } from '@/reference-api/commerce/order/complete-order';
import { logOrder } from '@/reference-api/commerce/order-log';
import { payOrder } from '@/reference-api/commerce/payment/pay-order';
import { rejectForm } from '@/reference-api/commerce/refund/start-refund';
import { eachOf } from '@/reference-api/crud/each-of';
import { Refusal } from '@/reference-api/refusal';
import { type Api, serve } from '@/reference-api/serve';
import { formOrder } from './order-form.routes';
import { ownOrder, standing } from './order-step';
import { needsPassword, refundRights } from './refund-rights';

/** Mounts the actions whose effects reach beyond the order: money, stock, coupons (order.md 4). */
export function mountOrderActions(api: Api): void {
  serve(api, orderPrice, async (call) => {
    const { id, version, adjustPrice: change } = call.body;
    await ownOrder(id, call);
    await adjustPrice(effectOf(call), { orderId: id, adjustPrice: change, ...(version !== undefined && { version }) });
    return standing(id, call);
  });

  serve(api, orderConfirmPay, async (call) => {
    const { id, amount, voucher, remark } = call.body;
    const { payPrice, status } = await ownOrder(id, call);
    if (status === orderState.unpaid && amount !== payPrice) throw new Refusal(codes.receivedAmountDiffers);
    const effect = effectOf(call);
    await payOrder(effect, { orderId: id, channel: 'offline', amount, voucher });
    if (remark !== '') await logOrder(effect, { orderId: id, type: 'confirmPay', content: remark });
    return standing(id, call);
  });

  serve(api, orderClose, (call) =>
    eachOf(call.body.ids, call, async (id, step) => {
      await ownOrder(id, step);
      await closeOrder(effectOf(step), { orderId: id, closeType: closeTypes.byAdmin, reason: call.body.reason });
    }),
  );

  serve(api, orderReceive, async (call) => {
    const { id, reason } = call.body;
    const record = await ownOrder(id, call);
    if (record.kind !== goodsKind.hardware) throw new Refusal(codes.orderChanged);
    await completeOrder(effectOf(call), { orderId: id, reason });
    return standing(id, call);
  });

  serve(api, orderReject, async (call) => {
    const { id, reason } = call.body;
    const record = await formOrder(id, call);
    // A large sum waits for the password that only 执行退款 asks for.
    const amount = record.payPrice - record.refundedPrice;
    const mayExecute = !needsPassword(amount) && (await refundRights(call.caller, call.database))(amount);
    await rejectForm(effectOf(call), { orderId: id, reason, mayExecute });
    return standing(id, call);
  });
}
