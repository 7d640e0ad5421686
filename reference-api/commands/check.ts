import { openDatabase } from '@/reference-api/database/open';
import type { Environment } from '@/reference-api/environment';
import { checkInvariants, report } from '@/reference-api/invariants/check-invariants';

/** Checks that the books agree; answers what was found and whether everything holds. */
export async function runCheck(environment: Environment): Promise<{ text: string; holds: boolean }> {
  const opened = await openDatabase(environment);
  try {
    const checked = await checkInvariants(opened.pool);
    return { text: report(checked), holds: checked.every(({ count }) => count === 0) };
  } finally {
    await opened.close();
  }
}
