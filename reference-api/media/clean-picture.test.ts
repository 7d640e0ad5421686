import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { BadFile } from './bad-file';
import { cleanPicture, pixelsOf } from './clean-picture';
import type { Incoming } from './incoming';
import type { ReceivedFile } from './receive-form';

async function received(change: (png: Buffer) => Buffer = (png) => png): Promise<ReceivedFile> {
  const folder = await mkdtemp(join(tmpdir(), 'shangtai-picture-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const noise = {
    create: { width: 200, height: 200, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  } as const;
  const png = await sharp(noise).png().toBuffer();
  const path = join(folder, 'a.png');
  await writeFile(path, change(png));
  const type = { kind: 'picture', extension: 'png', type: 'image/png' } as const;
  return { field: 'pictureFile', name: 'a', path, bytes: png.length, sha256: '', type };
}

/** A folder in which everything is written to one path; nothing is removed, for that may be a device. */
const writingTo = (path: string): Incoming => ({ newPath: () => path, remove: async () => undefined });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test.runIf(existsSync('/dev/full'))('a disk that is full is no bad picture', async () => {
  const failure = await failureOf(cleanPicture(await received(), writingTo('/dev/full')));
  expect(failure).not.toBeInstanceOf(BadFile);
  expect(String(failure)).toMatch(/No space left/);
});

test('nor is a folder that has gone, nor a file', async () => {
  const file = await received();
  const gone = { ...file, path: `${file.path}-gone` };
  const nowhere = writingTo(join(file.path, 'nowhere'));
  for (const work of [() => cleanPicture(file, nowhere), () => cleanPicture(gone, writingTo(`${file.path}-clean`)), () => pixelsOf(gone)]) {
    const failure = await failureOf(work());
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(BadFile);
  }
});

test('a picture that ends too early, or only begins like one, is', async () => {
  const halved = await received((png) => png.subarray(0, png.length / 2));
  const begun = await received((png) => Buffer.concat([png.subarray(0, 12), Buffer.alloc(500, 7)]));
  for (const file of [halved, begun]) expect(await failureOf(cleanPicture(file, writingTo(`${file.path}-clean`)))).toBeInstanceOf(BadFile);
  expect(await failureOf(pixelsOf(begun))).toBeInstanceOf(BadFile);
});
