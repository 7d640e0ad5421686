import { z } from 'zod';
import type { Position } from './atlas';

/** A district with the towns known to lie in it. */
export interface District {
  readonly code: string;
  readonly name: string;
  readonly towns: readonly Position[];
  /** The town in the middle of the others; undefined when none is known. */
  readonly middle: Position | undefined;
}

const districtsFile = z.array(z.tuple([z.string(), z.string(), z.array(z.number().int())]));
const PER_DEGREE = 1000;

/** Reads `districts.json`: rows of code, name, and positions in thousandths of a degree. */
export function readDistricts(file: unknown): District[] {
  return districtsFile.parse(file).map(([code, name, flat]) => {
    const towns = pairs(flat);
    return { code, name, towns, middle: middleOf(towns) };
  });
}

function middleOf(towns: readonly Position[]): Position | undefined {
  const middle = [0, 1].map((axis) => towns.map((town) => town[axis] ?? 0).sort((a, b) => a - b)[Math.floor(towns.length / 2)] ?? 0);
  const far = ([x, y]: Position) => Math.hypot(x - (middle[0] ?? 0), y - (middle[1] ?? 0));
  return towns.reduce<Position | undefined>((best, town) => (best === undefined || far(town) < far(best) ? town : best), undefined);
}

const pairs = (flat: readonly number[]): Position[] =>
  Array.from({ length: Math.floor(flat.length / 2) }, (_, index) => [
    (flat[2 * index] ?? 0) / PER_DEGREE,
    (flat[2 * index + 1] ?? 0) / PER_DEGREE,
  ]);

/** A district belongs to the city with the same four digits; directly administered counties (xx90xx) stand for themselves. */
export const cityCodeOf = (code: string): string => (code.slice(2, 4) === '90' ? code : `${code.slice(0, 4)}00`);
/** The two digits of the province. */
export const provinceCodeOf = (code: string): string => code.slice(0, 2);
