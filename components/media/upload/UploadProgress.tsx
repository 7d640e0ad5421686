'use client';
import { useTranslations } from 'next-intl';
import type { UploadEntry } from '@/lib/media/upload-entry';
import { Filling } from '../tile-styles';

/** How much of a file has been sent. */
export function UploadProgress({ entry: { name, sent, size } }: { entry: UploadEntry }) {
  const t = useTranslations('media');
  const share = size === 0 ? 0 : Math.min(100, Math.round((sent / size) * 100));
  return (
    <Filling role="progressbar" aria-label={t('queue.progress', { name })} aria-valuenow={share} aria-valuemin={0} aria-valuemax={100}>
      <i style={{ width: `${share}%` }} />
    </Filling>
  );
}
