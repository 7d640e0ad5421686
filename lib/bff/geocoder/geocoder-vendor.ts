import { z } from 'zod';
import type { GeocoderAnswer } from '@/lib/map/geocoder-answer';
import type { Position } from '@/lib/map/regions';
import { BffFailure } from '../failure';

/** How long a maps service may take (specification 9). */
const TIMEOUT_MS = 5000;
const MAX_ANSWER_BYTES = 64 * 1024;
const CALLBACK = 'located';

/** Which service is asked; the key never leaves the server. */
export interface GeocoderService {
  readonly url: URL;
  readonly key: string | undefined;
  readonly timeoutMs?: number;
}

/** Asks the configured maps service what lies at a position. */
export async function askGeocoder(
  { url, key, timeoutMs = TIMEOUT_MS }: GeocoderService,
  [longitude, latitude]: Position,
): Promise<GeocoderAnswer> {
  const address = new URL(url);
  address.searchParams.set('location', `${latitude},${longitude}`);
  if (!address.searchParams.has('output')) address.searchParams.set('output', 'json');
  // Services that know JSONP alone demand a callback; those that answer JSON ignore it.
  if (address.searchParams.get('output') === 'jsonp') address.searchParams.set('callback', CALLBACK);
  if (key !== undefined) address.searchParams.set('key', key);
  return readVendorAnswer(await fetchText(address, timeoutMs));
}

async function fetchText(address: URL, timeoutMs: number): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    // A redirect could carry the key to somebody else.
    const response = await fetch(address, { signal, redirect: 'error', headers: { accept: 'application/json, text/javascript' } });
    if (!response.ok) throw new BffFailure('upstreamStatus', { n: response.status, reason: `geocoder answered ${response.status}` });
    return await limitedText(response);
  } catch (error) {
    if (error instanceof BffFailure) throw error;
    // The cause is left out on purpose: its text may hold the address with the key.
    if (signal.aborted) throw new BffFailure('timeout', { n: timeoutMs, reason: 'geocoder timed out' });
    throw new BffFailure('network', { reason: 'geocoder not reached' });
  }
}

async function limitedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new BffFailure('notJson', { reason: 'geocoder answer too long' });
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const words = z.preprocess((value) => (typeof value === 'string' ? value.slice(0, 200) : ''), z.string());
const component = z.object({ province: words, city: words, district: words });
const body = z.object({
  address: words,
  formatted_address: words,
  address_component: component.optional(),
  addressComponent: component.optional(),
});
/** The form of Tencent and Baidu (`result`) and of AMap (`regeocode`). */
const vendorAnswer = z.object({ result: body.optional(), regeocode: body.optional() });

/** Reads JSON, or JSONP whose wrapping is cut off; the answer is parsed and never run. */
export function readVendorAnswer(text: string): GeocoderAnswer {
  const json = text.trim().replace(/^[\w$.]{1,64}\(([\s\S]*)\)\s*;?$/, '$1');
  const read = vendorAnswer.safeParse(parsed(json));
  const found = read.data?.result ?? read.data?.regeocode;
  if (!found) throw new BffFailure('notJson', { reason: 'geocoder answer not understood' });
  const parts = found.address_component ?? found.addressComponent ?? { province: '', city: '', district: '' };
  return { address: found.address || found.formatted_address, ...parts };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new BffFailure('notJson', { reason: 'geocoder answer is no JSON' }, { cause: error });
  }
}
