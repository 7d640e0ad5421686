import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { geocode, positionIn } from './geocoder';
import { askGeocoder, readVendorAnswer } from './geocoder-vendor';

const search = (location: string) => new URLSearchParams({ location });
const noKey = () => Promise.reject(new Error('no key of the settings is needed'));
const tencent = {
  status: 0,
  result: { address: '文一西路', address_component: { province: '浙江省', city: '杭州市', district: '余杭区' } },
};
const expected = { address: '文一西路', province: '浙江省', city: '杭州市', district: '余杭区' };

let vendor: Server | undefined;
async function vendorThat(answers: RequestListener): Promise<URL> {
  vendor = createServer(answers);
  await new Promise<void>((listening) => vendor?.listen(0, '127.0.0.1', listening));
  return new URL(`http://127.0.0.1:${(vendor.address() as AddressInfo).port}/ws/geocoder/v1/?get_poi=0`);
}
afterEach(async () => {
  vendor?.closeAllConnections();
  await new Promise<void>((closed) => (vendor ? vendor.close(() => closed()) : closed()));
  vendor = undefined;
});

describe('the location asked for', () => {
  it('is a plain pair on the globe', () => {
    expect(positionIn(search('39.99,116.27'))).toEqual([116.27, 39.99]);
    expect(positionIn(search('-33.86,-151.2'))).toEqual([-151.2, -33.86]);
  });

  it.each(['', '1', '1,1&key=x', '1e309,1', '999,1', '91,1', '1,181', '1,1,1', ' 1,1', '0x1,1', 'http://a,b', '1;1'])(
    'is refused as %j',
    (text) => {
      expect(() => positionIn(search(text))).toThrow(expect.objectContaining({ status: 400 }));
    },
  );

  it('is refused when given twice', () => {
    expect(() => positionIn(new URLSearchParams('location=1,1&location=2,2'))).toThrow(expect.objectContaining({ status: 400 }));
  });
});

describe('without a maps service', () => {
  it('answers province, city and district', async () => {
    const answer = await geocode(search('29.794,119.691'), { mapGeocoderUrl: undefined, mapKey: undefined }, noKey);
    expect(answer).toEqual({ address: '浙江省杭州市桐庐县', province: '浙江省', city: '杭州市', district: '桐庐县' });
  });

  it('does not repeat a municipality, and has no name for the sea', async () => {
    const none = { mapGeocoderUrl: undefined, mapKey: undefined };
    expect((await geocode(search('31.239,121.499'), none, noKey)).address).toBe('上海市浦东新区');
    expect(await geocode(search('0,0'), none, noKey)).toEqual({ address: '', province: '', city: '', district: '' });
  });
});

describe('answers of a maps service', () => {
  it.each([
    ['Tencent, JSON', JSON.stringify(tencent)],
    ['Tencent, JSONP', `QQmap.cb_1(${JSON.stringify(tencent)});`],
    [
      'Baidu, JSONP',
      `f&&`.slice(0, 1) +
        `(${JSON.stringify({ result: { formatted_address: '文一西路', addressComponent: tencent.result.address_component } })})`,
    ],
    ['AMap', JSON.stringify({ regeocode: { formatted_address: '文一西路', addressComponent: tencent.result.address_component } })],
  ])('are read: %s', (_name, text) => {
    expect(readVendorAnswer(text)).toEqual(expected);
  });

  it.each(['<html>', 'alert(1)', 'f(alert(1))', 'f({"result":{}});alert(1)', '', 'null', '[]', '{"status":110}'])(
    'are refused: %j',
    (text) => {
      expect(() => readVendorAnswer(text)).toThrow(expect.objectContaining({ status: 502 }));
    },
  );

  it('empty districts of AMap, which sends arrays for them, are empty', () => {
    const answer = readVendorAnswer(
      JSON.stringify({ regeocode: { formatted_address: 'a', addressComponent: { province: '北京市', city: [], district: '东城区' } } }),
    );
    expect(answer.city).toBe('');
  });
});

describe('asking a maps service', () => {
  it('sends the key and the position from the server alone', async () => {
    let asked = '';
    const url = await vendorThat((request, response) => {
      asked = request.url ?? '';
      response.end(JSON.stringify(tencent));
    });
    expect(await geocode(search('30.1,120.2'), { mapGeocoderUrl: url, mapKey: 'k&1' }, noKey)).toEqual(expected);
    const sent = new URL(asked, url).searchParams;
    expect(Object.fromEntries(sent)).toEqual({ get_poi: '0', location: '30.1,120.2', output: 'json', key: 'k&1' });
  });

  it.each([
    ['an error status', 502, (_q: unknown, response: Parameters<RequestListener>[1]) => response.writeHead(500).end('x')],
    [
      'a redirect',
      502,
      (_q: unknown, response: Parameters<RequestListener>[1]) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    ['an endless answer', 502, (_q: unknown, response: Parameters<RequestListener>[1]) => response.end('x'.repeat(70_000))],
    ['no answer at all', 504, () => undefined],
  ] as const)('turns %s into %d without the key', async (_name, status, answers) => {
    const url = await vendorThat(answers as RequestListener);
    // Only who waits for the time to run out need not wait long; the others must not be overtaken by it.
    const timeoutMs = status === 504 ? 300 : 10_000;
    const failed = askGeocoder({ url, key: 'secret-key', timeoutMs }, [120, 30]);
    await expect(failed).rejects.toMatchObject({ status });
    await expect(failed).rejects.not.toMatchObject({ message: expect.stringContaining('secret') });
  });
});
