/** A point as forms keep it: GCJ-02, the system of maps in mainland China. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** WGS-84 is what satellites give, GCJ-02 what maps in China show, BD-09 what Baidu's maps add to it. */
export const coordinateSystems = ['GCJ-02', 'WGS-84', 'BD-09'] as const;
export type CoordinateSystem = (typeof coordinateSystems)[number];

/** Six decimals are about ten centimetres. */
export const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

const NUMBER = /[-+]?\d{1,3}(?:\.\d+)?/g;

/**
 * Reads typed or pasted coordinates: two numbers in either order as long as only one order makes sense, hemisphere letters allowed.
 * Where both orders are possible, latitude comes first, as maps write it.
 */
export function parseCoordinates(text: string): Coordinates | undefined {
  const plain = text.replaceAll('，', ',').replace(/[°º]/g, ' ').trim();
  if (!/^[\d\s.,+\-;/NSEWnsew北纬东经南西度:：]*$/.test(plain)) return undefined;
  const found = plain.match(NUMBER)?.map(Number) ?? [];
  const [first, second] = found;
  if (found.length !== 2 || first === undefined || second === undefined) return undefined;
  const longitudeFirst = /^[^\d]*[EWew东西]|\d\s*[EWew][^\d]+\d/.test(plain);
  const swap = longitudeFirst || (Math.abs(first) > 90 && Math.abs(second) <= 90);
  const [latitude, longitude] = swap ? [second, first] : [first, second];
  return validCoordinates({ latitude: signed(latitude, plain, /[Ss南]/), longitude: signed(longitude, plain, /[Ww西]/) });
}

const signed = (value: number, text: string, negative: RegExp) => (negative.test(text) ? -Math.abs(value) : value);

/** The point itself when it lies on the globe. */
export function validCoordinates({ latitude, longitude }: Coordinates): Coordinates | undefined {
  const valid = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return valid ? { latitude: rounded(latitude), longitude: rounded(longitude) } : undefined;
}

/** Moves a point from one system to another; outside of China WGS-84 and GCJ-02 are the same. */
export function convert(point: Coordinates, from: CoordinateSystem, to: CoordinateSystem): Coordinates {
  if (from === to) return point;
  const { latitude, longitude } = fromGcj(toGcj(point, from), to);
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

const toGcj = (point: Coordinates, from: CoordinateSystem) =>
  from === 'WGS-84' ? shifted(point) : from === 'BD-09' ? withoutBaidu(point) : point;
const fromGcj = (point: Coordinates, to: CoordinateSystem) =>
  to === 'WGS-84' ? unshifted(point) : to === 'BD-09' ? withBaidu(point) : point;

const outsideChina = ({ latitude, longitude }: Coordinates) => longitude < 72 || longitude > 138 || latitude < 0.8 || latitude > 56;

/** Krasovsky's ellipsoid, on which the published transformation is defined. */
const MAJOR_AXIS = 6_378_245;
const ECCENTRICITY_SQUARED = 0.006_693_421_622_965_943;

function shifted(point: Coordinates): Coordinates {
  if (outsideChina(point)) return point;
  const { latitude, longitude } = point;
  const radians = (latitude * Math.PI) / 180;
  const magic = 1 - ECCENTRICITY_SQUARED * Math.sin(radians) ** 2;
  const north = latitudeOffset(longitude - 105, latitude - 35);
  const east = longitudeOffset(longitude - 105, latitude - 35);
  return {
    latitude: latitude + (north * 180) / (((MAJOR_AXIS * (1 - ECCENTRICITY_SQUARED)) / magic ** 1.5) * Math.PI),
    longitude: longitude + (east * 180) / ((MAJOR_AXIS / Math.sqrt(magic)) * Math.cos(radians) * Math.PI),
  };
}

/** The shift has no closed inverse; it is so even that three corrections reach a millimetre. */
function unshifted(point: Coordinates): Coordinates {
  let guess = point;
  for (let step = 0; step < 3; step++) {
    const there = shifted(guess);
    guess = { latitude: guess.latitude + point.latitude - there.latitude, longitude: guess.longitude + point.longitude - there.longitude };
  }
  return guess;
}

const wave = (value: number, amounts: readonly (readonly [number, number])[]) =>
  amounts.reduce((sum, [amount, period]) => sum + amount * Math.sin(value * Math.PI * period), 0);

const latitudeOffset = (x: number, y: number) =>
  -100 +
  2 * x +
  3 * y +
  0.2 * y * y +
  0.1 * x * y +
  0.2 * Math.sqrt(Math.abs(x)) +
  (common(x) +
    wave(y, [
      [20, 1],
      [40, 1 / 3],
      [160, 1 / 12],
      [320, 1 / 30],
    ])) *
    (2 / 3);
const longitudeOffset = (x: number, y: number) =>
  300 +
  x +
  2 * y +
  0.1 * x * x +
  0.1 * x * y +
  0.1 * Math.sqrt(Math.abs(x)) +
  (common(x) +
    wave(x, [
      [20, 1],
      [40, 1 / 3],
      [150, 1 / 12],
      [300, 1 / 30],
    ])) *
    (2 / 3);
const common = (x: number) =>
  wave(x, [
    [20, 6],
    [20, 2],
  ]);

const BAIDU_PI = (Math.PI * 3000) / 180;

function withBaidu({ latitude, longitude }: Coordinates): Coordinates {
  const distance = Math.hypot(longitude, latitude) + 0.000_02 * Math.sin(latitude * BAIDU_PI);
  const angle = Math.atan2(latitude, longitude) + 0.000_003 * Math.cos(longitude * BAIDU_PI);
  return { latitude: distance * Math.sin(angle) + 0.006, longitude: distance * Math.cos(angle) + 0.006_5 };
}

function withoutBaidu(point: Coordinates): Coordinates {
  const [latitude, longitude] = [point.latitude - 0.006, point.longitude - 0.006_5];
  const distance = Math.hypot(longitude, latitude) - 0.000_02 * Math.sin(latitude * BAIDU_PI);
  const angle = Math.atan2(latitude, longitude) - 0.000_003 * Math.cos(longitude * BAIDU_PI);
  return { latitude: distance * Math.sin(angle), longitude: distance * Math.cos(angle) };
}
