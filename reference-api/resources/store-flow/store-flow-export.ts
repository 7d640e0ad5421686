import type { StoreFlow } from '@/lib/contract/store-flow';
import { showsOrderAmount } from '@/lib/contract/store-flow';
import { yuanCell } from '@/reference-api/crud/export-columns';
import type { ExportColumn } from '@/reference-api/crud/export-csv';

const storeColumn: ExportColumn<StoreFlow> = { head: 'storeFlow.fields.storeId', cell: ({ storeName }) => storeName };

const columns: readonly ExportColumn<StoreFlow>[] = [
  { head: 'storeFlow.fields.bizType', cell: ({ bizType }, translate) => translate(`enums.storeFlowBiz.${bizType}`) },
  { head: 'storeFlow.fields.bizNo', of: 'flowNo', cell: ({ bizNo }) => bizNo },
  { head: 'storeFlow.fields.orderAmount', cell: (row) => (showsOrderAmount(row) ? yuanCell(row.orderAmount) : '') },
  { head: 'storeFlow.fields.platformFee', cell: (row) => (showsOrderAmount(row) ? yuanCell(row.platformFee) : '') },
  { head: 'storeFlow.fields.commission', cell: (row) => (showsOrderAmount(row) ? yuanCell(row.commission) : '') },
  { head: 'storeFlow.fields.amount', cell: (row) => yuanCell(row.amount) },
  { head: 'storeFlow.fields.settleStatus', cell: ({ settleStatus }, translate) => translate(`enums.settleStatus.${settleStatus}`) },
  { head: 'storeFlow.fields.settleTime', cell: ({ settleTime }) => settleTime ?? '' },
  { head: 'storeFlow.fields.balanceAfter', cell: ({ balanceAfter }) => (balanceAfter === null ? '' : yuanCell(balanceAfter)) },
  { head: 'storeFlow.fields.createTime', cell: ({ createTime }) => createTime },
  { head: 'storeFlow.fields.remark', of: 'bizType', cell: ({ remark }) => remark },
  { head: 'storeFlow.fields.operatorName', cell: ({ operatorName }) => operatorName },
];

const first: ExportColumn<StoreFlow> = { head: 'storeFlow.fields.flowNo', cell: ({ flowNo }) => flowNo };

/** The columns of the platform's export name the store, those of a store's own do not. */
export const financeColumns = [first, storeColumn, ...columns];
export const earningsColumns = [first, ...columns];
