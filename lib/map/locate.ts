import { type Area, type Atlas, covers, type Position } from './atlas';
import { cityCodeOf, type District, provinceCodeOf } from './districts';

/** What a position is called, from province to district; a part nobody knows is empty. */
export interface Place {
  readonly province: string;
  readonly city: string;
  readonly district: string;
  /** The code of the finest part known. */
  readonly code: string;
}

/** A town speaks for its surroundings up to this many degrees, or as far as its district is known to reach. */
const TOWN_REACH = 0.08;
const WEST_OF_THE_PLAINS = 105;
const WESTERN_REACH = 0.4;

/** Names a position from the offline data; undefined outside of China. */
export function locate(atlas: Atlas, districts: readonly District[], at: Position): Place | undefined {
  const unit = atlas.units.find((area) => covers(area, at));
  const province = unit ? provinceOf(atlas, unit.code) : atlas.provinces.find((area) => covers(area, at));
  if (!province) return undefined;
  if (!unit) return { province: province.name, city: '', district: '', code: province.code };
  if (unit.district) return { province: province.name, city: province.name, district: unit.name, code: unit.code };
  const district = nearestDistrict(districts, unit, at);
  return { province: province.name, city: unit.name, district: district?.name ?? '', code: district?.code ?? unit.code };
}

const provinceOf = (atlas: Atlas, code: string) => atlas.provinces.find((area) => area.code === provinceCodeOf(code));

/** The district of the nearest known town of the same city, when that town is near enough to speak for the position. */
function nearestDistrict(districts: readonly District[], city: Area, at: Position): District | undefined {
  const reach = at[0] < WEST_OF_THE_PLAINS ? WESTERN_REACH : TOWN_REACH;
  let nearest: { district: District; distance: number } | undefined;
  for (const district of districts) {
    if (cityCodeOf(district.code) !== city.code) continue;
    for (const town of district.towns) {
      const distance = gap(town, at);
      if (!nearest || distance < nearest.distance) nearest = { district, distance };
    }
  }
  if (!nearest) return undefined;
  return nearest.distance <= Math.max(reach, spread(nearest.district)) ? nearest.district : undefined;
}

/** Roughly degrees of latitude, which is all that comparing needs. */
function gap(a: Position, b: Position): number {
  return Math.hypot((a[0] - b[0]) * Math.cos((a[1] * Math.PI) / 180), a[1] - b[1]);
}

/** How far the towns of a district lie from each other: the median distance to the nearest other one. */
function spread({ towns }: District): number {
  const nearest = towns.map((town) => Math.min(...towns.filter((other) => other !== town).map((other) => gap(town, other))));
  return nearest.length < 2 ? 0 : (nearest.sort((a, b) => a - b)[Math.floor(nearest.length / 2)] ?? 0);
}
