import { sessionInvalidCodes, turnedAwayCodes, unknownOutcomeCodes } from './codes';
import { isJsonObject } from './json-object';

/** One refused field of a form, with the sentence to show under it. */
export interface FieldError {
  readonly field: string;
  readonly msg: string;
}

/** The shape of every answer (specification 7): code 0 or absent means success. */
export interface Envelope {
  readonly code?: number | null | undefined;
  readonly msg?: string | undefined;
  readonly message?: string | undefined;
  readonly data?: unknown;
}

/**
 * Reads an answer as an envelope; undefined when it is none. It is read by hand, because every page reads envelopes before it needs a schema,
 * and the proxy one for each call.
 */
export function readEnvelope(answer: unknown): Envelope | undefined {
  if (!isJsonObject<keyof Envelope>(answer)) return undefined;
  const code = readCode(answer.code);
  if (code === undefined && answer.code !== undefined) return undefined;
  return { code, msg: readMessage(answer.msg), message: readMessage(answer.message), data: answer.data };
}

/** Codes that an API writes as text count as the numbers they spell: "0" is success, "50008" ends the session (open-questions 23). */
function readCode(code: unknown): number | null | undefined {
  if (code === null) return null;
  if (typeof code === 'number') return Number.isFinite(code) ? code : undefined;
  if (typeof code !== 'string' || code.trim() === '') return undefined;
  return Number.isInteger(Number(code)) ? Number(code) : undefined;
}

/** A message that is no text is no message; what the answer says counts all the same. */
const readMessage = (message: unknown): string | undefined => (typeof message === 'string' ? message : undefined);

const isFieldError = (value: unknown): value is FieldError =>
  isJsonObject<keyof FieldError>(value) && typeof value.field === 'string' && typeof value.msg === 'string';

/**
 * A refusal of the API. `code` is the API's own code, never an HTTP status; the message is what the person reads.
 * Thrown by the client's `call` and by the API's handlers, shown in one place.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: number,
    message: string,
    readonly detail: { data?: unknown; requestId?: string; httpStatus?: number } = {},
  ) {
    super(message);
  }

  /** The login is gone (50008, 50012, 50014): the specification's dialog follows. */
  get sessionInvalid(): boolean {
    return sessionInvalidCodes.includes(this.code);
  }

  /** Nobody knows whether the server has acted: the same call goes again under the same key only. */
  get outcomeUnknown(): boolean {
    return unknownOutcomeCodes.includes(this.code);
  }

  /** It was refused before anything could act: what an earlier sending did is as open as before. */
  get turnedAway(): boolean {
    return turnedAwayCodes.includes(this.code);
  }

  /** The fields the server refused, for the form to mark. */
  get fieldErrors(): FieldError[] {
    const { data } = this.detail;
    const refused = isJsonObject<'fieldErrors'>(data) ? data.fieldErrors : undefined;
    return Array.isArray(refused) && refused.every(isFieldError) ? refused : [];
  }
}

/** No usable answer came back: connection lost, deadline passed, or a body that is no envelope. */
export class TransportError extends Error {
  override readonly name = 'TransportError';

  constructor(
    message: string,
    readonly detail: { httpStatus?: number; requestId?: string } = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** An answer that breaks the contract: names the call and the field, so that it is found once and loudly. */
export class ContractError extends Error {
  override readonly name = 'ContractError';

  constructor(
    readonly endpoint: string,
    readonly path: string,
    options?: ErrorOptions,
  ) {
    super(`${endpoint}: unexpected answer at ${path || '(root)'}`, options);
  }
}
