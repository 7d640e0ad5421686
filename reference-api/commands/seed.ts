import { openDatabase } from '@/reference-api/database/open';
import { addLedgers } from '@/reference-api/database/seed/bulk-ledgers';
import { addMembers } from '@/reference-api/database/seed/bulk-members';
import { addOrders } from '@/reference-api/database/seed/bulk-orders';
import { seedWhenEmpty } from '@/reference-api/database/seed/seed';
import type { Environment } from '@/reference-api/environment';

interface Wanted {
  members: number | undefined;
  orders: number | undefined;
  ledgers: number | undefined;
}

/** Fills an empty database and makes it as large as wanted; answers what it did. */
export async function runSeed(environment: Environment, wanted: Wanted): Promise<string> {
  const opened = await openDatabase(environment);
  const { database } = opened;
  const now = new Date();
  try {
    const fresh = await seedWhenEmpty(database, now);
    const members = wanted.members === undefined ? 0 : await addMembers(database, wanted.members, now);
    const orders = wanted.orders === undefined ? 0 : await addOrders(database, wanted.orders, now);
    const ledgers = wanted.ledgers === undefined ? 0 : await addLedgers(database, wanted.ledgers, now);
    return `${fresh ? 'The demo platform was made' : 'The demo platform was there'}; ${members} members, ${orders} orders and ${ledgers} rows of each ledger were added.`;
  } finally {
    await opened.close();
  }
}
