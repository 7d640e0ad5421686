import { z } from 'zod';
import { mainStoreOnly, needs } from '../access';
import { bulkAnswer } from '../call/bulk';
import { endpoint } from '../call/endpoint';
import { stateAnswer } from '../call/state-answer';
import { fen, id, idList, rule, text, version } from '../field/fields';
import { orderChanges } from './changes';

const base = '/v1/admin/order';
const labels = 'order.fields';
const price = needs('admin_P3', 'admin_P3.price');

/** What a change of the price may come to: beyond, an order would spoil the sums it stands in. */
export const LARGEST_PRICE_CHANGE_FEN = 9_999_999_999;
const priceChange = fen.refine(
  (change) => Math.abs(change) <= LARGEST_PRICE_CHANGE_FEN,
  rule('range', { min: -LARGEST_PRICE_CHANGE_FEN / 100, max: LARGEST_PRICE_CHANGE_FEN / 100 }),
);

/** Replaces an earlier change of the price; the shares of the items are split again. */
export const orderPrice = endpoint({
  name: 'order.price',
  method: 'PUT',
  path: `${base}/price`,
  access: price,
  idempotent: true,
  body: z.object({ id, version: version.optional(), adjustPrice: priceChange }),
  data: stateAnswer,
  labels,
  changes: orderChanges,
});

export const orderConfirmPayDraft = z.object({
  amount: fen,
  voucher: z
    .string()
    .trim()
    .max(500)
    .refine((value) => value !== '', rule('requiredMedia')),
  remark: z.string().trim().max(200).default(''),
});

/** Money that came outside of any channel. */
export const orderConfirmPay = endpoint({
  name: 'order.confirmPay',
  method: 'PUT',
  path: `${base}/confirm-pay`,
  access: mainStoreOnly(price),
  idempotent: true,
  body: orderConfirmPayDraft.extend({ id }),
  data: stateAnswer,
  labels,
  changes: orderChanges,
});

export const orderClose = endpoint({
  name: 'order.close',
  method: 'PUT',
  path: `${base}/close`,
  access: needs('admin_P3'),
  idempotent: true,
  body: z.object({ ids: idList, reason: text(1, 200) }),
  data: bulkAnswer,
  labels,
  changes: orderChanges,
});

/** The note, the flag, or both; what is left out stays as it is. */
export const orderRemark = endpoint({
  name: 'order.remark',
  method: 'PUT',
  path: `${base}/remark`,
  access: needs('admin_P3'),
  idempotent: true,
  body: z.object({ ids: idList, remark: z.string().trim().max(500).optional(), star: z.number().int().min(0).max(5).optional() }),
  data: bulkAnswer,
  labels,
  changes: orderChanges,
});
