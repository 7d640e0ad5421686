'use client';
import { useTranslations } from 'next-intl';
import type { ClipboardEvent, DragEvent } from 'react';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { useToast } from '@/components/feedback/use-toast';
import type { FieldState } from '@/components/form/state/use-field';
import { useCheckedFiles } from '../upload/use-checked-files';
import { sendPicture } from './use-choose-picture';

interface Room {
  /** How many pictures the field holds at most, and how many more it takes. */
  readonly max: number;
  readonly room: number;
}

/** Takes pictures dropped on a field, or pasted while the field has the focus; each is stored by itself, in the order given. `begin` is called as they are taken, and gives what is told of each that is stored. */
export function useDroppedPicture(
  { disabled, awaits }: Pick<FieldState, 'disabled' | 'awaits'>,
  begin: () => (url: string) => void,
  { max, room }: Room,
) {
  const t = useTranslations();
  const [toast, report, check] = [useToast(), useReportFailure(), useCheckedFiles()];
  const take = async (files: readonly File[]) => {
    let arrived = true;
    const onStored = begin();
    const good = await check(files, 'picture');
    if (good.length > room) toast.warning(t('picture.tooMany', { n: max }));
    for (const file of good.slice(0, room)) {
      try {
        const url = await sendPicture(file);
        if (url) onStored(url);
        else arrived = false;
      } catch (error) {
        report(error, { info: 'upload' });
        arrived = false;
      }
    }
    return arrived;
  };
  return {
    // Always taken, even by a field that is full: otherwise the browser would leave the form to show the file.
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (!disabled) awaits(take([...event.dataTransfer.files]));
    },
    onPaste: (event: ClipboardEvent) => {
      if (disabled || event.clipboardData.files.length === 0) return;
      event.preventDefault();
      awaits(take([...event.clipboardData.files]));
    },
  };
}
