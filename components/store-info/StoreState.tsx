'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { paletteVar } from '@/components/theme/css-vars';
import { authsOf, type StoreInfo } from '@/lib/contract/store-info';
import { formatFen } from '@/lib/format/money';
import { formatPercent } from '@/lib/format/percent';

/** What the platform decides about a store and what it has earned; nothing here is edited. */
export function StoreState({ info }: { info: StoreInfo }) {
  const t = useTranslations('storeInfo');
  const enums = useTranslations('enums');
  const auths = authsOf(info).map((code) => (enums.has(`storeAuth.${code}`) ? enums(`storeAuth.${code}`) : code));
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['level', info.levelName || t('none')],
    ['meal', info.mealName || t('none')],
    ['expireAt', info.expireAt ?? t('permanent')],
    ['auths', auths.join(' · ') || t('none')],
    ['platformRate', typeof info.platformRate === 'number' ? formatPercent(info.platformRate) : t('ofLevel')],
    ['goodsLimit', goodsLimit(info.goodsLimit, t)],
    ['balance', formatFen(info.balance ?? 0)],
    ['pendingSettle', formatFen(info.pendingSettle ?? 0)],
    ['withdrawing', formatFen(info.withdrawing ?? 0)],
    ['withdrawn', formatFen(info.withdrawn ?? 0)],
  ];
  return (
    <Facts>
      {facts.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`facts.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

function goodsLimit(limit: number | null | undefined, t: (key: string) => string): string {
  if (typeof limit !== 'number') return t('ofLevel');
  return limit === 0 ? t('noLimit') : String(limit);
}

const Facts = styled('dl')({
  gridColumn: '1 / -1',
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: '14px 20px',
  '& dt': { fontSize: 13, color: paletteVar('text-secondary') },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
});
