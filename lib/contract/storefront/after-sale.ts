import { z } from 'zod';
import { fen, pattern, positiveId, text } from '../field/fields';
import { storefrontCall } from './call';

const refundId = positiveId;
const moved = z.object({ status: z.number() });
const images = z.array(z.string().max(500)).max(6).default([]);
const description = z.string().trim().max(500).default('');
/** Number of a package (order.md 5). */
const trackingNo = pattern(/^[A-Za-z0-9-]{6,32}$/);

export const refundApply = storefrontCall(
  'refund/apply',
  z.object({
    orderId: positiveId,
    itemId: positiveId.nullable(),
    count: z.number().int().min(1).optional(),
    way: z.literal([10, 20]),
    amount: fen.positive(),
    reason: text(1, 50),
    description,
    images,
  }),
  z.object({ refundId: z.number(), refundNo: z.string(), status: z.number() }),
  'refund.fields',
);

export const refundReapply = storefrontCall(
  'refund/reapply',
  z.object({ refundId, amount: fen.positive().optional(), reason: text(1, 50), description, images }),
  moved.extend({ times: z.number() }),
  'refund.fields',
);

export const refundCancel = storefrontCall('refund/cancel', z.object({ refundId }), moved);

export const refundShipReturn = storefrontCall(
  'refund/ship-return',
  z.object({ refundId, expressName: text(1, 30), trackingNo }),
  moved,
  'refund.fields',
);

/** How the payment channel answers from now on. */
export const gatewayMode = storefrontCall(
  'gateway/mode',
  z.object({ refund: z.enum(['auto', 'hold', 'fail']), failMsg: z.string().trim().max(200).default('') }),
  z.object({ refund: z.string() }),
);

/** What the channel says about a refund it was still working on. */
export const gatewayRefundResult = storefrontCall(
  'gateway/refund-result',
  z.object({
    refundId,
    success: z.boolean(),
    channelRefundNo: z.string().trim().max(64).optional(),
    failMsg: z.string().trim().max(200).optional(),
  }),
  moved,
);
