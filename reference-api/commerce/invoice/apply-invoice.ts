import { and, eq, inArray, ne } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { invoiceState, invoiceTransitions, openInvoiceStates } from '@/lib/contract/states/invoice';
import { goodsKind, payState, refundFlag } from '@/lib/contract/states/order';
import { DAY_MS } from '@/lib/format/shanghai-time';
import type { Effect } from '@/reference-api/commerce/effect';
import { flowNo } from '@/reference-api/commerce/ledgers/flow-no';
import { moveState } from '@/reference-api/crud/move-state';
import { invoice } from '@/reference-api/database/schema/after-sale';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';
import { readSettings } from '@/reference-api/settings/read-settings';

type Row = typeof invoice.$inferInsert;
/** What a buyer says about an invoice; the fields are checked where they come in. */
export type InvoiceMaterial = Pick<
  Row,
  | 'type'
  | 'titleType'
  | 'title'
  | 'taxNo'
  | 'email'
  | 'phone'
  | 'regAddress'
  | 'regPhone'
  | 'bankName'
  | 'bankAccount'
  | 'receiver'
  | 'content'
>;

type OrderRow = typeof order.$inferSelect;

/** Files an application for the invoice of an order; the server says what it is made out over (finance.md 1). */
export async function applyInvoice(effect: Effect, { orderId, ...given }: InvoiceMaterial & { orderId: number }) {
  const { database, now } = effect;
  const of = await invoiceableOrder(effect, orderId);
  await refuseUnoffered(effect, of, given);
  await refuseSecond(effect, orderId);
  const amount = of.payPrice - of.refundedPrice;
  const [made] = await database
    .insert(invoice)
    .values({ ...given, orderId, storeId: of.storeId, memberId: of.memberId, applyNo: flowNo('F', now), amount, createTime: now })
    .returning({ id: invoice.id, applyNo: invoice.applyNo, amount: invoice.amount, status: invoice.status });
  if (!made) throw new Error('the application was not written');
  return made;
}

/** Applies again in the same row after a rejection; the amount is what is left of the order by now. */
export async function reapplyInvoice(effect: Effect, { id, ...given }: InvoiceMaterial & { id: number }): Promise<{ status: number }> {
  const before = await invoiceOf(effect, id);
  const of = await invoiceableOrder(effect, before.orderId);
  await refuseUnoffered(effect, of, given);
  await refuseSecond(effect, before.orderId, id);
  const changes = { ...given, amount: of.payPrice - of.refundedPrice, rejectReason: '' };
  await moveState(invoice, id, invoiceTransitions.reapply, changes, effect);
  return { status: invoiceState.pending };
}

/** The buyer takes an application back. */
export async function cancelInvoice(effect: Effect, { id }: { id: number }): Promise<{ status: number }> {
  await invoiceOf(effect, id);
  await moveState(invoice, id, invoiceTransitions.cancel, {}, effect);
  return { status: invoiceState.cancelled };
}

/** An order has one invoice at a time. */
async function refuseSecond({ database }: Effect, orderId: number, own = 0): Promise<void> {
  const others = and(eq(invoice.orderId, orderId), inArray(invoice.status, [...openInvoiceStates]), ne(invoice.id, own));
  if ((await database.$count(invoice, others)) > 0) throw new Refusal(codes.invoiceOpen);
}

async function invoiceOf({ database }: Effect, id: number) {
  const [found] = await database.select({ orderId: invoice.orderId }).from(invoice).where(eq(invoice.id, id));
  if (!found) throw notFound('invoice');
  return found;
}

/** A paid order whose money and time still allow an invoice, locked until the effect is done. */
async function invoiceableOrder({ database, now }: Effect, orderId: number): Promise<OrderRow> {
  const [found] = await database.select().from(order).where(eq(order.id, orderId)).for('update');
  if (!found) throw notFound('order');
  if (found.refundFlag === refundFlag.fully) throw new Refusal(codes.invoiceOrderRefunded);
  if (found.payStatus !== payState.paid) throw new Refusal(codes.orderChanged);
  if (found.refundFlag === refundFlag.open) throw new Refusal(codes.invoiceAfterSaleOpen);
  const { invoice: rules } = await readSettings(database, ['invoice'], found.storeId);
  const last = (found.payTime?.getTime() ?? 0) + rules.applyDays * DAY_MS;
  if (now.getTime() > last) throw new Refusal(codes.invoiceTooLate);
  return found;
}

/** Invoices of this store at all, of this type, and of these goods: hardware tells it in its own rules. */
async function refuseUnoffered({ database }: Effect, of: OrderRow, { type = 1, content = 1 }: InvoiceMaterial): Promise<void> {
  const { invoice: rules } = await readSettings(database, ['invoice'], of.storeId);
  if (!rules.enabled) throw new Refusal(codes.goodsNotInvoiceable);
  if (!rules.types.some((each) => each === type) || !rules.contents.some((each) => each === content))
    throw new Refusal(codes.invalidRequest);
  if (of.kind !== goodsKind.hardware) return;
  const items = await database.select({ terms: orderItem.terms }).from(orderItem).where(eq(orderItem.orderId, of.id));
  if (items.some(({ terms }) => terms?.invoiceable === 0)) throw new Refusal(codes.goodsNotInvoiceable);
}
