import { z } from 'zod';
import { type Area, type Position, readBorders } from './regions';

/** A district with its border and the towns known to lie in it; of a few, dissolved or founded lately, one of the two is missing. */
export interface District {
  readonly code: string;
  readonly name: string;
  readonly towns: readonly Position[];
  readonly border: Area | undefined;
  /** The town in the middle of the others, or else a point inside the border; undefined when nothing is known. */
  readonly middle: Position | undefined;
}

const districtsFile = z.array(z.tuple([z.string(), z.string(), z.array(z.number().int())]));
const PER_DEGREE = 1000;

/** Reads `districts.json`, rows of code, name, and positions in thousandths of a degree, together with `borders.json`. */
export function readDistricts(file: unknown, bordersFile: unknown): District[] {
  const rows = districtsFile.parse(file);
  const named = readBorders(bordersFile, new Map(rows.map(([code, name]) => [code, name])));
  const borders = new Map(named.map((area) => [area.code, area]));
  return rows.map(([code, name, flat]) => {
    const [towns, border] = [pairs(flat), borders.get(code)];
    return { code, name, towns, border, middle: middleOf(towns) ?? border?.point };
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
