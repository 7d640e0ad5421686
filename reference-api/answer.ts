import type { Context as HonoContext } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { codes } from '@/lib/contract/call/codes';
import type { Envelope } from '@/lib/contract/call/envelope';
import type { Translate } from '@/lib/format/translate';
import { type Language, languageOf } from '@/lib/messages/language';
import type { Context } from './context';
import { innermostError, loggedError } from './innermost-error';
import { notFound } from './not-found';
import { InvalidFields, Refusal } from './refusal';
import { callName, requestIdOf } from './request-log';

/** The language a request asks for. */
export const languageFor = (c: HonoContext): Language => languageOf(c.req.header('accept-language'));

/** A successful answer in the contract's envelope. */
export const success = (data: unknown): Envelope => ({ code: 0, msg: '', message: '', data: data ?? null });

/** A refusal in the contract's envelope; undefined for an error that is none. */
export function refusalEnvelope(error: unknown, translate: Translate): Envelope | undefined {
  if (error instanceof Refusal) {
    const msg = error.sentence(translate);
    const data = error.field ? { fieldErrors: [{ field: error.field, msg }] } : null;
    return { code: error.code, msg, message: msg, data };
  }
  if (error instanceof InvalidFields) {
    const fieldErrors = error.write(translate);
    const msg = fieldErrors[0]?.msg ?? '';
    return { code: codes.invalidFields, msg, message: msg, data: { fieldErrors } };
  }
  return undefined;
}

/** Turns whatever a handler threw into an answer. A defect is logged in full and told in one general sentence. */
export function answerError(error: unknown, c: HonoContext, { texts, log }: Context): Response {
  const translate = texts.translate[languageFor(c)];
  const refused = refusalEnvelope(error, translate);
  if (refused) return c.json(refused);
  if (isBeyondType(error)) return c.json(refusalEnvelope(notFound('record'), translate));
  if (error instanceof HTTPException) return c.json(refusalEnvelope(new Refusal(codes.invalidRequest), translate), error.status);
  const reqId = requestIdOf(c.req.header('x-request-id'));
  log.error({ reqId, err: loggedError(error), method: c.req.method, call: callName(c.req.method, c.req.path) }, 'call failed');
  return c.json(refusalEnvelope(new Refusal(codes.internal), translate));
}

/** PostgreSQL's code for a number no column of that type can hold: an id that large belongs to nothing. */
const NUMERIC_VALUE_OUT_OF_RANGE = '22003';
function isBeyondType(error: unknown): boolean {
  const inner = innermostError(error);
  return inner instanceof Error && 'code' in inner && inner.code === NUMERIC_VALUE_OUT_OF_RANGE;
}
