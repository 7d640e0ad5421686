import { openDatabase } from '@/reference-api/database/open';
import { addCards } from '@/reference-api/database/seed/bulk/cards';
import { addFlows } from '@/reference-api/database/seed/bulk/flows';
import { addGoods } from '@/reference-api/database/seed/bulk/goods';
import { addLedgers } from '@/reference-api/database/seed/bulk/ledgers';
import { addMembers } from '@/reference-api/database/seed/bulk/members';
import { addOrders } from '@/reference-api/database/seed/bulk/orders';
import { addStores } from '@/reference-api/database/seed/bulk/stores';
import { demoSizes } from '@/reference-api/database/seed/demo-size';
import { seedWhenEmpty } from '@/reference-api/database/seed/seed';
import { tellDay } from '@/reference-api/database/seed/tell-day';
import type { Environment } from '@/reference-api/environment';
import { checkKeyRing } from '@/reference-api/keys/check-key-ring';
import { openKeyRing } from '@/reference-api/keys/open-key-ring';

/** What can be made large, in the order in which one needs the other. */
export const bulkParts = ['members', 'stores', 'goods', 'cards', 'orders', 'flows', 'ledgers'] as const;
type Part = (typeof bulkParts)[number];

/** At least how many rows are wanted of each part. */
export type Wanted = Partial<Record<Part, number | undefined>>;

/** Fills an empty database and makes it as large as wanted; answers what it did. `small` is the platform that tests use. */
export async function runSeed(environment: Environment, wanted: Wanted, small = false): Promise<string> {
  const keys = openKeyRing(environment);
  const opened = await openDatabase(environment);
  const { database } = opened;
  const now = new Date();
  const add: Record<Part, (rows: number) => Promise<number>> = {
    members: (rows) => addMembers(database, rows, now),
    stores: (rows) => addStores(database, rows, now),
    goods: (rows) => addGoods(database, rows, now),
    cards: (rows) => addCards(database, rows, now, keys),
    orders: (rows) => addOrders(database, rows, now, keys),
    flows: (rows) => addFlows(database, rows, now),
    ledgers: (rows) => addLedgers(database, rows, now),
  };
  try {
    const fresh = await seedWhenEmpty(database, now, keys, { size: small ? demoSizes.small : demoSizes.whole, onDay: tellDay });
    await checkKeyRing(database, keys, now);
    const added: string[] = [];
    for (const part of bulkParts) {
      const rows = wanted[part];
      if (rows === undefined) continue;
      const begun = performance.now();
      added.push(`${await add[part](rows)} ${part} were added in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    }
    return [fresh ? 'The demo platform was made.' : 'The demo platform was there.', ...added].join('\n');
  } finally {
    await opened.close();
  }
}
