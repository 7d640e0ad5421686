import { sql } from 'drizzle-orm';
import type { Database } from '@/reference-api/database/connect';

/** Any number will do, as long as everybody uses the same. */
const PICTURE_FILES = 7_305_443;

/**
 * Files are named by their content, so an upload may find the file of a row that is just being removed. Uploads hold this lock from the
 * file to the committed row, together with each other, and a removal holds it alone.
 */
export const keepingFiles = (transaction: Database) => transaction.execute(sql`select pg_advisory_xact_lock_shared(${PICTURE_FILES})`);

/** Held while files no row shows are removed. */
export const removingFiles = (transaction: Database) => transaction.execute(sql`select pg_advisory_xact_lock(${PICTURE_FILES})`);
