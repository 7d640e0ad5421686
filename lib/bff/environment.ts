import { z } from 'zod';
import { REQUEST_TIMEOUT_MS } from '@/lib/contract/call/wire';
import { oncePerProcess } from '@/lib/session/once-per-process';
import { type SessionConfig, sessionConfigOf, sessionVariables, type Variables, variable } from '@/lib/session/session-config';

/** Everything the console's server is told from outside, parsed once. */
export interface Environment {
  readonly apiRoot: URL;
  /**
   * Origins a changing call may come from. People open a local console as localhost or as 127.0.0.1, so both are the default;
   * behind a domain PUBLIC_ORIGIN names it (several, comma-separated, when it has several names).
   */
  readonly publicOrigins: readonly string[];
  readonly session: SessionConfig;
  /** How many proxies of our own stand in front and append to X-Forwarded-For. */
  readonly trustedProxies: number;
  /** Where pictures and videos are shown from; undefined: /media on the console itself. */
  readonly mediaRoot: URL | undefined;
  readonly mapPickerUrl: URL | undefined;
  readonly mapGeocoderUrl: URL | undefined;
  readonly mapKey: string | undefined;
  readonly callTimeoutMs: number;
  /** How long a page waits for what it shows first; an API slower than that answers the browser instead. */
  readonly firstAnswersTimeoutMs: number;
  readonly uploadMaxBytes: number;
  readonly logLevel: LogLevel;
  /** Opens /metrics to whoever sends it as a bearer token; without it there is no /metrics at all. */
  readonly metricsToken: string | undefined;
  readonly port: number;
  readonly host: string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The environment cannot be used. The message names every bad variable and repeats no value, for some are secret. */
export class BadEnvironment extends Error {
  override readonly name = 'BadEnvironment';
}

const { optional, integer } = variable;
const url = z
  .string()
  .trim()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'is no http(s) address')
  .transform((text) => new URL(text))
  .refine((parsed) => parsed.username === '' && parsed.password === '', 'must hold no user name or password');
const root = url.refine((parsed) => parsed.search === '' && parsed.hash === '', 'must have no query and no fragment');

const variables = sessionVariables.extend({
  API_ROOT: z.string('is missing').pipe(root),
  TRUSTED_PROXIES: optional(integer(0, 10)),
  MEDIA_ROOT: optional(root),
  MAP_PICKER_URL: optional(url),
  MAP_GEOCODER_URL: optional(url),
  MAP_KEY: optional(z.string().max(200)),
  // The browser waits no longer: with more, the one would give up and the other go on.
  CALL_TIMEOUT_MS: optional(integer(100, REQUEST_TIMEOUT_MS)),
  FIRST_ANSWERS_TIMEOUT_MS: optional(integer(0, 60_000)),
  UPLOAD_MAX_MB: optional(integer(1, 10_240)),
  LOG_LEVEL: optional(z.enum(logLevels)),
  METRICS_TOKEN: optional(z.string().regex(/^[\x21-\x7e]{16,200}$/, 'needs 16 to 200 visible characters')),
  PORT: optional(integer(1, 65_535)),
  HOST: optional(z.string().regex(/^[A-Za-z0-9.:_-]{1,255}$/, 'is no host name')),
});

/** Parses variables; throws one BadEnvironment that names all that is wrong. */
export function parseEnvironment(env: Variables): Environment {
  const parsed = variables.safeParse(env);
  if (!parsed.success) throw new BadEnvironment(complaint(parsed.error));
  const given = parsed.data;
  const port = given.PORT ?? 3000;
  return {
    apiRoot: given.API_ROOT,
    publicOrigins: given.PUBLIC_ORIGIN ?? [`http://localhost:${port}`, `http://127.0.0.1:${port}`],
    session: sessionConfigOf(given),
    trustedProxies: given.TRUSTED_PROXIES ?? 0,
    mediaRoot: given.MEDIA_ROOT,
    mapPickerUrl: given.MAP_PICKER_URL,
    mapGeocoderUrl: given.MAP_GEOCODER_URL,
    mapKey: given.MAP_KEY,
    callTimeoutMs: given.CALL_TIMEOUT_MS ?? REQUEST_TIMEOUT_MS,
    firstAnswersTimeoutMs: given.FIRST_ANSWERS_TIMEOUT_MS ?? 700,
    uploadMaxBytes: (given.UPLOAD_MAX_MB ?? 1024) * 1024 * 1024,
    logLevel: given.LOG_LEVEL ?? 'info',
    metricsToken: given.METRICS_TOKEN,
    port,
    host: given.HOST ?? '127.0.0.1',
  };
}

/** The environment of this process. */
export const environment = (): Environment => oncePerProcess('environment', () => parseEnvironment(process.env));

const complaint = (error: z.ZodError): string =>
  `The environment cannot be used:\n${error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`).join('\n')}`;
