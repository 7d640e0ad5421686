import { cityCodeOf, type District, provinceCodeOf } from './districts';
import type { Area, Position, Regions } from './regions';

export type PlaceLevel = 'province' | 'city' | 'district';

/** A named place one can go to. */
export interface FoundPlace {
  readonly code: string;
  readonly name: string;
  /** Its name with what it lies in: 浙江省 杭州市 桐庐县. */
  readonly path: string;
  readonly level: PlaceLevel;
  readonly point: Position;
  /** Its own position is not known; the point is that of its city. */
  readonly approximate: boolean;
}

/** Every province, city and district by name, made once from the offline data. */
export function placesOf({ provinces, units }: Regions, districts: readonly District[]): FoundPlace[] {
  const provinceNames = new Map(provinces.map((area) => [area.code, area.name]));
  const cities = new Map(units.filter((area) => !area.district).map((area) => [area.code, area]));
  const within = (code: string) => provinceNames.get(provinceCodeOf(code)) ?? '';
  const fromArea = (area: Area): FoundPlace => ({
    code: area.code,
    name: area.name,
    path: `${within(area.code)} ${area.name}`,
    level: area.district ? 'district' : 'city',
    point: area.point,
    approximate: false,
  });
  return [
    ...provinces.map((area) => ({ ...fromArea(area), path: area.name, level: 'province' as const })),
    ...units.map(fromArea),
    ...districts.flatMap((district) => fromDistrict(district, cities.get(cityCodeOf(district.code)), within(district.code))),
  ];
}

/** Districts drawn with a border of their own stand among the units already. */
function fromDistrict({ code, name, middle }: District, city: Area | undefined, province: string): FoundPlace[] {
  if (!city || city.code === code) return [];
  const path = `${province} ${city.name} ${name}`;
  return [{ code, name, path, level: 'district', point: middle ?? city.point, approximate: middle === undefined }];
}

const MOST_FOUND = 12;

/** Places whose name or path holds all the words; exact and early matches first, larger places before smaller ones. */
export function findPlaces(places: readonly FoundPlace[], query: string): FoundPlace[] {
  const words = query.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const last = words.at(-1) ?? '';
  return places
    .filter((place) => words.every((word) => place.path.includes(word)))
    .map((place) => ({ place, rank: rankOf(place, last) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_FOUND)
    .map(({ place }) => place);
}

const LEVEL_RANK: Record<PlaceLevel, number> = { province: 0, city: 1, district: 2 };

function rankOf({ name, level }: FoundPlace, word: string): number {
  const at = name.indexOf(word);
  const match = name === word ? 0 : at === 0 ? 10 : at > 0 ? 20 : 30;
  return match + LEVEL_RANK[level];
}
