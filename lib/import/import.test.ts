import { encode } from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { decodeText } from '@/lib/contract/call/decode-text';
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

test('batches add up, keep their keys and name the lines of the file', async () => {
  const sent: unknown[] = [];
  const progress: number[] = [];
  const answer = await sendRows(
    [2, 4, 9].map((line) => ({ line, value: `v${line}` })),
    {
      batchSize: 2,
      signal: new AbortController().signal,
      keyFor: (batch) => `key-${batch}`,
      onProgress: (n) => progress.push(n),
      send: async (values, { idempotencyKey }) => {
        sent.push([idempotencyKey, ...values]);
        return { total: values.length, imported: values.length - 1, duplicate: 0, invalid: [{ line: 1, msg: '坏' }] };
      },
    },
  );
  expect(sent).toEqual([
    ['key-0', 'v2', 'v4'],
    ['key-1', 'v9'],
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
