import { encode } from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { type IdempotencyKeys, idempotencyKeys } from '@/lib/client/idempotency-keys';
import { decodeText } from '@/lib/contract/call/decode-text';
import { ApiError, TransportError } from '@/lib/contract/call/envelope';
import { judgeRows, withoutHead } from './judge-rows';
import { rowsOfFile, rowsOfText } from './read-rows';
import { sendRows } from './send-rows';

const text = '申请单号,发票号码\r\nFP1,"12,3"\r\n\r\nFP2,45\r\n';

describe('a file', () => {
  test.each(['utf8', 'gbk', 'gb18030'])('is read in %s', (encoding) => {
    expect(decodeText(encode(text, encoding))).toBe(text);
  });

  test.each(['utf8', 'utf16le', 'utf16be'])('is read in %s with its mark', (encoding) => {
    expect(decodeText(encode(text, encoding, { addBOM: true }))).toBe(text);
  });

  test('gives its rows with the lines they stand on, blank ones left out', async () => {
    const rows = await rowsOfFile(new File([new Uint8Array(encode(text, 'gbk'))], 'a.CSV'), undefined);
    expect(withoutHead(rows, ['申请单号'])).toEqual([
      { line: 2, cells: ['FP1', '12,3'] },
      { line: 4, cells: ['FP2', '45'] },
    ]);
  });
});

test('cells copied from a spreadsheet are parted by tabs, cards by their separator', async () => {
  expect(await rowsOfText('a\tb\nc\td', undefined)).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['c', 'd'] },
  ]);
  expect(await rowsOfText('x@163.com----p,w\n', '----')).toEqual([{ line: 1, text: 'x@163.com----p,w', cells: ['x@163.com', 'p,w'] }]);
});

test('a line of a text stands beside its cells as it was written', async () => {
  expect(await rowsOfText('abc | def\r\n\n x|y ', '|')).toMatchObject([
    { line: 1, text: 'abc | def', cells: ['abc', 'def'] },
    { line: 3, text: ' x|y ', cells: ['x', 'y'] },
  ]);
});

test('a row is good, cannot be read, or repeats an earlier one', () => {
  const rows = [['a'], ['b', 'x'], ['a']].map((cells, index) => ({ line: index + 1, cells }));
  const judged = judgeRows(rows, {
    read: ({ cells }) => (cells.length === 1 ? { value: cells[0] ?? '' } : { reason: '字段数须为 1 个' }),
    keyOf: (value) => value,
    duplicateReason: '重复',
  });
  expect(judged.map(({ fault }) => fault?.kind ?? 'good')).toEqual(['good', 'invalid', 'duplicate']);
});

/** Keys that can be told apart. */
const counted = () => {
  let made = 0;
  return idempotencyKeys(() => {
    made += 1;
    return `key-${made}`;
  });
};

test('batches add up, have a key each and name the lines of the file', async () => {
  const sent: unknown[] = [];
  const progress: number[] = [];
  const answer = await sendRows(
    [2, 4, 9].map((line) => ({ line, value: `v${line}` })),
    {
      batchSize: 2,
      signal: new AbortController().signal,
      keys: counted(),
      onProgress: (n) => progress.push(n),
      send: async (values, { keyFor }) => {
        sent.push([keyFor(values), ...values]);
        return { total: values.length, imported: values.length - 1, duplicate: 0, invalid: [{ line: 1, msg: '坏' }] };
      },
    },
  );
  expect(sent).toEqual([
    ['key-1', 'v2', 'v4'],
    ['key-2', 'v9'],
  ]);
  expect(progress).toEqual([2, 3]);
  expect(answer).toEqual({
    total: 3,
    imported: 1,
    duplicate: 0,
    invalid: [
      { line: 2, msg: '坏' },
      { line: 9, msg: '坏' },
    ],
  });
});

/** Sends two batches of a row each to a variant and gives the keys they carried, whatever came of it. */
async function keysSent(keys: IdempotencyKeys, skuId: number, second: () => Promise<void> = async () => undefined): Promise<string[]> {
  const carried: string[] = [];
  const send = async ([row]: readonly string[], { keyFor }: { keyFor(input: unknown): string }) => {
    carried.push(keyFor({ skuId, row }));
    if (row === 'b') await second();
    return { total: 1, imported: 1, duplicate: 0, invalid: [] };
  };
  const rows = ['a', 'b'].map((value, at) => ({ line: at + 1, value }));
  const { signal } = new AbortController();
  await sendRows(rows, { batchSize: 1, signal, keys, send, onProgress: () => undefined }).catch(() => undefined);
  return carried;
}
const failing = (error: Error) => () => Promise.reject(error);

test('after a lost answer each batch carries its key again, those before it too; sent otherwise it is another intention', async () => {
  const keys = counted();
  const lost = failing(new TransportError('Network Error'));
  expect(await keysSent(keys, 8, lost)).toEqual(['key-1', 'key-2']);
  expect(await keysSent(keys, 9, lost)).toEqual(['key-3', 'key-4']);
  expect(await keysSent(keys, 8)).toEqual(['key-1', 'key-2']);
  // All of it has arrived: the same once more is meant anew.
  expect(await keysSent(keys, 8)).toEqual(['key-5', 'key-6']);
});

test('a batch that was refused is meant anew, those that arrived before it are not', async () => {
  const keys = counted();
  expect(await keysSent(keys, 8, failing(new ApiError(40902, '规格已停用')))).toEqual(['key-1', 'key-2']);
  expect(await keysSent(keys, 8)).toEqual(['key-1', 'key-3']);
});

test('an import that was given up keeps its keys: nobody knows what has arrived', async () => {
  const keys = counted();
  expect(await keysSent(keys, 8, failing(new DOMException('given up', 'AbortError')))).toEqual(['key-1', 'key-2']);
  expect(await keysSent(keys, 8)).toEqual(['key-1', 'key-2']);
});
