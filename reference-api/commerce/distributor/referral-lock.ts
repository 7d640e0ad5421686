import { sql } from 'drizzle-orm';
import type { Effect } from '@/reference-api/commerce/effect';

/** Any number will do, as long as everybody uses the same. */
const REFERRALS = 7_305_444;

/**
 * Who stands below whom is read and changed by one at a time: of two who bind each other neither would see the other's step, and a tier
 * would be counted without those who come at that moment. Taken before anything is read, and before any row is locked.
 */
export const lockReferrals = ({ database }: Pick<Effect, 'database'>) => database.execute(sql`select pg_advisory_xact_lock(${REFERRALS})`);
