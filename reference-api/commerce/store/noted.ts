import { type SQL, sql } from 'drizzle-orm';
import { store } from '@/reference-api/database/schema/store';

const LONGEST = 200;

/** What somebody noted on an action, before what stands in the remark of the store already. */
export const noted = (remark: string): { remark?: SQL } =>
  remark === '' ? {} : { remark: sql`left(concat_ws('；', ${remark}::text, nullif(${store.remark}, '')), ${LONGEST}::int)` };
