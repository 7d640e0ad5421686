'use client';
import CloseIcon from '@mui/icons-material/CloseRounded';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { PlainIconButton } from '@/components/controls/PlainIconButton';
import { useAppRouter } from '@/components/theme/app-router';
import { NoticeStrip } from './NoticeStrip';
import { useFeatureWatch } from './use-feature-watch';
import { useRightsWatch } from './use-rights-watch';

/** Tells that the person's rights have changed, and takes them over when asked to: without a new sign-in, and without closing what is still allowed. */
export function RightsBanner() {
  const t = useTranslations('screen.rights');
  const router = useAppRouter();
  const [updating, startUpdate] = useTransition();
  const { news, dismiss } = useRightsWatch();
  useFeatureWatch();
  return (
    <div role="status">
      {news !== 'none' && (
        <NoticeStrip>
          <span>{t(news)}</span>
          {news === 'changed' && (
            <PlainButton size="small" variant="contained" disabled={updating} onClick={() => startUpdate(() => router.refresh())}>
              {t('update')}
            </PlainButton>
          )}
          <PlainIconButton type="button" aria-label={t('close')} onClick={dismiss}>
            <CloseIcon />
          </PlainIconButton>
        </NoticeStrip>
      )}
    </div>
  );
}
