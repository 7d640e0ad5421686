import { z } from 'zod';
import { BadKeyRing, parseKeyRing, type SessionKey } from './key-ring';
import { oncePerProcess } from './once-per-process';

/** What sealing and opening the cookie depends on. */
export interface SessionConfig {
  readonly keys: readonly SessionKey[];
  /** Absolute lifetime of a login, seconds. */
  readonly maxAgeS: number;
  /** Logins made before this moment (unix seconds) are refused: the operator's way to sign everybody out. */
  readonly epochS: number;
  readonly secure: boolean;
}

export type Variables = Readonly<Record<string, string | undefined>>;

const keyRing = z
  .string()
  .optional()
  .transform((text, context) => {
    try {
      return parseKeyRing(text);
    } catch (error) {
      if (!(error instanceof BadKeyRing)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
      return z.NEVER;
    }
  });

const origin = z
  .string()
  .trim()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text, 'is no origin');

/** An empty variable counts as absent, as in a copied .env file. */
const optional = <Output>(schema: z.ZodType<Output, string>) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,12}$/, 'is no whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max));

/** Building blocks the rest of the environment is read with. */
export const variable = { optional, integer, origin };

/** The variables that concern the session; the whole environment is a superset of them. */
export const sessionVariables = z.object({
  SESSION_KEYS: keyRing,
  SESSION_MAX_AGE_S: optional(integer(60, 30 * 86_400)),
  SESSION_EPOCH: optional(integer(0, 9_999_999_999)),
  COOKIE_SECURE: optional(z.enum(['true', 'false'])),
  /** Comma-separated origins people open the console at; the first is the public one. */
  PUBLIC_ORIGIN: optional(
    z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(origin).min(1)),
  ),
});

/** The session's part of a parsed environment. Secure never comes from a request: those headers are anybody's to send. */
export function sessionConfigOf(parsed: z.infer<typeof sessionVariables>): SessionConfig {
  const httpsOnly = parsed.PUBLIC_ORIGIN?.every((each) => each.startsWith('https:')) ?? false;
  return {
    keys: parsed.SESSION_KEYS,
    maxAgeS: parsed.SESSION_MAX_AGE_S ?? 43_200,
    epochS: parsed.SESSION_EPOCH ?? 0,
    secure: parsed.COOKIE_SECURE === undefined ? httpsOnly : parsed.COOKIE_SECURE === 'true',
  };
}

const names = Object.keys(sessionVariables.shape);

/** The configuration of this process, parsed again only when a variable changed. */
export function sessionConfig(env: Variables = process.env): SessionConfig {
  const kept = oncePerProcess<{ stamp: string; config: SessionConfig | undefined }>('session-config', () => ({
    stamp: '',
    config: undefined,
  }));
  const stamp = names.map((name) => env[name] ?? '').join('\n');
  if (!kept.config || kept.stamp !== stamp) {
    kept.config = sessionConfigOf(sessionVariables.parse(env));
    kept.stamp = stamp;
  }
  return kept.config;
}
