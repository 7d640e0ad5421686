import { BffFailure } from '../failure';
import { geocode } from '../geocoder/geocoder';
import { savedMapKeys } from '../geocoder/map-keys';
import type { RequestContext } from '../request/request-context';
import { admit } from '../request/session-gate';
import { envelopeAnswer } from '../responses/answers';
import type { BffAnswer } from '../responses/bff-answer';

/** Tells a signed-in browser what lies at a position; the key of the maps service stays here. */
export async function answerGeocoder(context: RequestContext, search: string): Promise<BffAnswer> {
  context.logFields.call = 'geocoder';
  const { session } = await admit(context);
  const seconds = context.parts.positions.take(session.sid);
  if (seconds > 0) throw new BffFailure('rateLimited', { headers: [['retry-after', String(seconds)]] });
  const answer = await geocode(new URLSearchParams(search), context.parts.environment, async () => {
    return (await savedMapKeys(session, context)).geocoderKey;
  });
  return envelopeAnswer(200, 0, '', answer, context.trace.requestId);
}
