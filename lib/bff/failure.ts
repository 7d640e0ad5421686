import { codes, proxyCodes } from '@/lib/contract/call/codes';

/** Everything the proxy itself answers with: HTTP status and code of the envelope (security.md 2.6). */
const failures = {
  malformed: [400, proxyCodes.malformed],
  sessionUnknown: [401, codes.sessionUnknown],
  sessionExpired: [401, codes.sessionExpired],
  originRefused: [403, proxyCodes.originRefused],
  noSuchCall: [404, proxyCodes.noSuchCall],
  wrongMethod: [405, proxyCodes.wrongMethod],
  clientTooSlow: [408, proxyCodes.malformed],
  tooLarge: [413, proxyCodes.tooLarge],
  unsupportedType: [415, proxyCodes.unsupportedType],
  rateLimited: [429, proxyCodes.rateLimited],
  clientGone: [499, proxyCodes.malformed],
  bug: [500, proxyCodes.bug],
  network: [502, proxyCodes.network],
  notJson: [502, proxyCodes.notJson],
  redirected: [502, proxyCodes.redirected],
  badStatus: [502, proxyCodes.badStatus],
  upstreamStatus: [502, proxyCodes.upstreamStatus],
  busy: [503, proxyCodes.busy],
  timeout: [504, proxyCodes.timeout],
} as const satisfies Record<string, readonly [number, number]>;

export type FailureKind = keyof typeof failures;

interface Detail {
  /** The number its text names: milliseconds of a deadline, status of an answer. */
  readonly n?: number;
  /** HTTP status to answer with when it differs from the kind's own. */
  readonly status?: number;
  /** Headers the answer needs: Allow, Retry-After, Set-Cookie, Connection. */
  readonly headers?: readonly (readonly [string, string])[];
  /** For the log only. */
  readonly reason?: string;
  /** No connection came about: the request cannot have been acted upon. */
  readonly unconnected?: boolean;
  /** The client had taken most of the time by itself: the deadline says nothing about the API. */
  readonly hurried?: boolean;
  /** The head of an answer had come: whatever went wrong afterwards, the API is there. */
  readonly begun?: boolean;
}

/** A production build holds this class once per bundle, and what is one per process throws the class of whichever bundle came first. */
const MARK = Symbol.for('shangtai.bff-failure');

/** The proxy ends a request by itself; thrown anywhere, made into an envelope in one place. */
export class BffFailure extends Error {
  override readonly name = 'BffFailure';
  readonly [MARK] = true;
  readonly status: number;
  readonly code: number;

  constructor(
    readonly kind: FailureKind,
    readonly detail: Detail = {},
    options?: ErrorOptions,
  ) {
    super(detail.reason ?? kind, options);
    const [status, code] = failures[kind];
    this.status = detail.status ?? status;
    this.code = code;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && MARK in value;
  }
}

/** What a failed exchange with the API means: parser complaints are a bad answer, everything else is the network. */
export function failureOf(error: unknown, connected: boolean): BffFailure {
  if (error instanceof BffFailure) return error;
  const code = (error as { code?: unknown } | null)?.code;
  const reason = typeof code === 'string' ? code : 'upstream failed';
  if (reason.startsWith('HPE_') || reason === 'UND_ERR_HEADERS_OVERFLOW') return new BffFailure('notJson', { reason }, { cause: error });
  return new BffFailure('network', { reason, unconnected: !connected }, { cause: error });
}
