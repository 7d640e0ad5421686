'use client';
import { useCallback, useEffect, useState } from 'react';
import { readOwnJson } from '@/lib/client/own-files';
import { type Atlas, readAtlas } from '@/lib/map/atlas';
import { type District, readDistricts } from '@/lib/map/districts';
import { type FoundPlace, placesOf } from '@/lib/map/find-places';

/** The offline map, unfolded once. */
export interface OfflineMap {
  readonly atlas: Atlas;
  readonly districts: readonly District[];
  readonly places: readonly FoundPlace[];
}

/** Reads the open map data; undefined while it is on its way. */
export function useAtlas(): { map: OfflineMap | undefined; failed: boolean; retry: () => void } {
  const [map, setMap] = useState<OfflineMap>();
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further turn is what reads again
  useEffect(() => {
    const stop = new AbortController();
    setFailed(false);
    readMap(stop.signal).then(setMap, () => {
      if (!stop.signal.aborted) setFailed(true);
    });
    return () => stop.abort();
  }, [turn]);
  return { map, failed, retry: useCallback(() => setTurn((now) => now + 1), []) };
}

async function readMap(signal: AbortSignal): Promise<OfflineMap> {
  const files = ['/maps/china.json', '/maps/districts.json', '/maps/borders.json'] as const;
  const [china, rows, borders] = await Promise.all(files.map((file) => readOwnJson(file, signal)));
  const [atlas, districts] = [readAtlas(china), readDistricts(rows, borders)];
  return { atlas, districts, places: placesOf(atlas, districts) };
}
