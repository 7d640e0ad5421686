import { z } from 'zod';
import { fen, mobile, positiveId, text } from '../field/fields';
import { storefrontCall } from './call';
import { buyerSource } from './members';

const orderId = positiveId;
const moved = z.object({ status: z.number() });
/** Values of a form by field; how each is checked depends on the fields of the goods (order.md 7). */
const formValues = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()), z.null()]));

const receiver = z.object({
  name: text(1, 20),
  mobile,
  province: text(1, 50),
  city: text(1, 50),
  district: text(1, 50),
  address: text(1, 200),
});

export const orderPlace = storefrontCall(
  'order/place',
  z.object({
    memberId: positiveId,
    items: z
      .array(z.object({ skuId: positiveId, count: z.number().int().min(1).max(9999) }))
      .min(1)
      .max(50),
    receiver: receiver.optional(),
    formValues: formValues.optional(),
    usePoints: z.number().int().min(0).optional(),
    couponRecordId: positiveId.optional(),
    renewLicenceId: positiveId.optional(),
    source: buyerSource,
    remark: z.string().trim().max(200).optional(),
  }),
  z.object({ orderId: z.number(), orderNo: z.string(), status: z.number(), payPrice: fen }),
  'order.fields',
);

export const orderPay = storefrontCall(
  'order/pay',
  z.object({
    orderId,
    channel: z.enum(['wechat', 'alipay', 'balance']),
    payNo: z.string().trim().min(1).max(64).optional(),
    amount: fen.optional(),
  }),
  z.object({ status: z.number(), payNo: z.string() }),
  'order.fields',
);

export const orderCancel = storefrontCall('order/cancel', z.object({ orderId, reason: z.string().trim().max(200).optional() }), moved);
export const orderFillForm = storefrontCall('order/fill-form', z.object({ orderId, values: formValues }), moved, 'order.fields');
export const orderResubmit = storefrontCall(
  'order/resubmit',
  z.object({ orderId, values: formValues }),
  moved.extend({ submitCount: z.number() }),
  'order.fields',
);
export const orderReceive = storefrontCall('order/receive', z.object({ orderId }), moved);
export const orderRework = storefrontCall('order/rework', z.object({ orderId, reason: text(1, 200) }), moved, 'order.fields');

/** What the buyer may see in the present state; empty otherwise. */
export const orderContent = storefrontCall(
  'order/content',
  z.object({ orderId }),
  z.object({
    deliveries: z.array(z.object({ content: z.string() })),
    licences: z.array(z.object({ key: z.string() })),
    result: z.object({ text: z.string(), images: z.array(z.string()) }).nullable(),
  }),
);

export const licenceUse = storefrontCall(
  'licence/use',
  z.object({ key: text(1, 200), device: z.object({ name: z.string().trim().max(50), fingerprint: text(1, 100) }) }),
  z.object({ licenceId: z.number(), status: z.number(), endAt: z.string().nullable() }),
);
