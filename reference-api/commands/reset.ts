import { emptyTables } from '@/reference-api/database/empty-tables';
import { openDatabase } from '@/reference-api/database/open';
import { type DemoSize, demoSizes } from '@/reference-api/database/seed/demo-size';
import { fillWhenEmpty } from '@/reference-api/database/seed/seed';
import type { Environment } from '@/reference-api/environment';
import { checkKeyRing } from '@/reference-api/keys/check-key-ring';
import { openKeyRing } from '@/reference-api/keys/open-key-ring';
import { openMedia } from '@/reference-api/media/media';
import { readMediaSettings } from '@/reference-api/media/media-settings';

/** Removes every row and every media file and fills the database with the demo platform again; answers what it did. */
export async function runReset(environment: Environment, size: DemoSize = demoSizes.whole): Promise<string> {
  const { storage } = await openMedia(readMediaSettings(environment.dataDir, process.env));
  const keys = openKeyRing(environment);
  const opened = await openDatabase(environment);
  try {
    await emptyTables(opened.database);
    await fillWhenEmpty(opened.database, new Date(), keys, { seed: environment.seed, size });
    await checkKeyRing(opened.database, keys, new Date());
    // After the rows: should one of the two fail, files that nobody shows are the lesser evil.
    const files = await storage.clear();
    const platform = environment.seed === 'none' ? 'an empty platform' : 'the demo platform';
    return `The database holds ${platform} again; ${files} media files were removed.`;
  } finally {
    await opened.close();
  }
}
