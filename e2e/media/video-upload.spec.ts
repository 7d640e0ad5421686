import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { inProject } from '../stack/project';
import { answerOf, openBench } from './bench';
import { fileOf, freshName, newPicture, noteForms } from './media-page';

const sample = (name: string) => readFile(inProject('reference-api/media/samples', name));
const BAD_TYPE = '文件格式不正确，请上传 MP4 等视频';

async function openUpload(page: Page): Promise<{ library: Locator; form: Locator; file: Locator }> {
  await page.getByRole('button', { name: 'one video' }).click();
  const library = page.getByRole('dialog', { name: '我的视频', exact: true });
  await expect(library.getByRole('gridcell').first()).toBeVisible();
  await library.getByRole('button', { name: '上传视频' }).click();
  const form = page.getByRole('dialog', { name: '上传视频', exact: true });
  return { library, form, file: form.locator('input[type=file]') };
}
const send = (form: Locator) => form.getByRole('button', { name: word('media.upload'), exact: true }).click();

function countUploads(page: Page): () => number {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/video/upload')) requests += 1;
  });
  return () => requests;
}

test.describe('上传视频 the video upload', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn('admin', { at: false });
  });

  test('is 500 px wide and needs group and video; only one file, and only videos', async ({ page }) => {
    await openBench(page);
    const { form, file } = await openUpload(page);
    expect((await form.boundingBox())?.width).toBe(500);
    await form.getByLabel(word('video.fields.categoryId')).selectOption('');
    await send(form);
    await expect(form.getByText('分组不能为空')).toBeVisible();
    await expect(form.getByText('视频不能为空')).toBeVisible();
    expect(await file.getAttribute('accept')).toBe('video/*');
    expect(await file.getAttribute('multiple')).toBeNull();
    await file.setInputFiles(fileOf('notes.txt', 'text/plain', 'no video'));
    await expect(form.getByText(BAD_TYPE)).toBeVisible();
    await file.setInputFiles(await newPicture());
    await expect(form.getByText(BAD_TYPE)).toBeVisible();
    await file.setInputFiles(fileOf('empty.mp4', 'video/mp4', ''));
    await expect(form.getByText('文件内容为空')).toBeVisible();
  });

  test('says the words of the specification in English', async ({ page }) => {
    await openBench(page, { language: 'en' });
    await page.getByRole('button', { name: 'one video' }).click();
    await page.getByRole('dialog', { name: 'my videos', exact: true }).getByRole('button', { name: 'video upload' }).click();
    const form = page.getByRole('dialog', { name: 'video upload', exact: true });
    await form.locator('input[type=file]').setInputFiles(fileOf('notes.txt', 'text/plain', 'no video'));
    await expect(form.getByText('wrong file format, please upload video such as MP4')).toBeVisible();
  });

  for (const [name, type] of [
    ['video-2.mp4', 'video/mp4'],
    ['video-6.webm', 'video/webm'],
  ] as const) {
    test(`proposes covers from the frames of ${name} and sends title, cover and file, with no category for all`, async ({
      page,
      world,
    }) => {
      const forms = await noteForms(page);
      await openBench(page);
      const { library, form, file } = await openUpload(page);
      // Nobody has sent these bytes before: both containers may be followed by something that players skip.
      const buffer = Buffer.concat([await sample(name), Buffer.from(`\0\0\0\x10free${process.pid}`.padEnd(16, '0'), 'latin1')]);
      await file.setInputFiles({ name: `新品 ${name}`, mimeType: type, buffer });
      const frames = form.getByRole('radio');
      await expect(frames.first()).toBeVisible();
      await expect(form.getByRole('radio', { checked: true })).toHaveCount(1);
      expect(await frames.count()).toBeGreaterThan(1);
      const title = form.getByLabel(word('video.fields.title'));
      const called = freshName(`封面测试 ${name}`);
      await expect(title).toHaveValue(`新品 ${name.slice(0, 7)}`);
      await title.fill(called);
      await frames.nth(1).check();
      await send(form);
      await expect(page.getByText('上传成功')).toBeVisible();
      await expect(form).toBeHidden();
      // The chosen frame becomes a picture first; group 0 is never sent.
      expect(await forms()).toEqual([['pictureFile'], ['cover', 'title', 'file']]);
      await expect(library.getByRole('gridcell', { name: `${called}，已选为第 1 个` })).toBeVisible();
      const [row] = await world.sql<{ cover: string; url: string; category_id: number }>(
        'select cover, url, category_id from video where title = $1',
        [called],
      );
      expect(row?.cover).toMatch(/^\/media\/pictures\/[0-9a-f]{2}\/[0-9a-f]{64}\.jpg$/);
      expect(row).toMatchObject({ category_id: 0, url: expect.stringMatching(new RegExp(`\\.${name.split('.')[1]}$`)) });
      await library.getByRole('button', { name: word('media.ok') }).click();
      await expect(library).toBeHidden();
      await expect.poll(() => answerOf(page)).toEqual([expect.objectContaining({ title: called, cover: row?.cover })]);
    });
  }

  test('sends the category that was chosen, and a cover from the picture library', async ({ page, world }) => {
    const forms = await noteForms(page);
    await openBench(page);
    const { form, file } = await openUpload(page);
    await form.getByLabel(word('video.fields.categoryId')).selectOption('教程视频');
    await file.setInputFiles({ name: '安装.mp4', mimeType: 'video/mp4', buffer: await sample('video-3.mp4') });
    await expect(form.getByRole('radio', { checked: true })).toHaveCount(1);
    await form.getByRole('button', { name: word('video.cover.own') }).click();
    const pictures = page.getByRole('dialog', { name: '我的图片', exact: true });
    await pictures.getByRole('searchbox').fill('双频路由器');
    await pictures.getByRole('gridcell', { name: /双频路由器/ }).click();
    await pictures.getByRole('button', { name: word('media.ok') }).click();
    await expect(form.getByRole('radio', { name: word('video.cover.chosen') })).toBeChecked();
    const title = freshName('自选封面');
    await form.getByLabel(word('video.fields.title')).fill(title);
    await send(form);
    await expect(form).toBeHidden();
    expect(await forms()).toEqual([['categoryId', 'cover', 'title', 'file']]);
    const [row] = await world.sql<{ cover: string; category_id: number }>('select cover, category_id from video where title = $1', [title]);
    expect(row).toEqual({ category_id: 2, cover: '/media/demo/router-5.jpg' });
  });

  test('has no frames for what is no video, and the server refuses it with the words of the specification', async ({ page }) => {
    await openBench(page);
    const { form, file } = await openUpload(page);
    await file.setInputFiles(fileOf('text.mp4', 'video/mp4', 'I am text, whatever my name says'));
    await expect(form.getByText(word('video.cover.none'))).toBeVisible();
    await send(form);
    await expect(page.getByText(BAD_TYPE).first()).toBeVisible();
  });

  test('does not send what is over the limit of the settings; the server refuses what the page could not know', async ({ page, world }) => {
    const limit = (mb: number) =>
      world.sql(
        "insert into system_config (name, values, update_time) values ('media', $1, now()) on conflict (store_id, name) do update set values = excluded.values",
        [JSON.stringify({ videoMaxMb: mb })],
      );
    const large = {
      name: 'large.mp4',
      mimeType: 'video/mp4',
      buffer: Buffer.concat([await sample('video-4.mp4'), Buffer.alloc(1_500_000)]),
    };
    try {
      await limit(1);
      await openBench(page);
      const requests = countUploads(page);
      const first = await openUpload(page);
      await first.file.setInputFiles(large);
      await expect(first.form.getByText('视频大小不能超过 1MB')).toBeVisible();
      await send(first.form);
      await expect(first.form.getByText('视频大小不能超过 1MB')).toBeVisible();
      expect(requests()).toBe(0);
      // The page was told two megabytes; meanwhile somebody made it one.
      await limit(2);
      await page.reload();
      const second = await openUpload(page);
      await limit(1);
      await second.file.setInputFiles(large);
      await expect(second.form.getByRole('radio', { checked: true })).toHaveCount(1);
      await send(second.form);
      await expect(page.getByText('视频大小不能超过 1MB').first()).toBeVisible();
      expect(requests()).toBe(1);
    } finally {
      await world.sql("delete from system_config where name = 'media'");
    }
  });

  test('shows how far it is, and can be called off and sent again', async ({ page, world }) => {
    await openBench(page);
    let held = true;
    await page.route('**/video/upload', async (route) => {
      if (held) return;
      await route.continue();
    });
    const { form, file } = await openUpload(page);
    await file.setInputFiles({ name: '取消.mp4', mimeType: 'video/mp4', buffer: await sample('video-5.mp4') });
    await expect(form.getByRole('radio', { checked: true })).toHaveCount(1);
    const again = freshName('取消后重传');
    await form.getByLabel(word('video.fields.title')).fill(again);
    await send(form);
    await expect(form.getByText(word('media.state.sending'))).toBeVisible();
    await form.getByRole('button', { name: word('media.cancel'), exact: true }).click();
    await expect(form.getByText(word('media.state.sending'))).toBeHidden();
    await expect(form).toBeVisible();
    expect(await world.sql('select id from video where title = $1', [again])).toEqual([]);
    held = false;
    await send(form);
    await expect(form).toBeHidden();
    expect(await world.sql('select id from video where title = $1', [again])).toHaveLength(1);
  });
});
