import { graveFaults } from '../accessibility/grave';
import { expect, test, word } from '../fixtures';
import { STORE_FORM } from '../media/media-page';

test.use({ actionTimeout: 30_000 });

test.describe('门店信息与位置 the own store and its place', () => {
  test('P2, P3: a place is found by name, moved by keys, and fills region and coordinates; the form saves and shows it again', async ({
    page,
    signIn,
    world,
    consoleErrors,
  }) => {
    await signIn('store2', { at: STORE_FORM });
    await page.getByRole('button', { name: word('map.field.change') }).click();
    const dialog = page.getByRole('dialog', { name: '我的图片', exact: true });
    const map = dialog.frameLocator('iframe');
    await map.getByRole('combobox', { name: word('map.picker.search') }).fill('杭州 桐庐');
    await map.getByRole('option', { name: /桐庐县/ }).click();
    await expect(dialog.getByText(/浙江省杭州市桐庐县/)).toBeVisible();
    const coordinates = dialog.getByLabel(word('map.coordinates'));
    const before = await coordinates.inputValue();
    await map.getByRole('application').press('ArrowUp');
    await expect(coordinates).not.toHaveValue(before);
    const [latitude, longitude] = (await coordinates.inputValue()).split(',').map(Number);
    await dialog.getByRole('button', { name: word('media.ok') }).click();
    await expect(page.getByRole('combobox', { name: word('storeInfo.fields.region') })).toHaveValue(/桐庐县$/);
    await page.getByLabel(word('storeInfo.fields.intro')).fill('一间会讲故事的生活馆');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('保存成功')).toBeVisible();
    const [row] = await world.sql<{ latitude: number; longitude: number; intro: string; region: string }>(
      'select latitude, longitude, intro, region::text from store where id = 2',
    );
    expect(row).toMatchObject({ latitude, longitude, intro: '一间会讲故事的生活馆' });
    expect(row?.region).toContain('桐庐县');
    await page.reload();
    await expect(page.getByLabel(word('storeInfo.fields.intro'))).toHaveValue('一间会讲故事的生活馆');
    expect(consoleErrors).toEqual([]);
  });

  test('P3: the own map says itself what region it is; where nobody says it in time, the form asks to check the one that stands', async ({
    page,
    signIn,
  }) => {
    await page.route('**/api/geocoder?**', (route) => route.abort());
    await signIn('store2', { at: STORE_FORM });
    const [choose, region] = [
      page.getByRole('button', { name: word('map.field.change') }),
      page.getByRole('combobox', { name: word('storeInfo.fields.region') }),
    ];
    const dialog = page.getByRole('dialog', { name: '我的图片', exact: true });
    await choose.click();
    const map = dialog.frameLocator('iframe');
    await map.getByRole('combobox', { name: word('map.picker.search') }).fill('杭州 桐庐');
    await map.getByRole('option', { name: /桐庐县/ }).click();
    await expect(dialog.getByText(/浙江省杭州市桐庐县/)).toBeVisible();
    await dialog.getByRole('button', { name: word('media.ok') }).click();
    await expect(region).toHaveValue(/桐庐县$/);
    await choose.click();
    await dialog.getByLabel(word('map.coordinates')).fill('31.239,121.499');
    await expect(dialog.getByText(word('map.unknownAddress'))).toBeVisible();
    await dialog.getByRole('button', { name: word('media.ok') }).click();
    await expect(page.getByText(word('storeInfo.regionUnknown'))).toBeVisible();
    await expect(page.getByText('31.239', { exact: false })).toBeVisible();
    await expect(region).toHaveValue(/桐庐县$/);
  });

  test('P3: coordinates can be pasted in either order and converted from GPS', async ({ page, signIn }) => {
    await signIn('admin', { at: STORE_FORM });
    await page.getByRole('button', { name: word('map.field.change') }).click();
    const dialog = page.getByRole('dialog', { name: '我的图片', exact: true });
    const coordinates = dialog.getByLabel(word('map.coordinates'));
    await coordinates.fill('121.499,31.239');
    await expect(dialog.getByText('上海市浦东新区')).toBeVisible();
    // The map goes there when the typing has come to its end.
    await coordinates.press('Tab');
    await expect(dialog.frameLocator('iframe').getByText('上海市浦东新区')).toBeVisible();
    await coordinates.fill('not a place');
    await expect(dialog.getByText(word('map.badCoordinates'))).toBeVisible();
    await dialog.getByLabel(word('map.system')).selectOption('WGS-84');
    await coordinates.fill('31.1774276,121.5272106');
    await dialog.getByRole('button', { name: word('media.ok') }).click();
    await expect(page.getByText('31.175304')).toBeVisible();
    await expect(page.getByText('121.531542')).toBeVisible();
  });

  test('P2: the pin is placed by a click and moved by a drag', async ({ page, signIn }) => {
    await signIn('admin', { at: STORE_FORM });
    await page.getByRole('button', { name: word('map.field.change') }).click();
    const dialog = page.getByRole('dialog', { name: '我的图片', exact: true });
    const coordinates = dialog.getByLabel(word('map.coordinates'));
    const map = dialog.frameLocator('iframe').getByRole('application');
    const before = await coordinates.inputValue();
    await map.click({ position: { x: 200, y: 150 } });
    await expect(coordinates).not.toHaveValue(before);
    const clicked = (await coordinates.inputValue()).split(',').map(Number);
    const box = await map.boundingBox();
    if (!box) throw new Error('the map is not on the page');
    // The tip of the pin stands where the click was; its head is what is dragged.
    await page.mouse.move(box.x + 200, box.y + 135);
    await page.mouse.down();
    await page.mouse.move(box.x + 260, box.y + 95, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => Number((await coordinates.inputValue()).split(',')[1])).toBeGreaterThan(clicked[1] ?? 0);
    expect(Number((await coordinates.inputValue()).split(',')[0])).toBeGreaterThan(clicked[0] ?? 0);
  });

  test('messages from anybody but the framed map change nothing; confirming without a point says so', async ({ page, signIn, world }) => {
    await world.sql('update store set latitude = null, longitude = null where id = 0');
    await signIn('admin', { at: STORE_FORM });
    await page.getByRole('button', { name: word('map.field.pick') }).click();
    const dialog = page.getByRole('dialog', { name: '我的图片', exact: true });
    await expect(dialog.frameLocator('iframe').getByRole('application')).toBeVisible();
    await page.evaluate(() =>
      window.postMessage({ module: 'locationPicker', latlng: { lat: 1, lng: 2 }, poiaddress: 'evil', poiname: '', cityname: '' }, '*'),
    );
    // A message sent later has been heard by then, so the first has been judged as well.
    await page.evaluate(
      () =>
        new Promise((heard) => {
          window.addEventListener('message', heard, { once: true });
          window.postMessage('later', '*');
        }),
    );
    await expect(dialog.getByLabel(word('map.coordinates'))).toHaveValue('');
    await dialog.getByRole('button', { name: word('media.ok') }).click();
    await expect(page.getByText('请选择位置').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: word('map.field.pick') })).toBeFocused();
  });

  // The walk looks at the form on a wide window; the map has its place in media/accessible.spec.ts.
  test('on a phone the form has no grave fault for axe and moves nothing sideways', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await signIn('store1', { at: STORE_FORM });
    await expect(page.getByLabel(word('storeInfo.fields.intro'))).toBeVisible();
    expect(await graveFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});
