import { ACCOUNT, FORM, HARDWARE } from '@/lib/contract/goods/kind';
import { orderState } from '@/lib/contract/states/order';
import { DAY_MS } from '@/lib/format/shanghai-time';
import type { Effect } from '@/reference-api/commerce/effect';
import { readSettings } from '@/reference-api/settings/read-settings';

/**
 * What changes on an order that becomes fulfilled (20): when, and when the system will complete it. The days are read now, so that
 * a later change of the settings moves no order (parameter.md 5); accounts wait for the end of their warranty.
 */
export async function fulfilledPart({ database, now }: Effect, kind: number, warrantyUntil: Date | null = null) {
  const { trade } = await readSettings(database, ['trade']);
  const days = kind === HARDWARE ? trade.autoReceiveDays : kind === FORM ? trade.formConfirmDays : trade.afterSaleDays;
  const autoReceiveTime = kind === ACCOUNT ? (warrantyUntil ?? now) : new Date(now.getTime() + days * DAY_MS);
  return { status: orderState.fulfilled, shipTime: now, autoReceiveTime };
}
