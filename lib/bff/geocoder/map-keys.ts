import { ApiError, ContractError, TransportError } from '@/lib/contract/call/envelope';
import { type MapKeys, mapKeys } from '@/lib/contract/settings/map-keys';
import { languageOf } from '@/lib/messages/language';
import type { Session } from '@/lib/session/sealed-session';
import { callEndpoint } from '../call-endpoint';
import { BffFailure } from '../failure';
import type { RequestContext } from '../request/request-context';

const KEY = 'key';
const NONE: MapKeys = { pickerKey: '', geocoderKey: '' };
const NOT_FOUND = 404;

/** Whether whoever operates the console wrote a key into the address: it comes before that of the settings. */
export const hasKey = (url: URL): boolean => url.searchParams.has(KEY);

/** An address with a key, unless it has one. */
export function withKey(url: URL, key: string): URL {
  const keyed = new URL(url);
  if (key !== '' && !hasKey(url)) keyed.searchParams.set(KEY, key);
  return keyed;
}

/** The keys as they are saved now: asked each time, so that a save acts at once. An API that keeps none has none. */
export async function savedMapKeys(session: Session, { parts, request }: RequestContext): Promise<MapKeys> {
  const language = languageOf(request.headers['accept-language']);
  try {
    return await callEndpoint(mapKeys, { query: undefined, body: undefined, session, language }, parts);
  } catch (error) {
    const answered = error instanceof ApiError || error instanceof TransportError;
    if (answered && error.detail.httpStatus === NOT_FOUND) return NONE;
    if (error instanceof ApiError && error.sessionInvalid) throw new BffFailure('sessionUnknown', { reason: 'session ended' });
    // What is wrong is in the log already, under the name of the call.
    if (answered || error instanceof ContractError) throw new BffFailure('network', { reason: 'keys of the maps service not read' });
    throw error;
  }
}
