import {
  gatewayMode,
  gatewayRefundResult,
  refundApply,
  refundCancel,
  refundReapply,
  refundShipReturn,
} from '@/lib/contract/storefront/after-sale';
import { applyRefund, reapplyRefund } from '@/reference-api/commerce/refund/apply-refund';
import { refundResult } from '@/reference-api/commerce/refund/execute-refund';
import { cancelRefund, shipReturn } from '@/reference-api/commerce/refund/refund-steps';
import type { Api } from '@/reference-api/serve';
import { serveStorefront } from './serve-storefront';

/** Mounts what buyers and the payment channel do about money that goes back (reference-api.md 2.3). */
export function mountStorefrontGateway(api: Api): void {
  serveStorefront(api, refundApply, applyRefund);
  serveStorefront(api, refundReapply, reapplyRefund);
  serveStorefront(api, refundCancel, cancelRefund);
  serveStorefront(api, refundShipReturn, shipReturn);
  serveStorefront(api, gatewayRefundResult, refundResult);
  serveStorefront(api, gatewayMode, (_effect, { refund, failMsg }) => {
    Object.assign(api.context.gateway, { mode: refund, failMsg });
    return { refund };
  });
}
