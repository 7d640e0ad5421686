import { count, eq, sql } from 'drizzle-orm';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { allCodes, storeCodes } from '@/reference-api/auth/permission-tree';
import type { Database } from '@/reference-api/database/connect';
import { role } from '@/reference-api/database/schema/role';
import type { KeyRing } from '@/reference-api/keys/key-ring';
import { emptyTables } from '../empty-tables';
import { seedCommissions } from './commissions';
import { type DemoSize, demoSizes } from './demo-size';
import { seedEmptyPlatform } from './empty-platform';
import { STORE_ADMIN, SUPER_ADMIN, seedFoundation } from './foundation';
import { seedHistory } from './history/seed-history';
import { seedMedia } from './media';
import { seedPlatform } from './platform';
import { seedFlows } from './store-flows';

/** Any number will do, as long as every instance uses the same. */
const SEED_LOCK = 7_305_444;

/** Stands on a table from the first row of the demo to the last: a demo that carries it was broken off in the making. */
const IN_THE_MAKING = 'the demo platform is being made';
const markMaking = sql.raw(`comment on table role is '${IN_THE_MAKING}'`);
const takeMarkAway = sql.raw('comment on table role is null');

/** What a seed may be told. */
interface Options {
  size?: DemoSize;
  /** Hears how many days of the history are still to be played. */
  onDay?: ((daysLeft: number) => void) | undefined;
}

/**
 * Fills an empty database with the demo platform. Everything that stands at its beginning is written in one transaction; the
 * history is then played step by step, each of them a transaction as in real life.
 */
export async function seed(database: Database, now: Date, keys: KeyRing, { size = demoSizes.whole, onDay }: Options = {}): Promise<void> {
  const past = new Date(now.getTime() - (size.played?.days ?? 0) * DAY_MS);
  const cast = await database.transaction(async (transaction) => {
    await seedFoundation(transaction, now);
    await seedMedia(transaction, now);
    const taking = await seedPlatform(transaction, now, keys, size);
    await seedCommissions(transaction, past);
    await seedFlows(transaction, past);
    if (size.played) await transaction.execute(markMaking);
    return taking;
  });
  if (!size.played) return;
  await seedHistory({ database, keys, now, cast, ...size.played, onDay });
  await database.execute(takeMarkAway);
}

/** Fills a database nobody has used yet with the demo platform; answers whether it did. Instances that start together wait for each other. */
export const seedWhenEmpty = (database: Database, now: Date, keys: KeyRing, options: Options = {}): Promise<boolean> =>
  whenEmpty(database, () => seed(database, now, keys, options));

/** The same with what the operator wants: the demo platform, or an empty one. */
export const fillWhenEmpty = (
  database: Database,
  now: Date,
  keys: KeyRing,
  { seed: wanted, ...options }: Options & Wanted,
): Promise<boolean> =>
  whenEmpty(database, () => (wanted === 'none' ? seedEmptyPlatform(database, now) : seed(database, now, keys, options)));

interface Wanted {
  readonly seed?: 'demo' | 'none' | undefined;
}

/**
 * Waits until no other instance fills the database; the turn is kept until the transaction ends. As plain text: a statement with values
 * stays open until the next one, and would keep every old version of every row alive meanwhile.
 */
export const waitForTurn = (waiting: Pick<Database, 'execute'>): Promise<unknown> =>
  waiting.execute(sql.raw(`select pg_advisory_xact_lock(${SEED_LOCK})`));

const whenEmpty = (database: Database, fill: () => Promise<void>): Promise<boolean> =>
  database.transaction(async (waiting) => {
    await waitForTurn(waiting);
    // What is asked here is asked beside the transaction that waits: it would hold on to tables that have to be emptied.
    if (await brokenOff(database)) await emptyTables(database);
    // Both kinds of platform have roles from the first moment on; an empty one has no administrator yet.
    const [found] = await database.select({ roles: count() }).from(role);
    if (found?.roles !== 0) return false;
    await fill();
    return true;
  });

/** Whether the demo was begun and never finished, as when a start is interrupted; nobody can have used it yet. */
async function brokenOff(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ mark: string | null }>(sql`select obj_description('role'::regclass) as mark`);
  return rows[0]?.mark === IN_THE_MAKING;
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
