'use client';
import CloseIcon from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { useFeatureWatch } from './use-feature-watch';
import { useRightsWatch } from './use-rights-watch';

/** Tells that the person's rights have changed, and takes them over when asked to: without a new sign-in, and without closing what is still allowed. */
export function RightsBanner() {
  const t = useTranslations('screen.rights');
  const router = useRouter();
  const [updating, startUpdate] = useTransition();
  const { news, dismiss } = useRightsWatch();
  useFeatureWatch();
  return (
    <div role="status">
      {news !== 'none' && (
        <Strip>
          <span>{t(news)}</span>
          {news === 'changed' && (
            <Button size="small" variant="contained" disabled={updating} onClick={() => startUpdate(() => router.refresh())}>
              {t('update')}
            </Button>
          )}
          <IconButton size="small" aria-label={t('close')} onClick={dismiss}>
            <CloseIcon />
          </IconButton>
        </Strip>
      )}
    </div>
  );
}

const Strip = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '6px 16px',
  backgroundColor: paletteVar('warning-soft'),
  color: paletteVar('warning-main'),
  fontSize: sizeVar.font,
  '& > span': { flex: 1, minWidth: 0 },
});
