'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { StatusMessage } from './StatusMessage';

/** The connection is gone; tries again by itself as soon as the browser is online. */
export function OfflineState({ onRetry, small = false }: { onRetry?: (() => void) | undefined; small?: boolean }) {
  const t = useTranslations('feedback');
  useEffect(() => {
    if (!onRetry) return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  const retry = onRetry && (
    <PlainButton variant="outlined" size="small" onClick={onRetry}>
      {t('retry')}
    </PlainButton>
  );
  return <StatusMessage drawing="offline" title={t('offline')} text={t('offlineText')} action={retry} small={small} role="alert" />;
}
