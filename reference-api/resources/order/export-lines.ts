import type { OrderFilter } from '@/lib/contract/order';
import type { OrderItem } from '@/lib/contract/order/item';
import type { Order, Receiver } from '@/lib/contract/order/row';
import type { ListSpec } from '@/reference-api/crud/crud-spec';
import type { order } from '@/reference-api/database/schema/order';
import { orderRows } from './order-rows';
import { orderSpec } from './order-spec';

/** A line of the export: one item. What belongs to the whole order stands on its first line alone, so that columns add up. */
export interface ExportLine {
  readonly id: number;
  readonly order: Order;
  readonly item: OrderItem;
  readonly first: boolean;
  readonly receiver: Receiver | null;
}

export const exportSpec: ListSpec<typeof order, ExportLine, OrderFilter> = {
  ...orderSpec,
  rows: async (records, call) => {
    const receivers = new Map(records.map(({ id, receiver }) => [id, receiver]));
    const rows = await orderRows(records, call);
    return rows.flatMap((row) =>
      row.items.map((item, at) => ({ id: item.id, order: row, item, first: at === 0, receiver: receivers.get(row.id) ?? null })),
    );
  },
};
