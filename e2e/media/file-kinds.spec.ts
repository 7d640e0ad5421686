import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { inProject } from '../stack/project';
import { openBench } from './bench';
import { dropFiles, fileOf, freshName, newPicture, openLibrary, pictureCell, STORE_FORM } from './media-page';

const NO_PICTURE = '文件格式不正确，请上传 JPG、PNG 等图片';
const NO_VIDEO = '文件格式不正确，请上传 MP4 等视频';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="window.hacked=1"><script>window.hacked=1</script></svg>';
const sample = (name: string) => readFile(inProject('reference-api/media/samples', name));

test.describe('图片文件 kinds of picture files', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn('admin', { at: STORE_FORM });
  });

  test('each kind is kept in its own format and shown', async ({ page, world }) => {
    const library = await openLibrary(page);
    for (const [format, ending] of [
      ['png', 'png'],
      ['jpeg', 'jpg'],
      ['webp', 'webp'],
      ['gif', 'gif'],
    ] as const) {
      const picture = await newPicture(format, 61, 43);
      await dropFiles(library.getByRole('grid'), [picture]);
      const cell = pictureCell(library, picture.name);
      await expect(cell).toBeVisible();
      await expect.poll(() => cell.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      const [row] = await world.sql<{ url: string; width: number; height: number }>(
        'select url, width, height from picture where name = $1',
        [picture.name],
      );
      expect(row).toMatchObject({ url: expect.stringMatching(new RegExp(`\\.${ending}$`)), width: 61, height: 43 });
      const kept = await page.request.get(row?.url ?? '');
      expect(kept.headers()['content-type']).toBe(`image/${format}`);
      expect(kept.headers()['x-content-type-options']).toBe('nosniff');
    }
  });

  test('what is no picture is sent, refused by the server with its reason, and leaves nothing', async ({ page, world }) => {
    const [before] = await world.sql<{ n: string }>('select count(*) as n from picture');
    const library = await openLibrary(page);
    const refused = [
      fileOf('text.png', 'image/png', 'I am text'),
      fileOf('script.svg', 'image/svg+xml', SVG),
      fileOf('script.png', 'image/png', SVG),
      fileOf('page.jpg', 'image/jpeg', '<!doctype html><script>window.hacked=1</script>'),
    ];
    for (const [index, file] of refused.entries()) {
      const answered = page.waitForResponse('**/picture/upload');
      await dropFiles(library.getByRole('grid'), [file]);
      await answered;
      await expect(library.getByText(NO_PICTURE), file.name).toHaveCount(index + 1);
    }
    expect(await world.sql('select count(*) as n from picture')).toEqual([before]);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('a text file, a video, an empty file and one over the limit are not sent at all', async ({ page }) => {
    const library = await openLibrary(page);
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/picture/upload')) requests += 1;
    });
    await dropFiles(library.getByRole('grid'), [
      fileOf('notes.txt', 'text/plain', 'no picture'),
      { name: 'film.mp4', mimeType: 'video/mp4', buffer: await sample('video-1.mp4') },
      fileOf('empty.png', 'image/png', ''),
      { ...fileOf('large.png', 'image/png', ''), zeros: 5 * 1024 * 1024 + 1 },
    ]);
    await expect(page.getByText(NO_PICTURE)).toBeVisible();
    await expect(page.getByText('文件内容为空')).toBeVisible();
    await expect(page.getByText('图片大小不能超过 5MB')).toBeVisible();
    expect(requests).toBe(0);
  });
});

test.describe('视频文件 kinds of video files', () => {
  const openUpload = async (page: Page) => {
    await page.getByRole('button', { name: 'one video' }).click();
    const library = page.getByRole('dialog', { name: '我的视频', exact: true });
    await library.getByRole('button', { name: '上传视频' }).click();
    return { library, form: page.getByRole('dialog', { name: '上传视频', exact: true }) };
  };

  for (const [what, name, type] of [
    ['mp4', 'video-1.mp4', 'video/mp4'],
    ['webm', 'video-6.webm', 'video/webm'],
  ] as const) {
    test(`${what} is kept byte for byte and played in parts`, async ({ page, signIn, world }) => {
      await signIn('admin', { at: false });
      await openBench(page);
      const { library, form } = await openUpload(page);
      const file = await sample(name);
      await form.locator('input[type=file]').setInputFiles({ name: `整段.${what}`, mimeType: type, buffer: file });
      await expect(form.getByRole('radio', { checked: true })).toHaveCount(1);
      const title = freshName(`整段 ${what}`);
      await form.getByLabel(word('video.fields.title')).fill(title);
      await form.getByRole('button', { name: word('media.upload'), exact: true }).click();
      await expect(form).toBeHidden();
      const [row] = await world.sql<{ url: string }>('select url from video where title = $1', [title]);
      const part = await page.request.get(row?.url ?? '', { headers: { range: 'bytes=100-199' } });
      expect([part.status(), part.headers()['content-range'], part.headers()['content-type']]).toEqual([
        206,
        `bytes 100-199/${file.length}`,
        type,
      ]);
      expect((await part.body()).equals(file.subarray(100, 200))).toBe(true);
      await library.getByRole('button', { name: `预览 ${title}` }).click();
      const video = page.getByRole('dialog', { name: /^视频预览/ }).locator('video');
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBeGreaterThan(0);
    });
  }

  test('a text or an SVG named .mp4 is refused by the server', async ({ page, signIn }) => {
    await signIn('admin', { at: false });
    await openBench(page);
    const { form } = await openUpload(page);
    for (const [index, content] of ['I am text', SVG].entries()) {
      const answered = page.waitForResponse('**/video/upload');
      await form.locator('input[type=file]').setInputFiles(fileOf(`no-${index}.mp4`, 'video/mp4', content));
      await form.getByRole('button', { name: word('media.upload'), exact: true }).click();
      expect((await (await answered).json()).msg).toBe(NO_VIDEO);
      await expect(page.getByText(NO_VIDEO).first()).toBeVisible();
      await expect(form).toBeVisible();
    }
  });
});
