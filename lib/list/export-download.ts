import type { Download } from '@/lib/client/download';

/** Where the bytes of an export go; `finish` is called once when all are there, `drop` when they will never be. */
export interface ExportSink {
  write(chunk: Uint8Array): Promise<void>;
  finish(): Promise<void>;
  drop(): Promise<void>;
}

export interface ExportProgress {
  readonly bytes: number;
  /** Lines so far without the head; close to the number of rows, because quoted cells may hold line ends. */
  readonly rows: number;
}

/** How often progress is told at most. */
const TELL_EVERY_MS = 100;
const LINE_END = 10;

/** Pours an export into its sink chunk by chunk, so that memory stays flat however many rows there are. */
export async function pourExport(
  download: Download,
  sink: ExportSink,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: ExportProgress) => void },
): Promise<ExportProgress> {
  let progress: ExportProgress = { bytes: 0, rows: 0 };
  let lines = 0;
  let toldAt = 0;
  const reader = download.bytes.getReader();
  try {
    for (;;) {
      signal.throwIfAborted();
      const { done, value } = await reader.read();
      if (done) break;
      await sink.write(value);
      lines += lineEnds(value);
      progress = { bytes: progress.bytes + value.length, rows: Math.max(0, lines - 1) };
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

function lineEnds(chunk: Uint8Array): number {
  let found = 0;
  for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, at + 1)) found += 1;
  return found;
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
