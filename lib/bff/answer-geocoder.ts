import { envelopeAnswer } from './answers';
import { geocode } from './geocoder';
import type { BffAnswer } from './request';
import type { RequestContext } from './request-context';
import { admit } from './session-gate';

/** Tells a signed-in browser what lies at a position; the key of the maps service stays here. */
export async function answerGeocoder(context: RequestContext, search: string): Promise<BffAnswer> {
  context.logFields.call = 'geocoder';
  await admit(context);
  const answer = await geocode(new URLSearchParams(search), context.parts.environment);
  return envelopeAnswer(200, 0, '', answer, context.trace.requestId);
}
