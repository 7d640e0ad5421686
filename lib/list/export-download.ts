import type { Download } from '@/lib/client/download';

/** Where the bytes of an export go; `finish` is called once when all are there, `drop` when they will never be. */
export interface ExportSink {
  write(chunk: Uint8Array): Promise<void>;
  finish(): Promise<void>;
  drop(): Promise<void>;
}

export interface ExportProgress {
  readonly bytes: number;
  /** Lines so far without the head; those inside of quoted cells are none. */
  readonly rows: number;
}

/** How often progress is told at most. */
const TELL_EVERY_MS = 100;
const LINE_END = 10;
const QUOTE = 34;

/** An export longer than its file can be. */
export class TooManyLines extends Error {
  constructor(readonly most: number) {
    super(`more than ${most} lines`);
  }
}

interface Pouring {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
  /** How many lines below its head the file can hold: an order is as many as it has items, which nobody knows before. */
  readonly mostRows?: number | undefined;
}

/** Pours an export into its sink chunk by chunk, so that memory stays flat however many rows there are. */
export async function pourExport(
  download: Download,
  sink: ExportSink,
  { signal, onProgress, mostRows = Number.POSITIVE_INFINITY }: Pouring,
): Promise<ExportProgress> {
  let progress: ExportProgress = { bytes: 0, rows: 0 };
  const linesWith = lineCounter();
  let toldAt = 0;
  const reader = download.bytes.getReader();
  try {
    for (;;) {
      signal.throwIfAborted();
      const { done, value } = await reader.read();
      if (done) break;
      progress = { bytes: progress.bytes + value.length, rows: Math.max(0, linesWith(value) - 1) };
      if (progress.rows > mostRows) throw new TooManyLines(mostRows);
      await sink.write(value);
      if (Date.now() - toldAt >= TELL_EVERY_MS) {
        toldAt = Date.now();
        onProgress(progress);
      }
    }
    await sink.finish();
  } catch (error) {
    await sink.drop();
    await reader.cancel(error).catch(() => undefined);
    throw error;
  }
  onProgress(progress);
  return progress;
}

/** Counts the lines of a CSV chunk by chunk. A quote inside of a quoted cell is doubled, so that every second one is outside again. */
function lineCounter(): (chunk: Uint8Array) => number {
  let lines = 0;
  let quoted = false;
  return (chunk) => {
    for (const byte of chunk) {
      if (byte === QUOTE) quoted = !quoted;
      else if (byte === LINE_END && !quoted) lines += 1;
    }
    return lines;
  };
}

/** Gathers the bytes and hands them over as one Blob at the end. */
export function blobSink(type: string, deliver: (file: Blob) => void | Promise<void>): ExportSink {
  const chunks: BlobPart[] = [];
  return {
    write: async (chunk) => void chunks.push(new Uint8Array(chunk)),
    finish: async () => deliver(new Blob(chunks, { type })),
    drop: async () => void chunks.splice(0),
  };
}

/** Writes straight into a file the person picked, for exports too large to hold in memory. */
export const fileSink = (file: WritableFile): ExportSink => ({
  write: (chunk) => file.write(new Uint8Array(chunk)),
  finish: () => file.close(),
  drop: () => file.abort(),
});

/** The part of the File System Access API that is used. */
export interface WritableFile {
  write(chunk: Uint8Array<ArrayBuffer>): Promise<void>;
  close(): Promise<void>;
  abort(): Promise<void>;
}
