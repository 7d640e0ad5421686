import { and, eq, sql } from 'drizzle-orm';
import { invoiceState } from '@/lib/contract/states/invoice';
import type { Effect } from '@/reference-api/commerce/effect';
import { invoice, invoiceLog } from '@/reference-api/database/schema/after-sale';
import type { OrderBack } from './order-back';

/** An invoice that waits is lowered, or cancelled when nothing is left; one that was issued has to be reversed (effects.md 3). */
export async function lowerInvoices({ database, now }: Effect, { of, row, money, completes }: OrderBack): Promise<void> {
  const waiting = and(eq(invoice.orderId, of.id), eq(invoice.status, invoiceState.pending));
  const left = of.payPrice - of.refundedPrice - money;
  const version = sql`${invoice.version} + 1`;
  const changes = completes || left <= 0 ? { status: invoiceState.cancelled, amount: Math.max(0, left) } : { amount: left };
  const lowered = await database
    .update(invoice)
    .set({ ...changes, version })
    .where(waiting)
    .returning({ id: invoice.id });
  const reversed = await database
    .update(invoice)
    .set({ needRed: true, version })
    .where(and(eq(invoice.orderId, of.id), eq(invoice.status, invoiceState.issued)))
    .returning({ id: invoice.id });
  const about = { operatorName: '', createTime: now, content: row.refundNo };
  const logs = [
    ...lowered.map(({ id }) => ({ invoiceId: id, action: completes ? 'cancelByRefund' : 'lower', ...about })),
    ...reversed.map(({ id }) => ({ invoiceId: id, action: 'needRed', ...about })),
  ];
  if (logs.length > 0) await database.insert(invoiceLog).values(logs);
}
