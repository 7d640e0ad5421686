/** What a decision on a withdrawal changes besides: purses, ledgers and the figures of whoever applied. */
export const CASH_CHANGES = [
  'cash',
  'store',
  'storeEarnings',
  'storeFinance',
  'distributor',
  'member',
  'balanceRecord',
  'storeInfo',
] as const;
