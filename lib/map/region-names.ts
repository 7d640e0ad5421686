import { z } from 'zod';

/** Provinces with their cities, cities with their districts. */
export type RegionTree = readonly (readonly [
  province: string,
  cities: readonly (readonly [city: string, districts: readonly string[]])[],
])[];
/** Province, city and district; fewer where less was chosen. */
export type RegionPath = readonly string[];

const file = z.array(z.tuple([z.string(), z.array(z.tuple([z.string(), z.array(z.string())]))]));

/** Reads `names.json`. */
export const readRegionNames = (json: unknown): RegionTree => file.parse(json);

/** What lies directly in a region, in the order of the file; provinces for the empty path. */
export function regionsWithin(tree: RegionTree, [province, city]: RegionPath): readonly string[] {
  if (province === undefined) return tree.map(([name]) => name);
  const cities = tree.find(([name]) => name === province)?.[1] ?? [];
  if (city === undefined) return cities.map(([name]) => name);
  return cities.find(([name]) => name === city)?.[1] ?? [];
}

/** All regions of a depth: 1 provinces, 2 cities, 3 districts. */
export function regionsOfDepth(tree: RegionTree, depth: number): RegionPath[] {
  const deeper = (path: RegionPath): RegionPath[] =>
    path.length === depth ? [path] : regionsWithin(tree, path).flatMap((name) => deeper([...path, name]));
  return deeper([]);
}

const MOST_FOUND = 50;

/** Regions of a depth whose names hold all the words typed; those whose own name begins with the last word come first. */
export function findRegions(tree: RegionTree, typed: string, depth: number): RegionPath[] {
  const words = typed
    .trim()
    .split(/[\s/]+/)
    .filter(Boolean);
  const last = words.at(-1) ?? '';
  const found = regionsOfDepth(tree, depth).filter((path) => words.every((word) => path.join(' ').includes(word)));
  const rank = (path: RegionPath) => {
    const at = path.findIndex((name) => name.startsWith(last));
    return at < 0 ? path.length + 1 : path.length - at;
  };
  return found
    .map((path) => ({ path, rank: rank(path) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_FOUND)
    .map(({ path }) => path);
}
