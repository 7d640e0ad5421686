import type { ResourceName } from '../call/resource-name';

/** What every write of an order makes stale besides it: the figures of the dashboard, after-sales and what stores have sold. */
export const orderChanges: readonly ResourceName[] = ['home', 'refund', 'store'];
