'use client';
import { useRef } from 'react';
import { useToast } from '@/components/feedback/use-toast';
import type { MediaKind } from '@/lib/media/file-check';
import type { Stored } from '@/lib/media/upload-entry';
import { useFileSentence } from './file-sentence';
import { uploads } from './uploads';

/** Sends dropped, pasted or chosen files through the queue; `onArrived` hears of those that came while the caller was still there. */
export function useSendFiles(kind: MediaKind, maxMb: number | undefined, onArrived: (stored: readonly Stored[]) => void) {
  const toast = useToast();
  const sentence = useFileSentence();
  const arrived = useRef(onArrived);
  arrived.current = onArrived;
  return async (files: readonly File[]): Promise<void> => {
    const good = files.filter((file) => {
      const problem = sentence(file, kind, maxMb);
      if (problem !== undefined) toast.error(problem);
      return problem === undefined;
    });
    if (good.length === 0) return;
    const stored = await Promise.all(uploads.add(good.map((file) => ({ file, kind }))));
    const kept = stored.filter((each) => each !== undefined);
    if (kept.length > 0) arrived.current(kept);
  };
}
