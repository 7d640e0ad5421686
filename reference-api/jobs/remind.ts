import { type SQL, sql } from 'drizzle-orm';
import { outbox } from '@/reference-api/database/schema/outbox';
import type { JobContext } from './each-due';

interface Reminder {
  /** Named so that it leaves after what has happened (the outbox's isReminder). */
  kind: `${string}Expiring`;
  receiverType: 'member' | 'store';
  object: string;
  /** How many days before the end. */
  days: number;
  /** Rows of `id, receiver, ends, text` that may end soon. */
  rows: SQL;
}

const DAY_MS = 86_400_000;

/** Writes a reminder for everything that ends within some days, once for each object and end. Answers how many were new. */
export async function remind({ database, clock }: JobContext, { kind, receiverType, object, days, rows }: Reminder): Promise<number> {
  const now = clock.now();
  const until = new Date(now.getTime() + days * DAY_MS);
  const { rowCount } = await database.execute(sql`
    insert into ${outbox} (kind, receiver_type, receiver, text, object, object_id, unique_key, next_time, create_time)
    select ${kind}, ${receiverType}, soon.receiver::text, soon.text, ${object}, soon.id, soon.key, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from (
      select due.*, ${kind}::text || '-' || due.id || '-' || to_char(due.ends at time zone 'Asia/Shanghai', 'YYYYMMDDHH24MI') as key
      from (${rows}) as due
      where due.ends > ${now.toISOString()}::timestamptz and due.ends <= ${until.toISOString()}::timestamptz
    ) as soon
    where not exists (select 1 from ${outbox} o where o.unique_key = soon.key)
    on conflict do nothing`);
  return rowCount ?? 0;
}
