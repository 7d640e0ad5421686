'use client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { readOwnJson } from '@/lib/client/own-files';
import type { Coordinates } from '@/lib/map/coordinates';
import { type GeocoderAnswer, geocoderAnswer } from '@/lib/map/geocoder-answer';

/** Query options of what lies at a point, named by the console's own server. */
export const addressAt = ({ latitude, longitude }: Coordinates) =>
  queryOptions({
    queryKey: ['geocoder', latitude, longitude],
    queryFn: async ({ signal }): Promise<GeocoderAnswer> => {
      const answer = await readOwnJson(`/api/geocoder?location=${latitude},${longitude}`, signal);
      return geocoderAnswer.parse((answer as { data?: unknown }).data);
    },
    staleTime: Number.POSITIVE_INFINITY,
    // A missing address never blocks the form: the dialog says so in its place.
    meta: { quiet: true },
  });

/** What lies at a point, while there is one. */
export function useAddress(at: Coordinates | undefined) {
  return useQuery({ ...addressAt(at ?? { latitude: 0, longitude: 0 }), enabled: at !== undefined });
}
