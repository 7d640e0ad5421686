import { count, eq, sql } from 'drizzle-orm';
import { allCodes, storeCodes } from '@/reference-api/auth/permission-tree';
import type { Database } from '@/reference-api/database/connect';
import { admin } from '@/reference-api/database/schema/admin';
import { role } from '@/reference-api/database/schema/role';
import { seedCommissions } from './commissions';
import { STORE_ADMIN, SUPER_ADMIN, seedFoundation } from './foundation';
import { seedMedia } from './media';
import { seedPlatform } from './platform';

/** Any number will do, as long as every instance uses the same. */
const SEED_LOCK = 7_305_444;

/** Fills an empty database with the demo platform, in one transaction: a start that is killed leaves it empty. */
export async function seed(database: Database, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    await seedFoundation(transaction, now);
    await seedMedia(transaction, now);
    await seedPlatform(transaction, now);
    await seedCommissions(transaction, now);
  });
}

/** Fills a database nobody has used yet; answers whether it did. Instances that start together wait for each other. */
export const seedWhenEmpty = (database: Database, now: Date): Promise<boolean> =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const [found] = await transaction.select({ administrators: count() }).from(admin);
    if (found?.administrators !== 0) return false;
    await seed(transaction, now);
    return true;
  });

/** A new version may know new permission codes: the built-in roles always hold all that is theirs. */
export async function refreshBuiltinRoles(database: Database): Promise<void> {
  await database
    .update(role)
    .set({ permissions: [...allCodes] })
    .where(eq(role.code, SUPER_ADMIN));
  await database
    .update(role)
    .set({ permissions: [...storeCodes] })
    .where(eq(role.code, STORE_ADMIN));
}
