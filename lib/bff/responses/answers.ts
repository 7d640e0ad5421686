import type { BffFailure } from '../failure';
import { textOf } from '../texts';
import type { BffAnswer } from './bff-answer';

type Pairs = readonly (readonly [string, string])[];

/** On every answer: it is private, it is what it says it is, and it runs nothing when opened by itself. */
export const commonHeaders = (requestId: string): Pairs => [
  ['cache-control', 'no-store'],
  ['x-content-type-options', 'nosniff'],
  ['x-request-id', requestId],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox"],
  ['cross-origin-resource-policy', 'same-origin'],
  ['referrer-policy', 'same-origin'],
  ['vary', 'cookie'],
];

const JSON_TYPE = ['content-type', 'application/json; charset=utf-8'] as const;

/** A JSON answer from bytes that already are an envelope. */
export const jsonAnswer = (status: number, body: Buffer, requestId: string, more: Pairs = []): BffAnswer => ({
  status,
  headers: [JSON_TYPE, ['content-length', String(body.length)], ...commonHeaders(requestId), ...more],
  body,
});

/** An envelope of our own. */
export const envelopeAnswer = (status: number, code: number, text: string, data: unknown, requestId: string, more: Pairs = []): BffAnswer =>
  jsonAnswer(status, Buffer.from(JSON.stringify({ code, msg: text, message: text, data })), requestId, more);

/** The envelope of a failure, in the language the browser asks for; internals stay in the log. */
export const failureAnswer = (failure: BffFailure, language: string | undefined, requestId: string): BffAnswer =>
  envelopeAnswer(failure.status, failure.code, textOf(failure.code, language, failure.detail.n), null, requestId, failure.detail.headers);
