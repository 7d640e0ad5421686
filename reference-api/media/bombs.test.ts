import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberStatusChange } from '@/lib/contract/member/action';
import { pictureList, pictureUpload } from '@/lib/contract/picture';
import { kick } from '@/lib/contract/user';
import { videoList, videoUpload } from '@/lib/contract/video';
import type { Person } from '@/reference-api/testing/person';
import { openTestStack, type TestStack } from '@/reference-api/testing/world';

/* What a caller may send to keep the API busy: each is a clear refusal, and nothing of it is left. */

let stack: TestStack;
let admin: Person;
beforeAll(async () => {
  stack = await openTestStack();
  admin = await stack.as('admin');
});
afterAll(() => stack.close());

const oneColour = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#fff' }, limitInputPixels: false })
    .webp({ lossless: true })
    .toBuffer();

function formOf(files: readonly [string, Buffer, string][], fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [field, content, name] of files) form.append(field, new Blob([new Uint8Array(content)]), name);
  return form;
}

describe('picture bombs (D9)', () => {
  it('security D9: of few bytes and a hundred million pixels are refused before they are decoded', async () => {
    const before = (await admin.ask(pictureList)).total;
    const bomb = await oneColour(9_000);
    expect(bomb.length).toBeLessThan(5_000);
    expect(await admin.send(pictureUpload, { body: formOf([['pictureFile', bomb, 'a.webp']]) })).toMatchObject({ code: 40005 });
    expect((await admin.ask(pictureList)).total).toBe(before);
  });

  it('security D9: in one form count together', async () => {
    const before = (await admin.ask(pictureList)).total;
    const large = await oneColour(5_500);
    const files = Array.from({ length: 9 }, (_, index): [string, Buffer, string] => [`file${index}`, large, `${index}.webp`]);
    expect(await admin.send(pictureUpload, { body: formOf(files) })).toMatchObject({ code: 40005 });
    expect((await admin.ask(pictureList)).total).toBe(before);
  });
});

describe('ids', () => {
  it('security D10: of one call are bounded', async () => {
    const many = Array.from({ length: 130_000 }, (_, index) => index + 1);
    expect((await admin.send(memberStatusChange, { body: { ids: many, status: 0 } })).code).toBe(40001);
  });

  it('security D18: are numbers: nothing else is read as one', async () => {
    for (const id of [true, null, '', '1e3', '0x1', [1], ' 1'])
      expect([id, (await admin.send(kick, { body: { id } })).code]).toEqual([id, 40001]);
  });

  it('security D18: no column can hold belong to nothing', async () => {
    expect(await admin.send(kick, { body: { id: 99_999_999_999 } })).toMatchObject({ code: 40401 });
  });
});

describe('a body', () => {
  it('security D6: is limited whatever it is said to be', async () => {
    const large = new Uint8Array(3 * 1024 * 1024).fill(32);
    for (const type of ['application/json', 'multipart/x', 'text/plain']) {
      const answer = await stack.api.app.request('/v1/admin/user/login', {
        method: 'POST',
        body: large,
        headers: { 'content-type': type },
      });
      expect([type, answer.status]).toEqual([type, 413]);
    }
  });
});

describe('a video whose row is refused (D17)', () => {
  it('row 73: security D17: leaves no file, and a NUL in its words is no defect', async () => {
    const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(64, 1)]);
    const before = (await admin.ask(videoList)).total;
    const { code } = await admin.send(videoUpload, { body: formOf([['file', mp4, 'a.mp4']], { title: 'a\0b' }) });
    expect(code).toBe(0);
    expect((await admin.ask(videoList)).total).toBe(before + 1);
  });
});
