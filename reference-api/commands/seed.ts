import { openDatabase } from '@/reference-api/database/open';
import { addLedgers } from '@/reference-api/database/seed/bulk-ledgers';
import { addMembers } from '@/reference-api/database/seed/bulk-members';
import { addOrders } from '@/reference-api/database/seed/bulk-orders';
import { demoSizes } from '@/reference-api/database/seed/demo-size';
import { seedWhenEmpty } from '@/reference-api/database/seed/seed';
import { tellDay } from '@/reference-api/database/seed/tell-day';
import type { Environment } from '@/reference-api/environment';
import { checkKeyRing } from '@/reference-api/keys/check-key-ring';
import { openKeyRing } from '@/reference-api/keys/open-key-ring';

interface Wanted {
  members: number | undefined;
  orders: number | undefined;
  ledgers: number | undefined;
  /** A small platform, as tests use it. */
  small: boolean;
}

/** Fills an empty database and makes it as large as wanted; answers what it did. */
export async function runSeed(environment: Environment, wanted: Wanted): Promise<string> {
  const keys = openKeyRing(environment);
  const opened = await openDatabase(environment);
  const { database } = opened;
  const now = new Date();
  try {
    const fresh = await seedWhenEmpty(database, now, keys, { size: wanted.small ? demoSizes.small : demoSizes.whole, onDay: tellDay });
    await checkKeyRing(database, keys, now);
    const members = wanted.members === undefined ? 0 : await addMembers(database, wanted.members, now);
    const orders = wanted.orders === undefined ? 0 : await addOrders(database, wanted.orders, now);
    const ledgers = wanted.ledgers === undefined ? 0 : await addLedgers(database, wanted.ledgers, now);
    return `${fresh ? 'The demo platform was made' : 'The demo platform was there'}; ${members} members, ${orders} orders and ${ledgers} rows of each ledger were added.`;
  } finally {
    await opened.close();
  }
}
