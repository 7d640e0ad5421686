import type { Store } from '@/lib/contract/store';
import { yuanCell } from '@/reference-api/crud/export-columns';
import type { ExportColumn } from '@/reference-api/crud/export-csv';

/** The columns of the exported list (shopping.md 1.3). */
export const storeColumns: readonly ExportColumn<Store>[] = [
  { head: 'store.fields.id', cell: ({ id }) => String(id) },
  { head: 'store.fields.name', cell: ({ name }) => name },
  { head: 'store.fields.contactName', cell: ({ contactName }) => contactName },
  { head: 'store.fields.contactMobile', of: 'contactName', cell: ({ contactMobile }) => contactMobile },
  { head: 'store.fields.region', cell: ({ region }) => region.join(' ') },
  { head: 'store.fields.levelId', cell: ({ levelName }) => levelName },
  { head: 'store.fields.mealId', cell: ({ mealName }) => mealName },
  { head: 'store.fields.expireAt', of: 'mealId', cell: ({ expireAt }, translate) => expireAt ?? translate('store.permanent') },
  { head: 'store.fields.goodsCount', cell: ({ goodsCount }) => goodsCount },
  { head: 'store.fields.orderCount', cell: ({ orderCount }) => orderCount },
  { head: 'store.fields.salesTotal', cell: ({ salesTotal }) => yuanCell(salesTotal) },
  { head: 'store.fields.balance', cell: ({ balance }) => yuanCell(balance) },
  { head: 'store.fields.status', cell: ({ status }, translate) => translate(`enums.storeStatus.${status}`) },
  { head: 'store.fields.createTime', cell: ({ createTime }) => createTime },
];
