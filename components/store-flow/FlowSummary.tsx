'use client';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PeriodChart } from '@/components/chart/PeriodChart';
import { type InnerColumn, InnerTable } from '@/components/controls/InnerTable';
import { usePhone } from '@/components/controls/use-phone';
import { ErrorState } from '@/components/feedback/ErrorState';
import { BlockSkeleton } from '@/components/feedback/Skeletons';
import { LinkButton } from '@/components/list/cells/link-button';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { readOptions } from '@/lib/client/resource-queries';
import type { Cycle, FlowPeriod, StoreFlowFilter } from '@/lib/contract/store-flow';
import { formatFen } from '@/lib/format/money';
import { shortNumber } from '@/lib/format/number-suffix';
import { type FlowKind, flowKinds } from './flow-kinds';
import { PeriodHead } from './PeriodHead';

const HEIGHT = 262;
/** Further bars would be too thin to point at; the table holds every period. */
const MOST_BARS = 31;
const FEN = 100;

interface Props {
  readonly kind: FlowKind;
  readonly cycle: Cycle;
  readonly filter: StoreFlowFilter;
  /** The period whose rows the list below shows. */
  readonly chosen: FlowPeriod | null;
  onChoose(period: FlowPeriod | null): void;
}

/** Income, expense and what stayed by day, week or month of what the filters find: as a chart and as its table; one period narrows the list below. */
export function FlowSummary({ kind, cycle, filter, chosen, onChoose }: Props) {
  const t = useTranslations('storeFlow');
  const phone = usePhone();
  const answer = useQuery({ ...readOptions(flowKinds[kind].summary, { ...filter, cycle }), meta: { quiet: true } });
  if (!answer.data)
    return (
      <>
        {answer.error ? <ErrorState error={answer.error} onRetry={() => void answer.refetch()} /> : <BlockSkeleton height={HEIGHT} />}
        {/* The list below stays narrowed to it, so its way back stays too. */}
        {chosen && <PeriodHead period={chosen.period} onClear={() => onChoose(null)} />}
      </>
    );
  const { list } = answer.data;
  const names = { income: t('income'), expense: t('expense'), net: t('net') };
  const bars = list.slice(0, MOST_BARS).reverse();
  const current = chosen?.period ?? null;
  const income = ({ income }: FlowPeriod) => <MoneyText fen={income} signed />;
  const expense = ({ expense }: FlowPeriod) => <MoneyText fen={-expense} signed />;
  const bothApart: readonly InnerColumn<FlowPeriod>[] = [
    { key: 'income', header: names.income, align: 'end', cell: income },
    { key: 'expense', header: names.expense, align: 'end', cell: expense },
  ];
  // Beside each other they are wider than a phone.
  const bothInOne: readonly InnerColumn<FlowPeriod>[] = [
    {
      key: 'both',
      header: `${names.income}/${names.expense}`,
      align: 'end',
      cell: (row) => (
        <>
          {income(row)}
          <br />
          {expense(row)}
        </>
      ),
    },
  ];
  // Other filters change what a period adds up to while it stays chosen.
  const now = chosen && (list.find(({ period }) => period === current) ?? { ...chosen, income: 0, expense: 0, net: 0 });
  return (
    <>
      <Both>
        <PeriodChart
          label={t('summary')}
          periods={bars}
          names={names}
          short={(value) => shortNumber(value / FEN)}
          exact={formatFen}
          chosen={current}
          onChoose={(period) => onChoose(list.find((each) => each.period === period) ?? null)}
        />
        <div className="table">
          <InnerTable
            label={t('summary')}
            rows={list}
            keyOf={({ period }) => period}
            current={current}
            columns={[
              {
                key: 'period',
                header: t('fields.cycle'),
                cell: (row) => <Choose row={row} pressed={row.period === current} onChoose={onChoose} />,
              },
              ...(phone ? bothInOne : bothApart),
              { key: 'net', header: names.net, align: 'end', cell: ({ net }) => <MoneyText fen={net} /> },
            ]}
          />
        </div>
      </Both>
      {now && <PeriodHead period={now.period} sums={now} onClear={() => onChoose(null)} />}
    </>
  );
}

function Choose({ row, pressed, onChoose }: { row: FlowPeriod; pressed: boolean; onChoose(row: FlowPeriod): void }) {
  return (
    <LinkButton type="button" aria-pressed={pressed} style={{ marginLeft: -6 }} onClick={() => onChoose(row)}>
      {row.period}
    </LinkButton>
  );
}

const Both = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)',
  gap: 12,
  alignItems: 'start',
  padding: 12,
  '& .table': { maxHeight: HEIGHT, overflow: 'auto' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
