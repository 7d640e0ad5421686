'use client';
import { useTranslations } from 'next-intl';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { HomePreview } from '@/components/home-layout/preview/HomePreview';
import type { HomeDialog } from '@/lib/contract/home-dialog';

/** The home page with a dialog over it. */
export function PreviewDialog({ payload: { name, image } }: DialogProps<HomeDialog, undefined>) {
  const t = useTranslations('homeDialog');
  return (
    <DialogFrame title={`${t('actions.preview')} · ${name}`} width={360}>
      <div style={{ display: 'grid', justifyItems: 'center' }}>
        <HomePreview dialog={image} />
      </div>
    </DialogFrame>
  );
}
