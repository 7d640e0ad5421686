import { resolve } from 'node:path';
import { z } from 'zod';
import { StartupError } from './startup-error';

const schema = z.object({
  REFERENCE_API_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  // Not HOST: that is the console's, and opening the console to others must not open the API.
  REFERENCE_API_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().optional(),
  CARD_KEYS: z.string().optional(),
  SEED: z.enum(['demo', 'none']).default('demo'),
  OUTBOX_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  OUTBOX_WEBHOOK_SECRET: z.string().min(16).optional(),
  REFERENCE_API_TEST: z.enum(['0', '1']).default('0'),
  TRUST_FORWARDED: z.enum(['0', '1']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** What the operator decides. */
export interface Environment {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  cardKeys: string | undefined;
  webhook: { url: string; secret: string } | undefined;
  testMode: boolean;
  /** What an empty database begins as: the demo platform, or an empty one. */
  seed?: 'demo' | 'none';
  /** The console runs on another computer: its word for the caller's address is taken. From this computer it always is. */
  trustForwarded: boolean | undefined;
  logLevel: string;
}

/** Reads the environment once; a value that makes no sense stops the start with its name. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  // An empty variable means the same as a missing one.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new StartupError(`The setting ${parsed.error.issues[0]?.path.join('.') ?? ''} is not valid.`);
  const { REFERENCE_API_PORT, REFERENCE_API_HOST, DATA_DIR, DATABASE_URL, REFERENCE_API_TEST, TRUST_FORWARDED, LOG_LEVEL } = parsed.data;
  const testMode = REFERENCE_API_TEST === '1';
  return {
    port: REFERENCE_API_PORT,
    // The test calls need no login, so in test mode nobody else may reach the API.
    host: testMode ? '127.0.0.1' : REFERENCE_API_HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    cardKeys: parsed.data.CARD_KEYS,
    webhook: webhookOf(parsed.data),
    testMode,
    seed: parsed.data.SEED,
    trustForwarded: TRUST_FORWARDED === undefined ? undefined : TRUST_FORWARDED === '1',
    logLevel: LOG_LEVEL,
  };
}

function webhookOf({ OUTBOX_WEBHOOK_URL: url, OUTBOX_WEBHOOK_SECRET: secret }: z.infer<typeof schema>) {
  if (url === undefined) return undefined;
  // It would stand in every message of a failure, and nothing could be sent: calls to such an address are refused.
  const { username, password } = new URL(url);
  if (username !== '' || password !== '') throw new StartupError('OUTBOX_WEBHOOK_URL must hold no user name or password.');
  if (secret === undefined) throw new StartupError('OUTBOX_WEBHOOK_SECRET must be set when OUTBOX_WEBHOOK_URL is.');
  return { url, secret };
}
