'use client';
import { useCallback, useEffect, useState } from 'react';
import { readOwnJson } from '@/lib/client/own-files';
import { type District, readDistricts } from '@/lib/map/districts';
import { type FoundPlace, placesOf } from '@/lib/map/find-places';
import { type Regions, readRegions } from '@/lib/map/regions';

/** The offline map, unfolded once. */
export interface OfflineMap {
  readonly regions: Regions;
  readonly districts: readonly District[];
  readonly places: readonly FoundPlace[];
}

/** Reads the open map data; undefined while it is on its way. */
export function useRegions(): { map: OfflineMap | undefined; failed: boolean; retry: () => void } {
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
  const regions = readRegions(china);
  await nextTask();
  const districts = readDistricts(rows, borders);
  await nextTask();
  return { regions, districts, places: placesOf(regions, districts) };
}

/** Between two parts of the work, each a tenth of a second long, the page answers what was pressed. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
