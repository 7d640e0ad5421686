'use client';
import { useQuery } from '@tanstack/react-query';
import { readOwnJson } from '@/lib/client/own-files';
import { type RegionTree, readRegionNames } from '@/lib/map/region-names';

/** The names of all regions, fetched when they are first chosen from; undefined while they are on their way. */
export function useRegionNames(wanted: boolean): { tree: RegionTree | undefined; failed: boolean } {
  const { data, isError } = useQuery({
    // house-rules: key: a file of the console, no call of the API.
    queryKey: ['regionNames'],
    queryFn: async ({ signal }) => readRegionNames(await readOwnJson('/maps/names.json', signal)),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  return { tree: data, failed: isError };
}
