'use client';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PeriodChart } from '@/components/chart/PeriodChart';
import { InnerTable } from '@/components/controls/InnerTable';
import { ErrorState } from '@/components/feedback/ErrorState';
import { BlockSkeleton } from '@/components/feedback/Skeletons';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { border } from '@/components/theme/css-vars';
import { readOptions } from '@/lib/client/resource-queries';
import type { Cycle, StoreFlowFilter } from '@/lib/contract/store-flow';
import { formatFen } from '@/lib/format/money';
import { shortNumber } from '@/lib/format/number-suffix';
import { type FlowKind, flowKinds } from './flow-kinds';

const HEIGHT = 280;
/** Further bars would be too thin to point at; the table holds every period. */
const MOST_BARS = 31;
const FEN = 100;

interface Props {
  readonly kind: FlowKind;
  readonly cycle: Cycle;
  readonly filter: StoreFlowFilter;
}

/** Income, expense and what stayed by day, week or month of what the filters find: as a chart and as its table. */
export function FlowSummary({ kind, cycle, filter }: Props) {
  const t = useTranslations('storeFlow');
  const [chosen, setChosen] = useState<string | null>(null);
  const answer = useQuery({ ...readOptions(flowKinds[kind].summary, { ...filter, cycle }), meta: { quiet: true } });
  if (answer.error && !answer.data) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <BlockSkeleton height={HEIGHT} />;
  const { list } = answer.data;
  const names = { income: t('income'), expense: t('expense'), net: t('net') };
  const bars = list.slice(0, MOST_BARS).reverse();
  return (
    <Both>
      <PeriodChart
        label={t('summary')}
        periods={bars}
        names={names}
        short={(value) => shortNumber(value / FEN)}
        exact={formatFen}
        chosen={chosen}
        onChoose={setChosen}
      />
      <div className="table">
        <InnerTable
          label={t('summary')}
          rows={chosen === null ? list : list.filter(({ period }) => period === chosen)}
          keyOf={({ period }) => period}
          columns={[
            { key: 'period', header: t('fields.cycle'), cell: ({ period }) => <span style={{ whiteSpace: 'nowrap' }}>{period}</span> },
            { key: 'income', header: names.income, align: 'end', cell: ({ income }) => <MoneyText fen={income} signed /> },
            { key: 'expense', header: names.expense, align: 'end', cell: ({ expense }) => <MoneyText fen={-expense} signed /> },
            { key: 'net', header: names.net, align: 'end', cell: ({ net }) => <MoneyText fen={net} /> },
          ]}
        />
      </div>
    </Both>
  );
}

const Both = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)',
  alignItems: 'start',
  padding: '12px 0 0 12px',
  '& .table': { maxHeight: HEIGHT, overflow: 'auto', borderLeft: border },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 12, '& .table': { borderLeft: 0, marginTop: 12 } },
}));
