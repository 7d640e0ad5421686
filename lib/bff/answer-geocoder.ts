import { envelopeAnswer } from './answers';
import { geocode } from './geocoder';
import type { BffAnswer } from './request';
import { admit } from './session-gate';
import type { Visit } from './visit';

/** Tells a signed-in browser what lies at a position; the key of the maps service stays here. */
export async function answerGeocoder(visit: Visit, search: string): Promise<BffAnswer> {
  visit.notes.call = 'geocoder';
  await admit(visit);
  const answer = await geocode(new URLSearchParams(search), visit.parts.environment);
  return envelopeAnswer(200, 0, '', answer, visit.trace.requestId);
}
