import { z } from 'zod';
import { fen, flag, rule, text } from '@/lib/contract/field/fields';
import type { OrderDetail } from '@/lib/contract/order/detail';
import type { OrderItem } from '@/lib/contract/order/item';
import { type RefundDraft, refundTarget } from '@/lib/contract/refund/action';
import { yuanText } from '@/lib/format/money';

const line = z.object({ chosen: flag, count: z.number().int().min(0), amount: fen });

/** What a refund of an order may ask for: nothing above what is left of an item. */
export const refundForm = (order: OrderDetail) =>
  z
    .object({ whole: flag, items: z.array(line), freight: flag, target: refundTarget, reason: text(1, 200), restock: flag })
    .superRefine(({ whole, items }, context) => {
      if (whole === 1) return;
      if (!items.some(({ chosen }) => chosen === 1)) context.addIssue({ code: 'custom', path: ['items'], ...rule('requiredChoice') });
      for (const [at, { chosen, amount }] of items.entries()) {
        const left = order.items[at] ? leftOf(order.items[at]) : 0;
        if (chosen === 0) continue;
        if (amount < 1) context.addIssue({ code: 'custom', path: ['items', at, 'amount'], ...rule('required') });
        if (amount > left)
          context.addIssue({ code: 'custom', path: ['items', at, 'amount'], ...rule('notAbove', { other: yuanText(left) }) });
      }
    });
export type RefundValues = z.infer<ReturnType<typeof refundForm>>;

/** Items are chosen one by one where there is a choice: those that cost nothing go back only with the whole order. */
export function refundStart(order: OrderDetail): RefundValues {
  const whole = order.items.length > 1 && order.items.some((item) => leftOf(item) > 0) ? 0 : 1;
  return {
    whole,
    items: order.items.map((item) => ({ chosen: 0, count: item.count - item.refundedCount, amount: leftOf(item) })),
    freight: freightAtFirst(order, whole),
    target: 1,
    reason: '',
    restock: 0,
  };
}

/** Freight goes back by itself with a whole order of which nothing was shipped (order.md 9). */
export const freightAtFirst = ({ refundableFreight, shipTime }: OrderDetail, whole: number): 0 | 1 =>
  whole === 1 && refundableFreight > 0 && shipTime === null ? 1 : 0;

/** What is left of an item to give back. */
export const leftOf = ({ payPrice, refundedPrice }: OrderItem): number => payPrice - refundedPrice;

export const refundBody = ({ id, items }: OrderDetail, values: RefundValues): RefundDraft => ({
  orderId: id,
  items:
    values.whole === 1
      ? []
      : values.items.flatMap(({ chosen, count, amount }, at) => {
          const item = items[at];
          return chosen === 1 && item ? [{ itemId: item.id, count, amount }] : [];
        }),
  freight: values.freight,
  target: values.target,
  reason: values.reason,
  restock: values.restock,
});

/** What the buyer gets back in all. */
export function refundSum(order: OrderDetail, { whole, items, freight }: RefundValues): number {
  const goods =
    whole === 1 ? order.refundablePrice : items.reduce((sum, { chosen, amount }) => sum + (chosen === 1 ? (amount ?? 0) : 0), 0);
  return goods + (freight === 1 ? order.refundableFreight : 0);
}
