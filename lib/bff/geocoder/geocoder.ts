import type { GeocoderAnswer } from '@/lib/map/geocoder-answer';
import type { Position } from '@/lib/map/regions';
import type { Environment } from '../environment';
import { BffFailure } from '../failure';
import { locateOffline } from './geocoder-offline';
import { askGeocoder } from './geocoder-vendor';

const LOCATION = /^(-?\d{1,2}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/;

/** Names the position of a `location=lat,lng` query: by the configured service, otherwise from the offline data. */
export async function geocode(
  search: URLSearchParams,
  configured: Pick<Environment, 'mapGeocoderUrl' | 'mapKey'>,
): Promise<GeocoderAnswer> {
  const at = positionIn(search);
  if (!configured.mapGeocoderUrl) return locateOffline(at);
  return askGeocoder({ url: configured.mapGeocoderUrl, key: configured.mapKey }, at);
}

/** The position asked for; anything but one pair of plain numbers on the globe is refused. */
export function positionIn(search: URLSearchParams): Position {
  const asked = search.getAll('location');
  const found = asked.length === 1 ? LOCATION.exec(asked[0] ?? '') : null;
  const [latitude, longitude] = [Number(found?.[1]), Number(found?.[2])];
  if (!found || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) throw new BffFailure('malformed', { reason: 'bad location' });
  return [longitude, latitude];
}
