import { z } from 'zod';
import { sessionInvalidCodes } from './codes';

/** One refused field of a form, with the sentence to show under it. */
export const fieldError = z.object({ field: z.string(), msg: z.string() });
export type FieldError = z.infer<typeof fieldError>;

/** Codes that an API writes as text count as the numbers they spell: "0" is success, "50008" ends the session (open-questions 23). */
const spelledCode = z
  .string()
  .refine((code) => code.trim() !== '' && Number.isInteger(Number(code)))
  .transform(Number);
/** A message that is no text is no message; what the answer says counts all the same. */
const message = z.string().nullish().catch(undefined);

/** The shape of every answer (specification 7): code 0 or absent means success. */
export const envelope = z.object({
  code: z.union([z.number(), spelledCode]).nullish(),
  msg: message,
  message,
  data: z.unknown().optional(),
});
export type Envelope = z.infer<typeof envelope>;

const refusalDetail = z.object({ fieldErrors: z.array(fieldError) });

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

  /** The fields the server refused, for the form to mark. */
  get fieldErrors(): FieldError[] {
    const parsed = refusalDetail.safeParse(this.detail.data);
    return parsed.success ? parsed.data.fieldErrors : [];
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
