import { innermostError } from '@/reference-api/innermost-error';
import { StartupError } from '@/reference-api/startup-error';
import { type Connection, connect } from './connect';
import { openEmbedded } from './embedded/open-embedded';
import { migrate } from './migrate';

/** A database with its tables up to date. */
export interface OpenDatabase extends Connection {
  /** Ends the connections, and the server too when it is the project's own. */
  close(): Promise<void>;
}

interface Where {
  databaseUrl: string | undefined;
  dataDir: string;
}

/** Opens the database named by the environment, or the project's own under the data folder. */
export async function openDatabase({ databaseUrl, dataDir }: Where, onLost?: (error: Error) => void): Promise<OpenDatabase> {
  const embedded = databaseUrl ? undefined : await openEmbedded(dataDir, onLost ? { onLost } : {});
  const connection = connect(embedded?.url ?? databaseUrl ?? '');
  try {
    await migrate(connection.pool);
  } catch (error) {
    await connection.pool.end();
    await embedded?.stop();
    throw new StartupError(`The database could not be opened: ${reasonOf(error)}`, { cause: error });
  }
  return {
    ...connection,
    close: async () => {
      await connection.pool.end();
      await embedded?.stop();
    },
  };
}

function reasonOf(error: unknown): string {
  const innermost = innermostError(error);
  return innermost instanceof Error ? innermost.message : String(innermost);
}
