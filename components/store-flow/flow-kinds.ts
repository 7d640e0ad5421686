import * as contract from '@/lib/contract/store-flow';

/** The two ledgers of stores: the platform's, with every store in it, and the present store's own. */
export const flowKinds = {
  finance: {
    rows: contract.storeFinance,
    exporter: contract.storeFinanceExport,
    summary: contract.storeFinanceSummary,
    remark: contract.storeFinanceRemark,
    title: 'shopFinance',
  },
  earnings: {
    rows: contract.storeEarnings,
    exporter: contract.storeEarningsExport,
    summary: contract.storeEarningsSummary,
    remark: contract.storeEarningsRemark,
    title: 'finace',
  },
} as const;
export type FlowKind = keyof typeof flowKinds;

/** StoreFlowBiz, in the order of the filter. */
export const flowTypes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
