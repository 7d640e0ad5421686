import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert, coordinateSystems, parseCoordinates } from './coordinates';
import { readDistricts } from './districts';
import { findPlaces, placesOf } from './find-places';
import { locate } from './locate';
import { acceptPicked } from './picker-message';
import { readRegions } from './regions';
import { centred, fitted, toPixel, toPosition, zoomed } from './view';

const file = (name: string): unknown => JSON.parse(readFileSync(`public/maps/${name}`, 'utf8'));
const regions = readRegions(file('china.json'));
const districts = readDistricts(file('districts.json'), file('borders.json'));
const places = placesOf(regions, districts);

describe('the offline regions', () => {
  it('names all 34 provinces and reaches every city', () => {
    expect(regions.provinces).toHaveLength(34);
    expect(regions.units.length).toBeGreaterThan(450);
    for (const province of regions.provinces) expect(province.polygons.length, province.name).toBeGreaterThan(0);
  });

  it.each([
    [[120.155, 30.274], '浙江省', '杭州市', ''],
    [[119.691, 29.794], '浙江省', '杭州市', '桐庐县'],
    [[116.416, 39.928], '北京市', '北京市', '东城区'],
    [[121.499, 31.239], '上海市', '上海市', '浦东新区'],
    [[113.264, 23.129], '广东省', '广州市', ''],
    [[121.565, 25.033], '台湾省', '台北市', ''],
    [[114.158, 22.283], '香港特别行政区', '香港特别行政区', '中西区'],
    [[120.13, 30.26], '浙江省', '杭州市', '西湖区'],
    // Founded after the borders were drawn: told by its towns.
    [[120.3, 30.42], '浙江省', '杭州市', '临平区'],
    // Went to another city after the cities were drawn.
    [[124.82, 43.5], '吉林省', '长春市', '公主岭市'],
    [[93.51, 42.83], '新疆维吾尔自治区', '哈密市', '伊州区'],
  ] as const)('knows what lies at %j', (at, province, city, district) => {
    const place = locate(regions, districts, at);
    expect(place).toMatchObject({ province, city });
    if (district) expect(place?.district).toBe(district);
  });

  it('does not repeat a county that the province administers itself', () => {
    expect(locate(regions, districts, [113.45, 30.36])).toMatchObject({ province: '湖北省', city: '仙桃市', district: '' });
  });

  it('knows almost every district by its border, and where a district is without one by a town', () => {
    const bordered = districts.flatMap(({ code, border }) => (border ? [{ code, point: border.point }] : []));
    expect(bordered.length).toBeGreaterThan(2700);
    const missed = bordered.filter(({ code, point }) => locate(regions, districts, point)?.code !== code);
    expect(missed.map(({ code }) => code)).toEqual([]);
    expect(places.filter(({ approximate }) => approximate).length).toBeLessThan(10);
  });

  it('answers nothing outside of China', () => {
    expect(locate(regions, districts, [139.69, 35.69])).toBeUndefined();
    expect(locate(regions, districts, [0, 0])).toBeUndefined();
  });

  it('P2: finds places by name, larger ones first, and by what they lie in', () => {
    expect(findPlaces(places, '杭州')[0]).toMatchObject({ name: '杭州市', level: 'city' });
    expect(findPlaces(places, '浙江')[0]).toMatchObject({ name: '浙江省', level: 'province' });
    expect(findPlaces(places, '杭州 桐庐')[0]).toMatchObject({ name: '桐庐县', level: 'district' });
    expect(findPlaces(places, '鼓楼区').length).toBeGreaterThan(2);
    expect(findPlaces(places, '  ')).toEqual([]);
    expect(findPlaces(places, '不存在的地方')).toEqual([]);
  });

  it('puts almost every found place inside its own province', () => {
    const outside = places.filter(
      (place) => place.level !== 'province' && !place.path.startsWith(locate(regions, districts, place.point)?.province ?? '?'),
    );
    expect(outside.length / places.length).toBeLessThan(0.01);
  });
});

describe('coordinates', () => {
  it.each([
    ['39.99,116.27', 39.99, 116.27],
    ['116.27, 39.99', 39.99, 116.27],
    ['39.99，116.27', 39.99, 116.27],
    ['  39.99   116.27 ', 39.99, 116.27],
    ['N39.99 E116.27', 39.99, 116.27],
    ['E116.27 N39.99', 39.99, 116.27],
    ['33.86 S, 151.2 E', -33.86, 151.2],
    ['30,60', 30, 60],
    ['-10.5,20', -10.5, 20],
  ])('are read from %j', (text, latitude, longitude) => {
    expect(parseCoordinates(text)).toEqual({ latitude, longitude });
  });

  it.each(['', 'abc', '39.99', '39.99,116.27,5', '116,127', '1e309,1', '999,1', '39.99,<script>'])('are not read from %j', (text) => {
    expect(parseCoordinates(text)).toBeUndefined();
  });

  it.each([
    [31.1774276, 121.5272106, 31.175304, 121.531542],
    [22.543847, 113.912316, 22.540796, 113.917176],
    [39.911954, 116.377817, 39.913345, 116.384047],
  ])('move from WGS-84 to GCJ-02 as published (%d, %d)', (latitude, longitude, gcjLatitude, gcjLongitude) => {
    const moved = convert({ latitude, longitude }, 'WGS-84', 'GCJ-02');
    expect(moved.latitude).toBeCloseTo(gcjLatitude, 5);
    expect(moved.longitude).toBeCloseTo(gcjLongitude, 5);
  });

  it('P3: come back to where they were, between any two systems', () => {
    const systems = fc.constantFrom(...coordinateSystems);
    fc.assert(
      fc.property(
        fc.double({ min: 18, max: 53, noNaN: true }),
        fc.double({ min: 75, max: 134, noNaN: true }),
        systems,
        systems,
        (latitude, longitude, from, to) => {
          const back = convert(convert({ latitude, longitude }, from, to), to, from);
          expect(Math.hypot(back.latitude - latitude, back.longitude - longitude)).toBeLessThan(2e-5);
        },
      ),
    );
  });
});

describe('messages of a picker', () => {
  const frame = {};
  const expected = { origin: 'https://maps.example', source: frame };
  const data = { module: 'locationPicker', latlng: { lat: 39.99, lng: 116.27 }, poiaddress: 'a', poiname: 'b', cityname: 'c' };
  const event = { origin: expected.origin, source: frame, data };

  it('P1: are taken from the framed picker', () => {
    expect(acceptPicked(event, expected)).toMatchObject({ latlng: { lat: 39.99, lng: 116.27 }, poiname: 'b' });
  });

  it.each([
    ['another origin', { ...event, origin: 'https://evil.example' }],
    ['another window', { ...event, source: {} }],
    ['no window', { ...event, source: null }],
    ['another module', { ...event, data: { ...data, module: 'geolocation' } }],
    ['latitude 999', { ...event, data: { ...data, latlng: { lat: 999, lng: 1 } } }],
    ['NaN', { ...event, data: { ...data, latlng: { lat: Number.NaN, lng: 1 } } }],
    ['text for numbers', { ...event, data: { ...data, latlng: { lat: '39', lng: '1' } } }],
    ['an endless address', { ...event, data: { ...data, poiaddress: 'x'.repeat(201) } }],
    ['a string', { ...event, data: 'locationPicker' }],
    ['nothing', { ...event, data: null }],
  ])('are ignored from %s', (_name, wrong) => {
    expect(acceptPicked(wrong, expected)).toBeUndefined();
  });

  it('are ignored while the frame is gone', () => {
    expect(acceptPicked({ ...event, source: null }, { ...expected, source: null })).toBeUndefined();
  });
});

describe('the view', () => {
  const size = { width: 640, height: 400 };
  const position = fc.tuple(fc.double({ min: 73, max: 135, noNaN: true }), fc.double({ min: 15, max: 54, noNaN: true }));

  it('finds the position under a pixel again', () => {
    fc.assert(
      fc.property(position, fc.double({ min: 3_000, max: 1e6, noNaN: true }), (at, scale) => {
        const view = centred([104, 35], scale);
        const [x, y] = toPosition(view, size, toPixel(view, size, at));
        expect(Math.abs(x - at[0]) + Math.abs(y - at[1])).toBeLessThan(1e-6);
      }),
    );
  });

  it('keeps the place under the pointer while zooming', () => {
    const view = fitted([73, 15, 135, 54], size);
    const before = toPosition(view, size, [100, 90]);
    const after = toPosition(zoomed(view, size, [100, 90], 2), size, [100, 90]);
    expect(after[0]).toBeCloseTo(before[0], 6);
    expect(after[1]).toBeCloseTo(before[1], 6);
  });
});
