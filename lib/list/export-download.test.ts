import { expect, test } from 'vitest';
import type { Download } from '@/lib/client/download';
import { TransportError } from '@/lib/contract/call/envelope';
import { blobSink, type ExportProgress, fileSink, pourExport, TooManyLines } from './export-download';

const encoder = new TextEncoder();
const download = (pull: (controller: ReadableStreamDefaultController<Uint8Array>, turn: number) => void): Download => {
  let turn = 0;
  return { fileName: 'a.csv', type: 'text/csv', bytes: new ReadableStream({ pull: (controller) => pull(controller, turn++) }) };
};
const ofLines = (count: number) =>
  download((controller, turn) => (turn <= count ? controller.enqueue(encoder.encode(`${turn},x\r\n`)) : controller.close()));
const signal = new AbortController().signal;

test('everything arrives, and rows are counted without the head', async () => {
  const files: Blob[] = [];
  const told: ExportProgress[] = [];
  const progress = await pourExport(
    ofLines(500),
    blobSink('text/csv', (file) => void files.push(file)),
    { signal, onProgress: (now) => told.push(now) },
  );
  expect(progress.rows).toBe(500);
  expect(told.at(-1)).toEqual(progress);
  expect(files[0]?.size).toBe(progress.bytes);
});

test('a connection lost half way leaves no file behind', async () => {
  const broken = download((controller, turn) =>
    turn < 3 ? controller.enqueue(encoder.encode('a\n')) : controller.error(new TransportError('Network Error')),
  );
  const files: Blob[] = [];
  const pouring = pourExport(
    broken,
    blobSink('text/csv', (file) => void files.push(file)),
    { signal, onProgress: () => undefined },
  );
  await expect(pouring).rejects.toBeInstanceOf(TransportError);
  expect(files).toEqual([]);
});

test('a cancel stops reading and gives the picked file up', async () => {
  const stop = new AbortController();
  const did: string[] = [];
  const file = fileSink({
    write: async () => {
      did.push('write');
      if (did.length === 3) stop.abort();
    },
    close: async () => void did.push('close'),
    abort: async () => void did.push('abort'),
  });
  await expect(pourExport(ofLines(1000), file, { signal: stop.signal, onProgress: () => undefined })).rejects.toThrow(/abort/i);
  expect(did).toEqual(['write', 'write', 'write', 'abort']);
});

test('a line is what ends outside of quotes, wherever the chunks part', async () => {
  const chunks = ['a,b\r\n1,"x\n', 'y ""z""\r\n"\r\n', '2,c\r\n'];
  const parted = download((controller, turn) =>
    turn < chunks.length ? controller.enqueue(encoder.encode(chunks[turn] ?? '')) : controller.close(),
  );
  const { rows } = await pourExport(
    parted,
    blobSink('text/csv', () => undefined),
    { signal, onProgress: () => undefined },
  );
  expect(rows).toBe(2);
});

test('more lines than the file may hold end the export while it comes, and nothing is saved', async () => {
  const files: Blob[] = [];
  const pour = (lines: number) =>
    pourExport(
      ofLines(lines),
      blobSink('text/csv', (file) => void files.push(file)),
      { signal, onProgress: () => undefined, mostRows: 500 },
    );
  expect((await pour(500)).rows).toBe(500);
  expect(files).toHaveLength(1);
  await expect(pour(501)).rejects.toEqual(new TooManyLines(500));
  expect(files).toHaveLength(1);
});
