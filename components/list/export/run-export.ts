import type { Download } from '@/lib/client/download';
import { blobSink, type ExportProgress, type ExportSink, fileSink, pourExport } from '@/lib/list/export-download';
import { createObservable } from '@/lib/list/observable';
import { MAX_XLSX_ROWS } from '@/lib/list/xlsx-cells';
import type { ExportJob, ExportState } from './ExportDialog';
import { pickFile } from './pick-file';
import { saveFile } from './save-file';

export type ExportFormat = 'csv' | 'xlsx';

export interface ExportParams {
  readonly open: (signal: AbortSignal) => Promise<Download>;
  readonly format: ExportFormat;
  /** How many rows are expected, for the progress; null where nobody knows. */
  readonly rows: number | null;
  /** What the file is called when the server does not say. */
  readonly name: string;
}

/** Exports so large that they go straight into a picked file instead of through memory. */
const PICK_FROM_ROWS = 200_000;

/** Begins to stream an export from the API into a file; null when the person gave it up while picking the file. */
export async function beginExport(params: ExportParams): Promise<ExportJob | null> {
  const stop = new AbortController();
  const state = createObservable<ExportState>({ phase: 'running', progress: { bytes: 0, rows: 0 } });
  const picked = params.format === 'csv' && (params.rows ?? 0) >= PICK_FROM_ROWS ? await pickFile(`${params.name}.csv`) : 'unsupported';
  if (picked === 'cancelled') return null;
  const onProgress = (progress: ExportProgress) => state.set({ phase: 'running', progress });
  const run = async () => {
    const download = await params.open(stop.signal).catch(async (error: unknown) => {
      if (picked !== 'unsupported') await picked.abort();
      throw error;
    });
    const name = download.fileName ?? `${params.name}.csv`;
    const sink: ExportSink = picked === 'unsupported' ? blobSink('text/csv;charset=utf-8', deliver(name, params.format)) : fileSink(picked);
    return pourExport(download, sink, { signal: stop.signal, onProgress, mostRows: params.format === 'xlsx' ? MAX_XLSX_ROWS : undefined });
  };
  void run().then(
    (progress) => state.set({ phase: 'done', progress }),
    (error: unknown) => state.set(stop.signal.aborted ? { phase: 'cancelled' } : { phase: 'failed', error: asError(error) }),
  );
  return { state, rows: params.rows, cancel: () => stop.abort() };
}

const deliver = (name: string, format: ExportFormat) => async (file: Blob) => {
  if (format === 'csv') return saveFile(file, name);
  const { xlsxFile } = await import('./xlsx-file');
  saveFile(await xlsxFile(await file.text()), name.replace(/\.csv$/i, '.xlsx'));
};

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
