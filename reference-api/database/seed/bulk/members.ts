import { count, sql } from 'drizzle-orm';
import type { Database } from '@/reference-api/database/connect';
import { member } from '@/reference-api/database/schema/member';
import { withoutIndexes } from './without-indexes';

/** Adds members by one set-based statement until there are at least as many as wanted; answers how many were added. */
export async function addMembers(database: Database, wanted: number, now: Date): Promise<number> {
  const [present] = await database.select({ members: count() }).from(member);
  const missing = Math.max(0, wanted - (present?.members ?? 0));
  if (missing === 0) return 0;
  const insert = (into: Database) => insertMembers(into, missing, now);
  await (missing > (present?.members ?? 0) ? withoutIndexes(database, member, insert) : insert(database));
  // Only a vacuum tells the indexes that they may answer without the rows.
  await database.execute(sql`vacuum (analyze) ${member}`);
  return missing;
}

async function insertMembers(database: Database, missing: number, now: Date): Promise<void> {
  // Their mobiles lie in 1(70 + n / 10^8)..., a range the demo members do not use; a second run goes on where the first stopped.
  await database.execute(sql`
    with base as (
      select coalesce(max(mobile::bigint) - 17000000000 + 1, 0) as first from ${member} where mobile between '17000000000' and '17999999999'
    )
    insert into ${member} (nickname, mobile, level_id, store_id, status, source, sex, growth, register_time, last_login_time, register_ip)
    select
      (array['清风','云朵','星河','小鹿','南风','阿木','晚安','青柠','远山','拾光','安然','知夏'])[1 + n % 12]
        || (array['同学','老师','先生','小姐','姑娘','少年','掌柜','旅人'])[1 + (n / 12) % 8] || n,
      (17000000000 + n)::text, 1, (n * 7 % 10 / 4) % 3, case when n % 97 = 0 then 0 else 1 end, 1 + n % 4, n % 3, 0,
      ${now.toISOString()}::timestamptz - (n * 7919 % 31536000) * interval '1 second',
      case when n % 5 > 0 then ${now.toISOString()}::timestamptz - (n * 7919 % 2592000) * interval '1 second' end,
      '10.' || n % 256 || '.' || (n / 256) % 256 || '.' || 1 + n % 254
    from base, generate_series(base.first, base.first + ${missing} - 1) as n`);
}
