'use client';
import { useTranslations } from 'next-intl';
import type { ClipboardEvent, DragEvent } from 'react';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { useToast } from '@/components/feedback/use-toast';
import type { FieldState } from '@/components/form/state/use-field';
import { cropper } from '../media-dialogs';
import { useCheckedFiles } from '../upload/use-checked-files';
import { sendPicture } from './use-choose-picture';

interface Room {
  /** How many pictures the field holds at most, and how many more it takes. */
  readonly max: number;
  readonly room: number;
  /** A fixed shape, width by height: what is dropped goes through the cropper. */
  readonly ratio?: number | undefined;
}

/** Takes pictures dropped on a field, or pasted while the field has the focus; each is stored by itself, in the order given. `begin` is called as they are taken, and again when one is cropped, and gives what is told of each that is stored. */
export function useDroppedPicture(
  { disabled, awaits }: Pick<FieldState, 'disabled' | 'awaits'>,
  begin: () => (url: string) => void,
  { max, room, ratio }: Room,
) {
  const t = useTranslations();
  const [toast, report, check] = [useToast(), useReportFailure(), useCheckedFiles()];
  const crop = useOnDemand(cropper);
  const cropped = async (file: File, shape: number): Promise<File | undefined> => {
    const src = URL.createObjectURL(file);
    try {
      return await crop.open(() => ({ src, name: file.name, ratio: shape }));
    } finally {
      URL.revokeObjectURL(src);
    }
  };
  const take = async (files: readonly File[]) => {
    let arrived = true;
    let onStored = begin();
    const good = await check(files, 'picture');
    if (good.length > room) toast.warning(t('picture.tooMany', { n: max }));
    for (const file of good.slice(0, room)) {
      try {
        const wanted = ratio === undefined ? file : await cropped(file, ratio);
        // Whoever gives up in the cropper has dropped nothing.
        if (!wanted) continue;
        if (ratio !== undefined) onStored = begin();
        const url = await sendPicture(wanted);
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
