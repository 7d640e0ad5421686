import type { Effect } from '@/reference-api/commerce/effect';
import { invoiceLog } from '@/reference-api/database/schema/after-sale';

/** Writes down what was done to an invoice; `content` is a number or a typed reason, no sentence. */
export async function logInvoice({ database, now, operator }: Effect, invoiceId: number, action: string, content = ''): Promise<void> {
  await database.insert(invoiceLog).values({ invoiceId, action, content, operatorName: operator.name, createTime: now });
}
