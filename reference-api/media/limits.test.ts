import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '@/lib/contract/call/codes';
import { pictureList, pictureUpload } from '@/lib/contract/picture';
import { videoList, videoUpload } from '@/lib/contract/video';
import { systemConfig } from '@/reference-api/database/schema/system-config';
import type { Person } from '@/reference-api/testing/person';
import { openTestStack, type TestStack } from '@/reference-api/testing/world';

let world: TestStack;
let main: Person;
let store: Person;
beforeAll(async () => {
  world = await openTestStack();
  [main, store] = [await world.as('admin'), await world.as('store2')];
});
afterAll(() => world?.close());
beforeEach(() => world.database.delete(systemConfig));

const set = (name: string, values: Record<string, unknown>) =>
  world.database.insert(systemConfig).values({ name, values, updateTime: new Date() });
const limitsOf = async (who: Person) => [(await who.ask(pictureList)).maxMb, (await who.ask(videoList)).maxMb];

/** A picture larger than a megabyte: noise cannot be packed. */
async function noise(): Promise<Buffer> {
  const data = Buffer.from(Array.from({ length: 1_200_000 }, (_, index) => (index * 7919) % 251));
  return sharp(data, { raw: { width: 800, height: 500, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

function formWith(field: string, content: Buffer, name: string): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)]), name);
  return form;
}

describe('the size limits beside both lists', () => {
  it("are the operator's as long as nobody set any", async () => {
    expect(await limitsOf(main)).toEqual([5, 100]);
    expect(await limitsOf(store)).toEqual([5, 100]);
  });

  it('are those of the settings at once, and no more than the rules for other stores allow these', async () => {
    await set('media', { imageMaxMb: 8, videoMaxMb: 300 });
    expect(await limitsOf(main)).toEqual([8, 300]);
    expect(await limitsOf(store)).toEqual([8, 100]);
    await set('os', { maxUploadMb: 3 });
    expect(await limitsOf(main)).toEqual([8, 300]);
    expect(await limitsOf(store)).toEqual([3, 3]);
  });

  it('do not follow a value that makes no sense', async () => {
    await set('media', { imageMaxMb: 'huge', videoMaxMb: -1 });
    await set('os', { maxUploadMb: null });
    expect(await limitsOf(main)).toEqual([5, 100]);
    expect(await limitsOf(store)).toEqual([5, 100]);
  });
});

describe('a file over the limit of the settings', () => {
  it('is refused with its number, a picture and a video, and only for those it holds for', async () => {
    await set('media', { imageMaxMb: 20, videoMaxMb: 500 });
    await set('os', { maxUploadMb: 1 });
    const picture = await noise();
    const video = Buffer.concat([await readFile('reference-api/media/samples/video-1.mp4'), Buffer.alloc(1_100_000)]);
    const refusedPicture = await store.send(pictureUpload, { body: formWith('pictureFile', picture, 'a.png') });
    expect(refusedPicture).toMatchObject({ code: codes.pictureTooLarge, msg: '图片大小不能超过 1MB' });
    const refusedVideo = await store.send(videoUpload, { body: formWith('file', video, 'a.mp4'), language: 'en' });
    expect(refusedVideo).toMatchObject({ code: codes.videoTooLarge, msg: 'Video must not exceed 1 MB' });
    expect((await main.send(pictureUpload, { body: formWith('pictureFile', picture, 'a.png') })).code).toBe(0);
    expect((await main.send(videoUpload, { body: formWith('file', video, 'a.mp4') })).code).toBe(0);
  });
});
