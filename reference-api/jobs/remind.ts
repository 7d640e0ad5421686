import { type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { outbox } from '@/reference-api/database/schema/outbox';
import type { JobContext } from './each-due';
import { BATCH } from './in-batches';

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

/** No row has a higher number: what begins behind it begins with the next moment. */
const BEHIND_ALL = 2_147_483_647;

/** How far the rows have been gone through, in the order of their ends. */
interface Place {
  ends: string;
  id: number;
}

/**
 * Writes a reminder for everything that ends within some days, once for each object and end, in batches, so that no statement holds
 * the outbox for all members at once. Answers how many were new.
 */
export async function remind(context: JobContext, reminder: Reminder): Promise<number> {
  const now = context.clock.now();
  let written = 0;
  for (let place: Place | undefined = { ends: now.toISOString(), id: BEHIND_ALL }; place && !context.stop?.aborted; ) {
    const batch = await remindSome(context, reminder, place, now);
    written += batch.written;
    place = batch.last;
  }
  return written;
}

async function remindSome({ database }: JobContext, { kind, receiverType, object, days, rows }: Reminder, after: Place, now: Date) {
  const until = new Date(now.getTime() + days * DAY_MS).toISOString();
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows: found } = await database.execute<{ ends: string; id: number; seen: number; written: number }>(sql`
    with due as materialized (
      select * from (${rows}) as due
      where (due.ends, due.id) > (${after.ends}::timestamptz, ${after.id}::int) and due.ends <= ${until}::timestamptz
      order by due.ends, due.id limit ${BATCH}
    ), soon as (
      select *, ${kind}::text || '-' || id || '-' || to_char(ends at time zone 'Asia/Shanghai', 'YYYYMMDDHH24MI') as key from due
    ), written as (
      insert into ${outbox} (kind, receiver_type, receiver, text, object, object_id, unique_key, next_time, create_time)
      select ${kind}, ${receiverType}, receiver::text, text, ${object}, id, key, ${moment}, ${moment} from soon
      where not exists (select 1 from ${outbox} o where o.unique_key = soon.key)
      on conflict do nothing returning 1
    )
    select ends::text as ends, id, count(*) over ()::int as seen, (select count(*) from written)::int as written
    from due order by due.ends desc, due.id desc limit 1`);
  const [last] = found;
  return { written: last?.written ?? 0, last: last?.seen === BATCH ? last : undefined };
}
