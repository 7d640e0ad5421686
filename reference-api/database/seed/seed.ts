import { count, eq } from 'drizzle-orm';
import { allCodes, storeCodes } from '@/reference-api/auth/permission-tree';
import type { Database } from '@/reference-api/database/connect';
import { admin } from '@/reference-api/database/schema/admin';
import { role } from '@/reference-api/database/schema/role';
import { seedCommissions } from './commissions';
import { STORE_ADMIN, SUPER_ADMIN, seedFoundation } from './foundation';
import { seedMedia } from './media';
import { seedPlatform } from './platform';

/** Fills an empty database with the demo platform, in one transaction: a start that is killed leaves it empty. */
export async function seed(database: Database, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    await seedFoundation(transaction, now);
    await seedMedia(transaction, now);
    await seedPlatform(transaction, now);
    await seedCommissions(transaction, now);
  });
}

/** Whether nobody has used this database yet. */
export async function isEmpty(database: Database): Promise<boolean> {
  const [found] = await database.select({ administrators: count() }).from(admin);
  return found?.administrators === 0;
}

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
