import type { WritableFile } from '@/lib/list/export-download';

interface FilePicker {
  showSaveFilePicker(options: { suggestedName: string }): Promise<{ createWritable(): Promise<WritableFile> }>;
}

/** Lets the person pick where a large export goes; many browsers cannot. */
export async function pickFile(suggestedName: string): Promise<WritableFile | 'unsupported' | 'cancelled'> {
  if (!('showSaveFilePicker' in window)) return 'unsupported';
  try {
    const file = await (window as unknown as FilePicker).showSaveFilePicker({ suggestedName });
    return await file.createWritable();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    // The browser knows the call but refuses it here (no gesture left, embedded page): memory has to do.
    if (error instanceof DOMException) return 'unsupported';
    throw error;
  }
}
