/** Reads the letter-coded coordinates of the map files: zigzag numbers, 1/1024 degree, from an offset. */
function decodeRing(text, [offsetX, offsetY]) {
  const ring = [];
  let [x, y] = [offsetX, offsetY];
  for (let at = 0; at < text.length; at += 2) {
    x += zigzag(text.charCodeAt(at) - 64);
    y += zigzag(text.charCodeAt(at + 1) - 64);
    ring.push([x / 1024, y / 1024]);
  }
  return closed(ring);
}
const zigzag = (value) => (value >> 1) ^ -(value & 1);
const closed = (ring) => {
  const [first, last] = [ring[0], ring.at(-1)];
  return first[0] === last[0] && first[1] === last[1] ? ring : [...ring, first];
};

/** A map file's geometry with its coordinates written out. */
export function decodeGeometry({ type, coordinates, encodeOffsets }) {
  const polygon = (rings, offsets) =>
    rings.map((ring, index) => (typeof ring === 'string' ? decodeRing(ring, offsets[index]) : closed(ring)));
  if (type === 'Polygon') return { type, coordinates: polygon(coordinates, encodeOffsets) };
  return { type, coordinates: coordinates.map((each, index) => polygon(each, encodeOffsets[index])) };
}

/** The middle of the box around a geometry. */
export const middleOf = (geometry) => {
  const points = geometry.coordinates.flat(geometry.type === 'Polygon' ? 1 : 2);
  return [0, 1].map((axis) => (Math.min(...points.map((each) => each[axis])) + Math.max(...points.map((each) => each[axis]))) / 2);
};

function inRings(rings, [x, y]) {
  let inside = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[xi, yi], [xj, yj]] = [ring[i], ring[j]];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
  }
  return inside;
}
const boxes = new WeakMap();
function boxOf(geometry) {
  if (!boxes.has(geometry)) {
    const points = geometry.coordinates.flat(geometry.type === 'Polygon' ? 1 : 2);
    const range = (axis) => points.reduce(([low, high], each) => [Math.min(low, each[axis]), Math.max(high, each[axis])], [180, -180]);
    boxes.set(geometry, [range(0), range(1)]);
  }
  return boxes.get(geometry);
}
/** Whether a feature holds a point. */
export const contains = ({ geometry }, point) =>
  boxOf(geometry).every(([low, high], axis) => point[axis] >= low && point[axis] <= high) && inside(geometry, point);
const inside = (geometry, point) =>
  geometry.type === 'Polygon' ? inRings(geometry.coordinates, point) : geometry.coordinates.some((rings) => inRings(rings, point));

/** A point inside a geometry: in the middle of the widest stretch along the middle of its largest part. */
export function insideOf({ type, coordinates }) {
  const parts = type === 'Polygon' ? [coordinates] : coordinates;
  const largest = parts.reduce((best, each) => (areaOf(each[0]) > areaOf(best[0]) ? each : best));
  const heights = largest[0].map((point) => point[1]);
  // Between two grid lines, so that no corner lies on it.
  const y = (Math.min(...heights) + Math.max(...heights)) / 2 + 1e-5;
  const crossings = largest.flatMap((ring) => crossingsOf(ring, y)).sort((a, b) => a - b);
  let [from, to] = [crossings[0], crossings[0]];
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    if (crossings[at + 1] - crossings[at] > to - from) [from, to] = [crossings[at], crossings[at + 1]];
  }
  return [(from + to) / 2, y];
}

const crossingsOf = (ring, y) =>
  ring.flatMap(([x, height], at) => {
    const [beforeX, before] = ring[(at + ring.length - 1) % ring.length];
    return height > y !== before > y ? [x + ((beforeX - x) * (y - height)) / (before - height)] : [];
  });

const areaOf = (ring) =>
  Math.abs(ring.reduce((sum, [x, y], at) => sum + x * ring[(at + 1) % ring.length][1] - ring[(at + 1) % ring.length][0] * y, 0)) / 2;
