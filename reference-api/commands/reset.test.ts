import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '@/reference-api/database/connect';
import { picture } from '@/reference-api/database/schema/media';
import { demoSizes } from '@/reference-api/database/seed/demo-size';
import { freshDatabase } from '@/reference-api/testing/cluster';
import { TEST_CARD_KEYS } from '@/reference-api/testing/test-keys';
import { runReset } from './reset';

let dataDir = '';
let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  [dataDir, database] = [await mkdtemp(join(tmpdir(), 'reset-')), await freshDatabase()];
});
afterAll(async () => {
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it('a reset removes uploads with their files and leaves what else lies in the folder', async () => {
  const write = async (path: string) => {
    await mkdir(dirname(join(dataDir, path)), { recursive: true });
    await writeFile(join(dataDir, path), 'x');
  };
  const { database: rows, pool } = connect(database.url);
  const before = await rows.$count(picture);
  await rows.insert(picture).values({ url: '/media/pictures/ab/abcd.png', name: '上传的图片.png', createTime: new Date() });
  for (const path of ['media/pictures/ab/abcd.png', 'media/videos/cd/cdef.mp4', 'media/demo/lamp-1.jpg', 'media/notes.txt', 'other.txt'])
    await write(path);
  const environment = {
    port: 0,
    host: '127.0.0.1',
    dataDir,
    databaseUrl: database.url,
    cardKeys: TEST_CARD_KEYS,
    webhook: undefined,
    testMode: false,
    trustForwarded: undefined,
    logLevel: 'silent',
  } as const;
  const said = await runReset(environment, demoSizes.small);
  expect(said).toContain('3 media files');
  expect(await rows.$count(picture)).toBe(before);
  expect((await readdir(join(dataDir, 'media'))).sort()).toEqual(['.incoming', 'notes.txt']);
  expect(await readdir(dataDir)).toEqual(['media', 'other.txt']);
  await pool.end();
});
