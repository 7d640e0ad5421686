import { openDatabase } from '@/reference-api/database/open';
import { addMembers } from '@/reference-api/database/seed/bulk-members';
import { isEmpty, seed } from '@/reference-api/database/seed/seed';
import type { Environment } from '@/reference-api/environment';

/** Fills an empty database and makes it as large as wanted; answers what it did. */
export async function runSeed(
  environment: Environment,
  wanted: { members: number | undefined; orders: number | undefined },
): Promise<string> {
  const opened = await openDatabase(environment);
  try {
    const fresh = await isEmpty(opened.database);
    if (fresh) await seed(opened.database, new Date());
    const members = wanted.members === undefined ? 0 : await addMembers(opened.database, wanted.members, new Date());
    return `${fresh ? 'The demo platform was made' : 'The demo platform was there'}; ${members} members were added.`;
  } finally {
    await opened.close();
  }
}
