'use client';
import { useRef } from 'react';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import type { MediaKind } from '@/lib/media/file-check';
import type { Stored } from '@/lib/media/upload-entry';
import { uploads } from './uploads';
import { useCheckedFiles } from './use-checked-files';

/** Sends dropped, pasted or chosen files through the queue; `onArrived` hears of those that came while the caller was still there. */
export function useSendFiles(kind: MediaKind, onArrived: (stored: readonly Stored[]) => void) {
  const check = useCheckedFiles();
  const arrived = useRef(onArrived);
  arrived.current = onArrived;
  const report = useReportFailure();
  const failed = (error: unknown) => {
    report(error, { info: 'upload' });
    return undefined;
  };
  return async (files: readonly File[]): Promise<void> => {
    const good = await check(files, kind);
    if (good.length === 0) return;
    // One that fails keeps nobody from choosing the others; it is told.
    const sent = uploads.add(good.map((file) => ({ file, kind, awaited: true })));
    const stored = await Promise.all(sent.map((each) => each.catch(failed)));
    const kept = stored.filter((each) => each !== undefined);
    if (kept.length > 0) arrived.current(kept);
  };
}
