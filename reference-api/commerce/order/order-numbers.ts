import { sql } from 'drizzle-orm';
import type { Effect } from '@/reference-api/commerce/effect';
import { flowNo } from '@/reference-api/commerce/ledgers/flow-no';

/** The number an order will have, known before it is written, because its coupon names it. */
export async function nextOrder({ database, now }: Effect): Promise<{ id: number; orderNo: string }> {
  const { rows } = await database.execute<{ id: number }>(sql`select nextval(pg_get_serial_sequence('"order"', 'id'))::int as id`);
  return { id: Number(rows[0]?.id), orderNo: flowNo('D', now) };
}
