'use client';
import CloseIcon from '@mui/icons-material/CloseRounded';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlainIconButton } from '@/components/controls/PlainIconButton';
import { useNow } from '@/components/controls/use-now';
import { useViewer } from '@/components/viewer/viewer-context';
import { NoticeStrip } from './NoticeStrip';
import { planNews } from './plan-news';

const DAY_LENGTH = 10;

/**
 * Tells the people of another store that its plan ends soon, runs on in its grace, or has run out. Put away until the next news, except
 * for what is over already: that is why nothing sells.
 */
export function PlanNotice() {
  const t = useTranslations('screen.plan');
  const { plan } = useViewer();
  const now = useNow();
  const [putAway, setPutAway] = useState('');
  const news = plan ? planNews(plan, now ?? new Date(plan.readAt)) : 'none';
  const word = `${news} ${plan?.expireAt}`;
  return (
    <div role="status">
      {news !== 'none' && putAway !== word && (
        <NoticeStrip data-news={news}>
          <span>{t(news, { date: plan?.expireAt?.slice(0, DAY_LENGTH) ?? '' })}</span>
          {news !== 'expired' && (
            <PlainIconButton type="button" aria-label={t('close')} onClick={() => setPutAway(word)}>
              <CloseIcon />
            </PlainIconButton>
          )}
        </NoticeStrip>
      )}
    </div>
  );
}
