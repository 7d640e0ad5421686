import { hasKey, savedMapKeys, withKey } from '../geocoder/map-keys';
import type { RequestContext } from '../request/request-context';
import { admit } from '../request/session-gate';
import { envelopeAnswer } from '../responses/answers';
import type { BffAnswer } from '../responses/bff-answer';

/**
 * Tells a signed-in browser where the picker of the maps service is, with the key of the settings. This key is part of the address a
 * browser frames, so vendors bind it to the pages that may use it; that of the geocoder never leaves the server.
 */
export async function answerMapPicker(context: RequestContext): Promise<BffAnswer> {
  context.logFields.call = 'mapPicker';
  const { session } = await admit(context);
  const url = context.parts.environment.mapPickerUrl;
  const address = url && (hasKey(url) ? url : withKey(url, (await savedMapKeys(session, context)).pickerKey));
  return envelopeAnswer(200, 0, '', { address: address?.href ?? null }, context.trace.requestId);
}
