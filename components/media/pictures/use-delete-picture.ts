'use client';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useAsk } from '@/components/dialogs/use-ask';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { useToast } from '@/components/feedback/use-toast';
import { call } from '@/lib/client/call';
import { type Picture, type PicturePlace, pictureRemove, pictureUsage } from '@/lib/contract/picture';
import { UsageDialog } from './UsageDialog';

/**
 * Deletes a picture after a question. Where it is used is looked up first; a server that cannot say is asked to delete all the same and
 * refuses by itself. Gives whether it is gone.
 */
export function useDeletePicture(): (picture: Picture) => Promise<boolean> {
  const t = useTranslations('picture');
  const media = useTranslations('media');
  const [ask, confirm, report, toast] = [useAsk(), useConfirm(), useReportFailure(), useToast()];
  const asking = useRef(false);
  const remove = async (picture: Picture) => {
    const places = await placesOf(picture.id);
    if (places && places.length > 0) {
      await ask(UsageDialog, { picture, places });
      return false;
    }
    const sure = await confirm({
      title: t('deleteConfirm'),
      consequence: t('deleteConsequence'),
      danger: true,
      confirmLabel: media('delete'),
    });
    if (!sure) return false;
    try {
      await call(pictureRemove, { query: { id: picture.id } });
    } catch (error) {
      report(error);
      return false;
    }
    toast.success(media('deleted'));
    return true;
  };
  return async (picture) => {
    // Pressed again while it is looked up: it is asked for already.
    if (asking.current) return false;
    asking.current = true;
    try {
      return await remove(picture);
    } finally {
      asking.current = false;
    }
  };
}

/** Undefined when the server does not know the call; its own guard then decides. */
async function placesOf(id: number): Promise<PicturePlace[] | undefined> {
  try {
    return (await call(pictureUsage, { query: { id } })).places;
  } catch {
    return undefined;
  }
}
