import type { Download } from '@/lib/client/download';
import { blobSink, type ExportProgress, type ExportSink, fileSink, pourExport } from '@/lib/list/export-download';
import { createObservable } from '@/lib/list/observable';
import { MAX_XLSX_ROWS } from '@/lib/list/xlsx-cells';
import type { ExportJob, ExportState } from './ExportDialog';
import { pickFile } from './pick-file';
import { saveFile } from './save-file';

export type ExportFormat = 'csv' | 'xlsx';

export interface ExportParams {
  readonly format: ExportFormat;
  /** How many rows are expected, for the progress; null where nobody knows. */
  readonly rows: number | null;
  /** What the file is called when the server does not say. */
  readonly name: string;
}

/** Where an export goes: into a file the person picked, or through the page's memory to the browser's downloads. */
export interface Place {
  sinkOf(name: string): ExportSink;
  /** Nothing will come. */
  giveBack(): Promise<void>;
}

/** An export of which is known where it goes and how it is opened. */
export interface Opening {
  readonly place: Place;
  open(signal: AbortSignal): Promise<Download>;
}

/** Exports so large that they go straight into a picked file instead of through memory. */
const PICK_FROM_ROWS = 200_000;

/** Finds out where an export goes; null when the person gave it up while picking the file. */
export async function pickPlace({ format, rows, name }: ExportParams): Promise<Place | null> {
  const picked = format === 'csv' && (rows ?? 0) >= PICK_FROM_ROWS ? await pickFile(`${name}.csv`) : 'unsupported';
  if (picked === 'cancelled') return null;
  return picked === 'unsupported'
    ? { sinkOf: (fileName) => blobSink('text/csv;charset=utf-8', deliver(fileName, format)), giveBack: async () => undefined }
    : { sinkOf: () => fileSink(picked), giveBack: () => picked.abort() };
}

/** Begins to stream an export from the API to its place. */
export function beginExport({ format, rows, name }: ExportParams, { place, open }: Opening): ExportJob {
  const stop = new AbortController();
  const state = createObservable<ExportState>({ phase: 'running', progress: { bytes: 0, rows: 0 } });
  const onProgress = (progress: ExportProgress) => state.set({ phase: 'running', progress });
  const run = async () => {
    const download = await open(stop.signal).catch(async (error: unknown) => {
      await place.giveBack();
      throw error;
    });
    const sink = place.sinkOf(download.fileName ?? `${name}.csv`);
    return pourExport(download, sink, { signal: stop.signal, onProgress, mostRows: format === 'xlsx' ? MAX_XLSX_ROWS : undefined });
  };
  void run().then(
    (progress) => state.set({ phase: 'done', progress }),
    (error: unknown) => state.set(stop.signal.aborted ? { phase: 'cancelled' } : { phase: 'failed', error: asError(error) }),
  );
  return { state, rows, cancel: () => stop.abort() };
}

const deliver = (name: string, format: ExportFormat) => async (file: Blob) => {
  if (format === 'csv') return saveFile(file, name);
  const { xlsxFile } = await import('./xlsx-file');
  saveFile(await xlsxFile(await file.text()), name.replace(/\.csv$/i, '.xlsx'));
};

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
