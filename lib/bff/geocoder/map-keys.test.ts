import { describe, expect, test } from 'vitest';
import { askSignedIn, type Hit, startConsole, startUpstream } from '../attacks/harness';

const PLACE = '/api/geocoder?location=30.1,120.2';
const PICKER = '/api/map-picker';
const NAMED = '{"result":{"address":"文一西路","address_component":{"province":"浙江省","city":"杭州市","district":"余杭区"}}}';
const answer = (status: number, body: string) => (_hit: Hit, _request: unknown, response: { writeHead: Writes }) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
type Writes = (status: number, headers: Record<string, string>) => { end(text: string): void };

/** A console whose API keeps keys that change between questions, beside the maps service that is given them. */
async function consoleWith(env: (vendor: string) => Record<string, string>) {
  const keys = { pickerKey: 'picker-1', geocoderKey: 'geocoder-1' };
  const api = await startUpstream((_hit, _request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ code: 0, data: keys })),
  );
  const vendor = await startUpstream(answer(200, NAMED));
  const stage = await startConsole(api.root, {}, env(vendor.root));
  const asked = () => vendor.hits.map(({ url }) => new URL(url, vendor.root).searchParams.get('key'));
  const picker = async () => {
    const { address } = (await askSignedIn(stage, PICKER)).json.data as { address: string };
    return new URL(address).searchParams.get('key');
  };
  return { stage, api, keys, asked, picker };
}

describe('keys of the maps service', () => {
  test('are those of the settings, as they are at that moment', async () => {
    const { stage, api, keys, asked, picker } = await consoleWith((vendor) => ({
      MAP_GEOCODER_URL: `${vendor}/geocoder`,
      MAP_PICKER_URL: `${vendor}/picker?type=1`,
    }));
    const first = await askSignedIn(stage, PLACE);
    expect([first.status, await picker()]).toEqual([200, 'picker-1']);
    Object.assign(keys, { pickerKey: 'picker-2', geocoderKey: 'geocoder-2' });
    const second = await askSignedIn(stage, PLACE);
    expect([asked(), await picker()]).toEqual([['geocoder-1', 'geocoder-2'], 'picker-2']);
    expect(first.text + second.text).not.toContain('geocoder-');
    expect(api.hits.map(({ url }) => url)).toEqual(Array(4).fill('/internal/map-keys'));
  });

  test('are those the operator gave in the environment, where there are any', async () => {
    const { stage, api, asked, picker } = await consoleWith((vendor) => ({
      MAP_GEOCODER_URL: `${vendor}/geocoder`,
      MAP_PICKER_URL: `${vendor}/picker?key=own`,
      MAP_KEY: 'given',
    }));
    expect((await askSignedIn(stage, PLACE)).status).toBe(200);
    expect([asked(), await picker(), api.hits]).toEqual([['given'], 'own', []]);
  });

  test('are left out where none are saved, or where the API keeps none', async () => {
    const none = await consoleWith((vendor) => ({ MAP_GEOCODER_URL: `${vendor}/geocoder`, MAP_PICKER_URL: `${vendor}/picker` }));
    Object.assign(none.keys, { pickerKey: '', geocoderKey: '' });
    expect([(await askSignedIn(none.stage, PLACE)).status, none.asked(), await none.picker()]).toEqual([200, [null], null]);
    const vendor = await startUpstream(answer(200, NAMED));
    for (const [status, body] of [
      [404, '{"code":40401,"msg":"接口不存在"}'],
      [404, 'nothing here'],
    ] as const) {
      const stage = await startConsole((await startUpstream(answer(status, body))).root, {}, { MAP_GEOCODER_URL: vendor.root });
      expect((await askSignedIn(stage, PLACE)).status).toBe(200);
    }
  });

  test('cannot be read through the proxy, and are not asked for without a session or a maps service', async () => {
    const { stage, api } = await consoleWith(() => ({}));
    for (const path of ['/api/internal/map-keys', '/internal/map-keys', '/api/v1/../internal/map-keys', '/api/v1/%2e%2e/internal/map-keys'])
      expect([path, (await askSignedIn(stage, path)).text.includes('geocoder-1')]).toEqual([path, false]);
    expect((await askSignedIn(stage, PICKER)).json.data).toEqual({ address: null });
    expect((await askSignedIn(stage, PICKER, { headers: { cookie: '' } })).status).toBe(401);
    expect((await askSignedIn(stage, PICKER, { method: 'POST' })).status).toBe(405);
    expect(api.hits).toEqual([]);
  });

  test('that cannot be read leave the place without a name, and an ended login says so', async () => {
    const vendor = await startUpstream(answer(200, NAMED));
    for (const [status, body, expected] of [
      [200, '{"code":50008,"msg":"登录状态无效"}', 401],
      [500, '{"code":50001,"msg":"忙"}', 502],
      [200, '{"code":0,"data":{"ok":true}}', 502],
    ] as const) {
      const stage = await startConsole((await startUpstream(answer(status, body))).root, {}, { MAP_GEOCODER_URL: vendor.root });
      expect([body, (await askSignedIn(stage, PLACE)).status]).toEqual([body, expected]);
    }
    expect(vendor.hits).toEqual([]);
  });
});
