import { expect, HOME_PATH, test, word } from '../fixtures';
import { heldBack } from '../held-back';
import { openBench } from './bench';
import {
  dropFiles,
  freshName,
  largePicture,
  newPicture,
  noteForms,
  openLibrary,
  pastePicture,
  pictureCell,
  STORE_FORM,
} from './media-page';

test.use({ actionTimeout: 30_000 });

test.describe('上传列表 uploads', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn('admin', { at: STORE_FORM });
  });

  // Six hundred are queued in lib/media/upload-queue.test.ts; here they pass browser, proxy, API and library.
  test('M3: many files land although requests fail on the way', async ({ page, world }) => {
    const MANY = 150;
    test.setTimeout(300_000);
    const [before] = await world.sql<{ n: string }>('select count(*) as n from picture');
    let requests = 0;
    await page.route('**/v1/admin/picture/upload', (route) => {
      requests += 1;
      return requests % 10 === 3 ? route.abort('connectionreset') : route.continue();
    });
    const library = await openLibrary(page);
    // Sizes differ, so that no two are the same file.
    const files = await Promise.all(Array.from({ length: MANY }, (_, index) => newPicture('png', 20 + index, 20)));
    await dropFiles(library.getByRole('grid'), files);
    await expect(page.getByText(`已完成 ${MANY} / ${MANY}`)).toBeVisible({ timeout: 240_000 });
    const [after] = await world.sql<{ n: string }>('select count(*) as n from picture');
    expect(Number(after?.n) - Number(before?.n)).toBe(MANY);
    expect(requests).toBeGreaterThan(MANY / 9);
    expect(requests).toBeLessThan(MANY / 3);
  });

  test('M3, M5: several dropped at once travel as file0 to fileN and go on while the person walks away', async ({ page }) => {
    const forms = await noteForms(page);
    await page.reload();
    const library = await openLibrary(page);
    const arrive = await heldBack(page, '**/v1/admin/picture/upload');
    const sent = page.waitForRequest((request) => request.url().endsWith('/picture/upload'));
    await dropFiles(library.getByRole('grid'), [await newPicture(), await newPicture('webp'), await newPicture('gif')]);
    await sent;
    expect(await forms()).toEqual([['file0', 'file1', 'file2']]);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: '首页', exact: true }).first().click();
    await expect(page).toHaveURL(HOME_PATH);
    arrive();
    await expect(page.getByText('已完成 3 / 3')).toBeVisible();
  });

  test('a lost connection can be tried again by hand', async ({ page }) => {
    test.setTimeout(90_000);
    let open = false;
    await page.route('**/v1/admin/picture/upload', (route) => (open ? route.continue() : route.abort('connectionreset')));
    const library = await openLibrary(page);
    const picture = await newPicture();
    await dropFiles(library.getByRole('grid'), [picture]);
    const retry = library.getByRole('button', { name: `${word('media.queue.retry')} ${picture.name}` });
    await expect(retry).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(word('request.network')).first()).toBeAttached();
    open = true;
    await retry.click();
    await expect(pictureCell(library, picture.name)).toBeVisible();
  });

  test('an upload can be called off while it waits and while it is on its way, and the others go on', async ({ page, world }) => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((go) => {
      open = go;
    });
    const aborted: string[] = [];
    page.on('requestfailed', (request) => {
      if (request.url().endsWith('/picture/upload')) aborted.push(request.failure()?.errorText ?? '');
    });
    await page.route('**/v1/admin/picture/upload', async (route) => {
      await opened;
      // The browser has given this one up meanwhile.
      await route.continue().catch(() => undefined);
    });
    const library = await openLibrary(page);
    // Too large to share a request, so each travels alone and the fourth has to wait for the first three.
    const files = await Promise.all([1, 2, 3, 4, 5].map(() => largePicture()));
    await dropFiles(library.getByRole('grid'), files);
    // Beside an open library the list keeps to its title line, so that it covers nothing.
    const list = page.getByRole('region', { name: word('media.queue.title') });
    await expect(list.getByText('已完成 0 / 5')).toBeVisible();
    await list.getByRole('button', { name: word('media.queue.expand') }).click();
    await expect(list.getByText(word('media.state.sending'))).toHaveCount(3);
    await expect(list.getByText(word('media.state.waiting'))).toHaveCount(2);
    const cancelOf = (file: { name: string } | undefined) => ({ name: `${word('media.queue.cancel')} ${file?.name}` });
    await list.getByRole('button', cancelOf(files[3])).click();
    await library.getByRole('button', cancelOf(files[0])).press('Enter');
    await expect(list.getByText(word('media.state.cancelled'))).toHaveCount(2);
    await expect.poll(() => aborted).toEqual(['net::ERR_ABORTED']);
    open();
    await expect(list.getByText('已完成 3 / 5')).toBeVisible();
    const kept = await world.sql<{ name: string }>('select name from picture where name = any($1)', [files.map(({ name }) => name)]);
    expect(kept.map(({ name }) => name).sort()).toEqual([files[1], files[2], files[4]].map((file) => file?.name).sort());
  });

  test('M3: tells the bytes that have really left, and how fast', async ({ page }) => {
    const library = await openLibrary(page);
    const wire = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 60 * 1024 };
    await wire.send('Network.emulateNetworkConditions', slow);
    const seen = await page.evaluateHandle(() => {
      const shares: number[] = [];
      const look = () => {
        const bar = document.querySelector('section [role="progressbar"]');
        const share = Number(bar?.getAttribute('aria-valuenow'));
        if (bar && shares.at(-1) !== share) shares.push(share);
        requestAnimationFrame(look);
      };
      look();
      return shares;
    });
    const picture = await largePicture();
    await dropFiles(library.getByRole('grid'), [picture]);
    const list = page.getByRole('region', { name: word('media.queue.title') });
    await list.getByRole('button', { name: word('media.queue.expand') }).click();
    await expect(list.getByText(/KB\/秒/)).toBeVisible();
    await expect(list.getByText(/ \/ 2\.2 MB/)).toBeVisible();
    const between = (shares: number[]) => shares.filter((share) => share > 5 && share < 95).length;
    await expect.poll(async () => between(await seen.evaluate((all) => all)), { timeout: 60_000 }).toBeGreaterThan(1);
    await wire.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
    await expect(pictureCell(library, picture.name)).toBeVisible();
    const shares = await seen.evaluate((all) => all);
    expect([...shares].sort((a, b) => a - b)).toEqual(shares);
  });

  test('M4: what a reload cut off is named afterwards, and sent when it is chosen again', async ({ page, world }) => {
    let held = true;
    await page.route('**/v1/admin/picture/upload', async (route) => {
      if (!held) await route.continue();
    });
    page.on('dialog', (dialog) => void dialog.accept());
    await openBench(page);
    await page.getByRole('button', { name: 'three pictures' }).click();
    const library = page.getByRole('dialog', { name: word('picture.libraryTitle'), exact: true });
    const picture = await newPicture('png', 88, 19);
    await dropFiles(library.getByRole('grid'), [picture]);
    await expect(library.getByText(word('media.state.sending'))).toBeVisible();
    await page.reload();
    const notice = page.getByRole('status').filter({ hasText: picture.name });
    await expect(notice).toContainText('1 个文件未传完');
    held = false;
    const chooser = page.waitForEvent('filechooser');
    await notice.getByRole('button', { name: word('media.queue.chooseAgain') }).click();
    await (await chooser).setFiles(picture);
    await expect(page.getByText('上传成功')).toBeVisible();
    await expect(notice).toBeHidden();
    expect(await world.sql('select 1 from picture where name = $1', [picture.name])).toHaveLength(1);
  });

  test('M6: a picture the library has is offered instead of sent', async ({ page }) => {
    const library = await openLibrary(page);
    const picture = await newPicture('png', 77, 33);
    await dropFiles(library.getByRole('grid'), [picture]);
    await expect(pictureCell(library, picture.name)).toBeVisible();
    await page.reload();
    const again = await openLibrary(page);
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/picture/upload')) requests += 1;
    });
    await dropFiles(again.getByRole('grid'), [{ ...picture, name: 'copy.png' }]);
    await expect(again.getByText('素材库中已有相同图片')).toBeVisible();
    await again.getByRole('button', { name: '使用已有' }).click();
    await expect(pictureCell(again, picture.name)).toHaveAttribute('aria-selected', 'true');
    expect(requests).toBe(0);
  });

  test('a picture pasted into the upload form belongs to the form alone', async ({ page }) => {
    const library = await openLibrary(page);
    await library.getByRole('button', { name: word('picture.uploadTitle') }).click();
    const form = page.getByRole('dialog', { name: word('picture.uploadTitle'), exact: true });
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/picture/upload')) requests += 1;
    });
    const { buffer } = await newPicture('png', 92, 18);
    const name = freshName('form');
    await pastePicture(page, buffer, name);
    await expect(form.getByText(name)).toBeVisible();
    await form.getByRole('button', { name: word('media.upload'), exact: true }).click();
    await expect(form).toBeHidden();
    await expect(pictureCell(library, name)).toHaveCount(1);
    expect(requests).toBe(1);
  });

  test('M5: a pasted picture is sent', async ({ page }) => {
    const library = await openLibrary(page);
    const { buffer } = await newPicture('png', 91, 17);
    const name = freshName('pasted');
    await pastePicture(page, buffer, name);
    await expect(pictureCell(library, name)).toBeVisible();
  });
});
