import type { GeocoderAnswer } from '@/lib/map/geocoder-answer';
import type { Position } from '@/lib/map/regions';
import type { Environment } from '../environment';
import { BffFailure } from '../failure';
import { locateOffline } from './geocoder-offline';
import { askGeocoder } from './geocoder-vendor';
import { hasKey } from './map-keys';

const LOCATION = /^(-?\d{1,2}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/;

/**
 * Names the position of a `location=lat,lng` query: by the configured service, otherwise from the offline data. The key is the one of
 * the settings (parameter.md 5), unless whoever operates the console gave another, in its environment or in the address.
 */
export async function geocode(
  search: URLSearchParams,
  { mapGeocoderUrl: url, mapKey }: Pick<Environment, 'mapGeocoderUrl' | 'mapKey'>,
  savedKey: () => Promise<string>,
): Promise<GeocoderAnswer> {
  const at = positionIn(search);
  if (!url) return locateOffline(at);
  const key = mapKey ?? (hasKey(url) ? undefined : await savedKey());
  return askGeocoder({ url, key: key || undefined }, at);
}

/** The position asked for; anything but one pair of plain numbers on the globe is refused. */
export function positionIn(search: URLSearchParams): Position {
  const asked = search.getAll('location');
  const found = asked.length === 1 ? LOCATION.exec(asked[0] ?? '') : null;
  const [latitude, longitude] = [Number(found?.[1]), Number(found?.[2])];
  if (!found || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) throw new BffFailure('malformed', { reason: 'bad location' });
  return [longitude, latitude];
}
