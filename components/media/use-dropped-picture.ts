'use client';
import type { ClipboardEvent, DragEvent } from 'react';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { useToast } from '@/components/feedback/use-toast';
import { useFileSentence } from './file-sentence';
import { sendPicture } from './use-choose-picture';

/** Takes a picture dropped on a field, or pasted while the field has the focus. */
export function useDroppedPicture(onStored: (url: string) => void, disabled: boolean) {
  const [toast, report, sentence] = [useToast(), useReportFailure(), useFileSentence()];
  const take = async (files: readonly File[]) => {
    for (const file of files) {
      const problem = sentence(file, 'picture', undefined);
      if (problem) {
        toast.error(problem);
        continue;
      }
      try {
        const url = await sendPicture(file);
        if (url) onStored(url);
      } catch (error) {
        report(error, { info: 'upload' });
      }
    }
  };
  return {
    onDragOver: (event: DragEvent) => {
      if (!disabled && event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (!disabled) void take([...event.dataTransfer.files]);
    },
    onPaste: (event: ClipboardEvent) => {
      if (disabled || event.clipboardData.files.length === 0) return;
      event.preventDefault();
      void take([...event.clipboardData.files]);
    },
  };
}
