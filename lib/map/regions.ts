import { z } from 'zod';

/** Longitude, then latitude, in degrees. */
export type Position = readonly [longitude: number, latitude: number];
type Ring = Position[];
/** West, south, east, north. */
export type Box = readonly [number, number, number, number];

/** One province, city or district with its border. */
export interface Area {
  readonly code: string;
  readonly name: string;
  /** Where its centre lies. */
  readonly point: Position;
  /** The area is a district of a province that is one city (municipalities, special regions). */
  readonly district: boolean;
  readonly polygons: readonly Ring[][];
  readonly box: Box;
}

/** All borders of the offline map. */
export interface Regions {
  readonly provinces: readonly Area[];
  /** Cities, and districts where a province is one city. */
  readonly units: readonly Area[];
}

const numbers = z.array(z.number());
const position = z.tuple([z.number(), z.number()]);
const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && value.length === 2 && Number.isFinite(value[0]) && Number.isFinite(value[1]);
/** One area of a file whose areas share their borders. */
const shapeWith = <Properties extends z.ZodType>(properties: Properties) =>
  z.object({ type: z.enum(['Polygon', 'MultiPolygon']), arcs: z.array(z.union([numbers, z.array(numbers)])), properties });
const shape = shapeWith(
  z.object({
    code: z.string(),
    name: z.string(),
    point: position.optional(),
    district: z.boolean().optional(),
  }),
);
/** One loop looks at the points of all borders: a schema for each of the 138,000 took a third of the time of reading them. */
const arcs = z.custom<readonly Ring[]>(
  (value) => Array.isArray(value) && value.every((arc) => Array.isArray(arc) && arc.every(isPosition)),
);
const sharedArcs = { transform: z.object({ scale: position, translate: position }), arcs };
const atlasFile = z.object({ ...sharedArcs, provinces: z.array(shape), units: z.array(shape) });
const bordersFile = z.object({
  ...sharedArcs,
  areas: z.array(shapeWith(z.object({ code: z.string(), point: position }))),
});
type Shape = z.infer<typeof shape>;
type ArcsFile = { readonly transform: z.infer<typeof sharedArcs.transform>; readonly arcs: z.infer<typeof sharedArcs.arcs> };

/** Unfolds the shared arcs of `china.json` into borders. */
export function readRegions(file: unknown): Regions {
  const parsed = atlasFile.parse(file);
  const arcs = arcsOf(parsed);
  return {
    provinces: parsed.provinces.map((each) => areaOf(each, arcs)),
    units: parsed.units.map((each) => areaOf(each, arcs)),
  };
}

/** Reads `borders.json`: the districts whose border is known, each with a point inside; what they are called says `names`, by code. */
export function readBorders(file: unknown, names: ReadonlyMap<string, string>): Area[] {
  const parsed = bordersFile.parse(file);
  const arcs = arcsOf(parsed);
  return parsed.areas.map(({ properties, ...drawn }) =>
    areaOf({ ...drawn, properties: { ...properties, name: names.get(properties.code) ?? '', district: true } }, arcs),
  );
}

/** Arcs are stored as whole-number differences on a grid. */
function arcsOf({ arcs, transform: { scale, translate } }: ArcsFile): Ring[] {
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const;
    });
  });
}

function areaOf({ type, arcs, properties }: Shape, known: readonly Ring[]): Area {
  const polygons = (type === 'Polygon' ? [arcs as number[][]] : (arcs as number[][][])).map((rings) =>
    rings.map((ring) => joined(ring, known)),
  );
  const box = boxOf(polygons);
  const middle: Position = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  return {
    code: properties.code,
    name: properties.name,
    point: properties.point ?? middle,
    district: properties.district === true,
    polygons,
    box,
  };
}

/** A negative index is the arc backwards, counted from -1. */
const joined = (indexes: readonly number[], known: readonly Ring[]): Ring =>
  indexes.flatMap((index) => (index < 0 ? (known[~index] ?? []).toReversed() : (known[index] ?? [])));

function boxOf(polygons: readonly Ring[][]): Box {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const ring of polygons.flat()) {
    for (const [x, y] of ring) {
      west = Math.min(west, x);
      south = Math.min(south, y);
      east = Math.max(east, x);
      north = Math.max(north, y);
    }
  }
  return [west, south, east, north];
}

/** Whether a position lies inside an area; holes count as outside. */
export function covers({ box, polygons }: Area, [x, y]: Position): boolean {
  if (x < box[0] || x > box[2] || y < box[1] || y > box[3]) return false;
  return polygons.some((rings) => rings.reduce((inside, ring) => (crosses(ring, x, y) ? !inside : inside), false));
}

function crosses(ring: Ring, x: number, y: number): boolean {
  let odd = false;
  let before = ring.at(-1);
  for (const at of ring) {
    if (before && at[1] > y !== before[1] > y && x < ((before[0] - at[0]) * (y - at[1])) / (before[1] - at[1]) + at[0]) odd = !odd;
    before = at;
  }
  return odd;
}
