import { goodsKind } from '@/lib/contract/states/order';
import type { Database } from '@/reference-api/database/connect';
import { readSettings } from '@/reference-api/settings/read-settings';
import type { ItemRecord, OrderRecord } from './order-parts';

const DAY_MS = 86_400_000;

/** Until when a completed order may be refunded: hardware by its goods, the other kinds by the settings (order.md 4). */
export async function afterSaleWindows(database: Database) {
  const { trade } = await readSettings(database, ['trade']);
  const days = (record: OrderRecord, items: readonly ItemRecord[]): number =>
    record.kind === goodsKind.hardware ? Math.max(0, ...items.map(({ terms }) => terms?.afterSaleDays ?? 0)) : trade.afterSaleDays;
  return {
    open: (record: OrderRecord, items: readonly ItemRecord[], now: Date): boolean =>
      record.finishTime === null || now.getTime() <= record.finishTime.getTime() + days(record, items) * DAY_MS,
  };
}
