import { orderClose } from '@/lib/contract/states/order';
import {
  licenceUse,
  orderCancel,
  orderContent,
  orderFillForm,
  orderPay,
  orderPlace,
  orderReceive,
  orderResubmit,
  orderRework,
} from '@/lib/contract/storefront/orders';
import { wireTimeOrNull } from '@/lib/format/shanghai-time';
import { useLicence } from '@/reference-api/commerce/licence/licence-steps';
import { closeOrder } from '@/reference-api/commerce/order/close-order';
import { completeOrder } from '@/reference-api/commerce/order/complete-order';
import { fillForm, resubmitForm, reworkForm } from '@/reference-api/commerce/order/form-steps';
import { placeOrder } from '@/reference-api/commerce/order/place-order';
import { payOrder } from '@/reference-api/commerce/payment/pay-order';
import type { Api } from '@/reference-api/serve';
import { buyersView } from './buyers-view';
import { serveStorefront } from './serve-storefront';

/** Mounts what buyers do with orders (reference-api.md 2.2). */
export function mountStorefrontOrders(api: Api): void {
  serveStorefront(api, orderPlace, (effect, body, { ip }) => placeOrder(effect, { ...body, ip }));
  serveStorefront(api, orderPay, payOrder);
  serveStorefront(api, orderCancel, (effect, { orderId, reason = '' }) =>
    closeOrder(effect, { orderId, closeType: orderClose.byBuyer, reason }),
  );
  serveStorefront(api, orderFillForm, fillForm);
  serveStorefront(api, orderResubmit, resubmitForm);
  serveStorefront(api, orderReceive, completeOrder);
  serveStorefront(api, orderRework, reworkForm);
  serveStorefront(api, orderContent, buyersView);
  serveStorefront(api, licenceUse, async (effect, body) => {
    const { licenceId, status, endAt } = await useLicence(effect, body);
    return { licenceId, status, endAt: wireTimeOrNull(endAt) };
  });
}
