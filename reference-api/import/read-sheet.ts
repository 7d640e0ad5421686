import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { codes } from '@/lib/contract/call/codes';
import { Refusal } from '@/reference-api/refusal';
import { limitUnpacked } from './unpacked-size';

/** Ten times what ten thousand lines of cards take. */
const MOST_UNPACKED = 20 * 1024 * 1024;
const MOST_CELLS = 500_000;
const MOST_HEAP_MB = 256;
const MOST_MS = 30_000;

/** Runs as it stands, so that it needs no file of its own beside the bundle. */
const READER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const text = (cell) => (cell === null ? '' : String(cell));
  require(workerData.library).readSheet(Buffer.from(workerData.bytes)).then((rows) => {
    if (rows.length * Math.max(1, rows[0]?.length ?? 0) > workerData.mostCells) throw new Error('the sheet has too many cells');
    parentPort.postMessage(rows.map((row) => row.map(text)));
  });`;
const library = createRequire(import.meta.url).resolve('read-excel-file/node');

/** Sheets wait for each other: however many are sent at once, they take one processor and the memory of one. */
let before: Promise<unknown> = Promise.resolve();

/**
 * The cells of a workbook's first sheet as texts. It is read by a thread of its own, with bounded memory and time: a small file can
 * hold many rows, or name a row so far down that those above it would fill the memory.
 */
export async function readSheet(bytes: Buffer): Promise<string[][]> {
  const read = before.then(async () => {
    await limitUnpacked(bytes, MOST_UNPACKED);
    return rowsIn(bytes);
  });
  before = read.catch(() => {});
  return read.catch((error: unknown) => {
    throw Object.assign(new Refusal(codes.badFileFormat), { cause: error });
  });
}

async function rowsIn(bytes: Buffer): Promise<string[][]> {
  const resourceLimits = { maxOldGenerationSizeMb: MOST_HEAP_MB };
  const worker = new Worker(READER, { eval: true, execArgv: [], workerData: { library, bytes, mostCells: MOST_CELLS }, resourceLimits });
  let late: NodeJS.Timeout | undefined;
  try {
    return await new Promise<string[][]>((resolve, reject) => {
      late = setTimeout(() => reject(new Error('the sheet took too long')), MOST_MS);
      worker.once('message', resolve).once('error', reject);
      worker.once('exit', () => reject(new Error('the sheet was not read')));
    });
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
}
