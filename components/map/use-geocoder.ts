'use client';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { deadlineAfter } from '@/lib/client/deadline';
import { readOwnJson } from '@/lib/client/own-files';
import { REQUEST_TIMEOUT_MS } from '@/lib/contract/call/wire';
import type { Coordinates } from '@/lib/map/coordinates';
import { type GeocoderAnswer, geocoderAnswer } from '@/lib/map/geocoder-answer';

/** Query options of what lies at a point, named by the console's own server. */
export const addressAt = ({ latitude, longitude }: Coordinates) =>
  queryOptions({
    // house-rules: key: an answer of the console's own server, no call of the API.
    queryKey: ['geocoder', latitude, longitude],
    queryFn: async ({ signal }): Promise<GeocoderAnswer> => {
      const inTime = AbortSignal.any([signal, deadlineAfter(REQUEST_TIMEOUT_MS)]);
      const answer = await readOwnJson(`/api/geocoder?location=${latitude},${longitude}`, inTime);
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

/** Names a point that was confirmed a moment after it was chosen; undefined when it has no name in time, for a map never blocks a form. */
export function useNamesOf(): (at: Coordinates) => Promise<GeocoderAnswer | undefined> {
  const queries = useQueryClient();
  return useCallback(
    async (at) => {
      try {
        return await queries.fetchQuery({ ...addressAt(at), retry: false });
      } catch {
        // The dialog has said already that nothing is known of this point.
        return undefined;
      }
    },
    [queries],
  );
}
