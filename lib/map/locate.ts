import { cityCodeOf, type District, provinceCodeOf } from './districts';
import { covers, type Position, type Regions } from './regions';

/** What a position is called, from province to district; a part nobody knows is empty. */
export interface Place {
  readonly province: string;
  readonly city: string;
  readonly district: string;
  /** The code of the finest part known. */
  readonly code: string;
}

/** A town of a district younger than the borders speaks for its surroundings up to this many degrees. */
const YOUNG_REACH = 0.05;
/** Where no border is known, a town speaks up to this many degrees, or as far as its district is known to reach. */
const TOWN_REACH = 0.08;
const WEST_OF_THE_PLAINS = 105;
const WESTERN_REACH = 0.4;

/** Names a position from the offline data; undefined outside of China. */
export function locate(regions: Regions, districts: readonly District[], at: Position): Place | undefined {
  const unit = regions.units.find((area) => covers(area, at));
  if (unit?.district) {
    const name = provinceOf(regions, unit.code)?.name ?? '';
    return { province: name, city: name, district: unit.name, code: unit.code };
  }
  const ofCity = unit ? districts.filter(({ code }) => cityCodeOf(code) === unit.code) : [];
  const district = districtAt(districts, ofCity, at);
  const city = regions.units.find(({ code }) => district && code === cityCodeOf(district.code)) ?? unit;
  const code = district?.code ?? unit?.code;
  const province = code === undefined ? regions.provinces.find((area) => covers(area, at)) : provinceOf(regions, code);
  if (!province) return undefined;
  // A county the province administers itself is its own city.
  const name = district && district.code !== city?.code ? district.name : '';
  return { province: province.name, city: city?.name ?? '', district: name, code: code ?? province.code };
}

const provinceOf = (regions: Regions, code: string) => regions.provinces.find((area) => area.code === provinceCodeOf(code));

/** The district whose border holds the position; near a town of a district without one, that; where no border is known, by the towns of the city. */
function districtAt(all: readonly District[], ofCity: readonly District[], at: Position): District | undefined {
  const nearest = nearestTown(ofCity, at);
  if (nearest && !nearest.district.border && nearest.distance <= YOUNG_REACH) return nearest.district;
  const holds = ({ border }: District) => border !== undefined && covers(border, at);
  // Some districts changed their city after the cities were drawn, and small islands lie outside of all cities.
  const bordered = ofCity.find(holds) ?? all.find(holds);
  if (bordered || !nearest) return bordered;
  const reach = at[0] < WEST_OF_THE_PLAINS ? WESTERN_REACH : TOWN_REACH;
  return nearest.distance <= Math.max(reach, spread(nearest.district)) ? nearest.district : undefined;
}

function nearestTown(ofCity: readonly District[], at: Position): { district: District; distance: number } | undefined {
  let nearest: { district: District; distance: number } | undefined;
  for (const district of ofCity) {
    for (const town of district.towns) {
      const distance = gap(town, at);
      if (!nearest || distance < nearest.distance) nearest = { district, distance };
    }
  }
  return nearest;
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
