import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Refusal } from '@/reference-api/refusal';
import { openIncoming } from './incoming';
import { receiveForm } from './receive-form';

// A disk that is busy: a file takes longer to open than its first bytes take to come.
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const open = (...call: Parameters<typeof fs.open>) => setTimeout(() => fs.open(...call), 50);
  return {
    ...fs,
    createWriteStream: (path: string, options: object) => fs.createWriteStream(path, { ...options, fs: { ...fs, open } }),
  };
});

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'receive-form-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const RULES = { kind: 'picture', fileField: /^pictureFile$/, maxMb: 1, maxFiles: 1 } as const;
const HEADERS = { 'content-type': 'multipart/form-data; boundary=b' };
const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n`;
const opening = part('pictureFile');

it.each([
  ['a program, refused at its first bytes', `${opening}MZ${'\0'.repeat(200)}\r\n--b--`],
  ['text, refused at its end', `${opening}no picture\r\n--b--`],
  ['a form that breaks off', `${opening}no pic`],
  ['a form that breaks off inside a part nobody asked for', `${part('file')}no pic`],
  ['a program before a part that breaks off', `${opening}MZ${'\0'.repeat(200)}\r\n${part('file')}no pic`],
])('leaves nothing of %s on a disk that is busy', async (_what, form) => {
  const incoming = await openIncoming(folder);
  const received = receiveForm({ headers: HEADERS, body: Readable.from([Buffer.from(form)]) }, RULES, incoming);
  await expect(received).rejects.toBeInstanceOf(Refusal);
  await new Promise((later) => setTimeout(later, 150));
  expect(await readdir(join(folder, '.incoming'))).toEqual([]);
});
