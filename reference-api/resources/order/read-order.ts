import { findRecord } from '@/reference-api/crud/records';
import type { Call } from '@/reference-api/serve';
import type { OrderRecord } from './order-parts';
import { orderSpec } from './order-spec';

/** The order somebody reads; another store's is not found. */
export const readOrder = (id: number, call: Call): Promise<OrderRecord> => findRecord(orderSpec, id, call, 'read');
