'use client';
import { styled } from '@mui/material/styles';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { sizeVar } from '@/components/theme/css-vars';
import { ROOMY_QUERY } from '@/components/theme/tokens';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import { formatFen } from '@/lib/format/money';
import { groupedNumber } from '@/lib/format/number-suffix';
import { useNewMembers, useOrderTrend, useStatistics } from './dashboard-queries';
import { FailedFigure } from './FailedFigure';
import { FigureCard, FigureSkeleton, VersusYesterday } from './FigureCard';
import { PlatformFigures } from './PlatformFigures';

const money = (fen: number | undefined) => (fen === undefined ? '-' : formatFen(fen));

/** Today's figures; the main store sees the platform beside them, another store its own balance. */
export function KeyFigures() {
  const t = useTranslations('dashboard');
  const orders = useOrderTrend();
  const members = useNewMembers();
  const statistics = useStatistics();
  const platform = useViewer().storeId === MAIN_STORE;
  const figure = <Data,>(label: string, of: UseQueryResult<Data>, value: (answer: Data) => string, note?: (answer: Data) => ReactNode) => (
    <Figure key={label} label={label} of={of} value={value} note={note} />
  );
  return (
    <Grid aria-label={t('figures')} role="group" data-count={platform ? 4 : 5}>
      {figure(t('todayOrders'), orders, (of) => groupedNumber(of.todayCount), versusOrders)}
      {figure(
        t('todaySales'),
        orders,
        (of) => money(of.todayAmount),
        ({ todayAmount, yesterdayAmount }) => (
          <VersusYesterday today={todayAmount} yesterday={yesterdayAmount} />
        ),
      )}
      {figure(
        t('todayMembers'),
        members,
        (of) => groupedNumber(of.today),
        ({ today, yesterday }) => (
          <VersusYesterday today={today} yesterday={yesterday} />
        ),
      )}
      {platform ? (
        <PlatformFigures of={statistics} />
      ) : (
        <>
          {figure(
            t('balance'),
            statistics,
            (of) => money(of.balance),
            () => t('balanceNote'),
          )}
          {figure(
            t('pendingSettle'),
            statistics,
            (of) => money(of.pendingSettle),
            () => t('pendingSettleNote'),
          )}
        </>
      )}
    </Grid>
  );
}

const versusOrders = ({ todayCount, yesterdayCount }: { todayCount: number; yesterdayCount: number }) => (
  <VersusYesterday today={todayCount} yesterday={yesterdayCount} />
);

interface FigureProps<Data> {
  label: string;
  of: UseQueryResult<Data>;
  value: (answer: Data) => string;
  note: ((answer: Data) => ReactNode) | undefined;
}

function Figure<Data>({ label, of, value, note }: FigureProps<Data>) {
  if (of.data !== undefined) return <FigureCard label={label} value={value(of.data)} note={note?.(of.data)} />;
  return of.error ? <FailedFigure label={label} onRetry={() => void of.refetch()} /> : <FigureSkeleton label={label} />;
}

const Grid = styled('div')({
  display: 'grid',
  gap: sizeVar.gap,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [`@media ${ROOMY_QUERY}`]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '&[data-count="5"]': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});
