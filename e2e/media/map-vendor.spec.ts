import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator } from '@playwright/test';
import { freePort } from '@/scripts/lib/ports.mjs';
import { test as base, expect, word } from '../fixtures';
import { keepAnswers } from '../kept-answers';
import { startConsole } from '../stack/console-process';
import type { TestStack } from '../stack/test-stack';
import { STORE_FORM } from './media-page';

/** A maps service on an origin of its own: a picker to be framed, which says what a test makes it say, and a geocoder that only knows JSONP. */
interface Vendor {
  readonly origin: string;
  readonly asked: URL[];
  stop(): Promise<void>;
}

/** What the picker of the vendor says; by `top`, because a frame inside of it speaks to the console as well. */
const PICKER = `<!doctype html><title>vendor</title><body>vendor map
<script>addEventListener('message', (event) => { if (event.data?.say) top.postMessage(event.data.say, '*'); });</script>`;

async function startVendor(frames: () => readonly string[] = () => []): Promise<Vendor> {
  const asked: URL[] = [];
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://vendor');
    asked.push(url);
    if (url.pathname === '/geocoder') {
      const address = { result: { address: '演示路1号', address_component: { province: '浙江省', city: '杭州市', district: '西湖区' } } };
      response.setHeader('content-type', 'text/javascript');
      return response.end(`${url.searchParams.get('callback')}(${JSON.stringify(address)});`);
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const inside = url.pathname === '/picker' ? frames().map((src, index) => `<iframe name="inner${index}" src="${src}"></iframe>`) : [];
    return response.end(`${PICKER}${inside.join('')}`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

interface Maps {
  readonly vendor: Vendor;
  readonly stranger: Vendor;
  /** A console whose operator has configured the vendor; its keys are those of the settings. */
  readonly console: string;
}

async function saveKeys({ api }: TestStack, keys: { pickerKey: string; geocoderKey: string }): Promise<void> {
  const config = (await api.as('admin', 'GET', '/v1/admin/system/config/info')) as object;
  await api.as('admin', 'POST', '/v1/admin/system/config/save', { ...config, map: keys });
}

const test = base.extend<object, { maps: Maps }>({
  maps: [
    async ({ world }, use) => {
      const stranger = await startVendor();
      const vendor: Vendor = await startVendor(() => [`${vendor.origin}/inner`, `${stranger.origin}/inner`]);
      const port = await freePort();
      const service = await startConsole('map-vendor', port, world.api.root, {
        MAP_PICKER_URL: `${vendor.origin}/picker?type=1`,
        MAP_GEOCODER_URL: `${vendor.origin}/geocoder?output=jsonp`,
      });
      await saveKeys(world, { pickerKey: 'public-key', geocoderKey: 'secret-key' });
      await use({ vendor, stranger, console: `http://127.0.0.1:${port}` });
      await service.stop();
      await Promise.all([vendor.stop(), stranger.stop()]);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const PLACE = {
  module: 'locationPicker',
  latlng: { lat: 30.25, lng: 120.13 },
  poiaddress: '龙井路1号',
  poiname: '茶馆',
  cityname: '杭州市',
};

/** The picker's page has come, and those of the frames inside it, which come after the text around them. */
async function allDrawn(dialog: Locator): Promise<void> {
  const picker = dialog.frameLocator('iframe');
  for (const name of ['inner0', 'inner1'])
    await expect(picker.frameLocator(`iframe[name="${name}"]`).getByText('vendor map')).toBeVisible();
}

test.describe('地图服务 the picker of a maps service', () => {
  test('P1: opens at the stored place, and only what it says itself and rightly becomes the place', async ({
    page,
    signInByForm,
    maps,
    world,
    consoleErrors,
  }) => {
    await world.sql('update store set latitude = 30.5, longitude = 120.5 where id = 0');
    await signInByForm('admin', { at: `${maps.console}${STORE_FORM}` });
    await page.getByRole('button', { name: word('map.field.change') }).click();
    const dialog = page.getByRole('dialog', { name: '我的图片', exact: true });
    const frame = dialog.locator('iframe');
    await expect(frame).toHaveAttribute('src', `${maps.vendor.origin}/picker?type=1&key=public-key&coord=30.5,120.5`);
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    await expect(frame).toHaveAttribute('referrerpolicy', 'origin');
    await allDrawn(dialog);
    const [picker, inner, stranger] = ['/picker', '/inner', '/inner'].map((path, index) =>
      page.frames().find((each) => each.url().startsWith(`${(index === 2 ? maps.stranger : maps.vendor).origin}${path}`)),
    );
    const says = async (who: typeof picker, message: unknown) => {
      if (!who) throw new Error('a frame of the vendor is missing');
      await who.evaluate((say) => window.top?.postMessage(say, '*'), message);
    };
    const coordinates = dialog.getByLabel(word('map.coordinates'));
    const at = (lat: unknown, lng: unknown) => ({ ...PLACE, latlng: { lat, lng } });
    // Wrong source though the origin is right; wrong origin; the page itself; wrong forms from the right frame.
    await says(inner, at(1, 1));
    await says(stranger, at(2, 2));
    await page.evaluate((say) => window.postMessage(say, '*'), at(3, 3));
    for (const wrong of [
      { ...PLACE, module: 'geolocation' },
      at('4', '4'),
      at(95, 4),
      at(4, null),
      { ...PLACE, poiname: 'x'.repeat(201) },
      'locationPicker',
      null,
    ])
      await says(picker, wrong);
    // Messages arrive in order, so once this one has come all the others have been judged.
    await says(picker, PLACE);
    await expect(coordinates).toHaveValue('30.25,120.13');
    await expect(dialog.getByText('龙井路1号')).toBeVisible();
    await says(inner, at(1, 1));
    await says(stranger, at(2, 2));
    await says(picker, at(30.26, 120.14));
    await expect(coordinates).toHaveValue('30.26,120.14');
    await dialog.getByRole('button', { name: word('media.ok') }).click();
    await expect(page.getByText('30.26', { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: word('storeInfo.fields.region') })).toHaveValue(/西湖区$/);
    await expect(page.getByRole('button', { name: word('map.field.change') })).toBeFocused();
    expect(consoleErrors).toEqual([]);
  });

  test('every value the console took from the picker was one it was told rightly', async ({ page, signInByForm, maps, world }) => {
    await world.sql('update store set latitude = null, longitude = null where id = 0');
    await signInByForm('admin', { at: `${maps.console}${STORE_FORM}` });
    await page.getByRole('button', { name: word('map.field.pick') }).click();
    const dialog = page.getByRole('dialog', { name: '我的图片', exact: true });
    await allDrawn(dialog);
    // Every value the field ever shows is noted, not only the last one.
    await dialog.getByLabel(word('map.coordinates')).evaluate((input: HTMLInputElement) => {
      const seen: string[] = [];
      Object.assign(window, { seenPlaces: seen });
      const look = () => {
        if (seen.at(-1) !== input.value) seen.push(input.value);
        requestAnimationFrame(look);
      };
      look();
    });
    for (const each of page.frames().filter((frame) => frame.url().endsWith('/inner'))) {
      await each.evaluate((say) => window.top?.postMessage(say, '*'), PLACE);
    }
    const picker = page.frames().find((frame) => frame.url().startsWith(`${maps.vendor.origin}/picker`));
    await picker?.evaluate((say) => window.top?.postMessage(say, '*'), { ...PLACE, latlng: { lat: 999, lng: 0 } });
    await picker?.evaluate((say) => window.top?.postMessage(say, '*'), { ...PLACE, latlng: { lat: 31.1, lng: 121.1 } });
    await expect(dialog.getByLabel(word('map.coordinates'))).toHaveValue('31.1,121.1');
    // The field may show a value before the next frame notes it.
    await expect.poll(() => page.evaluate(() => (window as unknown as { seenPlaces: string[] }).seenPlaces)).toEqual(['', '31.1,121.1']);
  });

  test('P1: the geocoder is asked by the server alone, and the key never reaches the browser', async ({
    page,
    signInByForm,
    maps,
    world,
  }) => {
    await world.sql('update store set latitude = 30.5, longitude = 120.5 where id = 0');
    const before = maps.vendor.asked.length;
    const browserAsked: string[] = [];
    page.on('request', (request) => browserAsked.push(request.url()));
    const form = `${maps.console}${STORE_FORM}`;
    await signInByForm('admin', { at: form });
    // The page and all it fetches, as somebody opens it who is signed in; what the page before was still fetching ends with that.
    await page.goto('about:blank');
    const seen = keepAnswers(page, maps.console);
    await page.goto(form);
    await page.getByRole('button', { name: word('map.field.change') }).click();
    const dialog = page.getByRole('dialog', { name: '我的图片', exact: true });
    await expect(dialog.getByText('演示路1号')).toBeVisible();
    const asked = maps.vendor.asked.slice(before).filter(({ pathname }) => pathname === '/geocoder');
    expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toContainEqual({
      output: 'jsonp',
      callback: expect.any(String),
      location: '30.5,120.5',
      key: 'secret-key',
    });
    expect(browserAsked.filter((url) => url.includes('/geocoder'))).toEqual([`${maps.console}/api/geocoder?location=30.5,120.5`]);
    const answers = await seen.text();
    expect(answers).toContain('演示路1号');
    expect(answers).not.toContain('secret-key');
  });

  test('P1, P3: a vendor that does not answer leaves the dialog usable', async ({ page, signInByForm, maps, world }) => {
    await world.sql('update store set latitude = null, longitude = null where id = 0');
    await page.route(`${maps.vendor.origin}/picker**`, () => undefined);
    await signInByForm('admin', { at: `${maps.console}${STORE_FORM}` });
    await page.getByRole('button', { name: word('map.field.pick') }).click();
    const dialog = page.getByRole('dialog', { name: '我的图片', exact: true });
    await expect(dialog.getByText(word('map.blocked'))).toBeVisible();
    await dialog.getByLabel(word('map.coordinates')).fill('30.1,120.2');
    await dialog.getByRole('button', { name: word('media.ok') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('120.2')).toBeVisible();
  });
});
