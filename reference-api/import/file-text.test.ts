import { encode } from 'iconv-lite';
import { expect, it } from 'vitest';
import { fileText } from './file-text';

const TEXT = '账号----密码\na@163.com----一\n';
const read = (bytes: Uint8Array, name = 'cards.txt') => fileText(new File([new Uint8Array(bytes)], name), '----', 1024);

it.each(['utf8', 'gbk', 'utf16le', 'utf16be'])('cards in %s are read alike', async (encoding) => {
  expect(await read(encode(TEXT, encoding, { addBOM: encoding.startsWith('utf') }))).toBe(TEXT);
});

it('what holds zero bytes is no text', async () => {
  await expect(read(new Uint8Array([97, 0, 98, 0]))).rejects.toMatchObject({ code: 40005 });
});
