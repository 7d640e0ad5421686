import { resolve } from 'node:path';
import { z } from 'zod';
import { StartupError } from './startup-error';

const schema = z.object({
  REFERENCE_API_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().optional(),
  REFERENCE_API_TEST: z.enum(['0', '1']).default('0'),
  TRUST_FORWARDED: z.enum(['0', '1']).default('0'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** What the operator decides. */
export interface Environment {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  testMode: boolean;
  /** The console runs on another computer: its word for the caller's address is taken. From this computer it always is. */
  trustForwarded: boolean;
  logLevel: string;
}

/** Reads the environment once; a value that makes no sense stops the start with its name. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  // An empty variable means the same as a missing one.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new StartupError(`The setting ${parsed.error.issues[0]?.path.join('.') ?? ''} is not valid.`);
  const { REFERENCE_API_PORT, HOST, DATA_DIR, DATABASE_URL, REFERENCE_API_TEST, TRUST_FORWARDED, LOG_LEVEL } = parsed.data;
  const testMode = REFERENCE_API_TEST === '1';
  return {
    port: REFERENCE_API_PORT,
    // The test calls need no login, so in test mode nobody else may reach the API.
    host: testMode ? '127.0.0.1' : HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    testMode,
    trustForwarded: TRUST_FORWARDED === '1',
    logLevel: LOG_LEVEL,
  };
}
