'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Small } from '@/components/controls/table-styles';
import { CopyText } from '@/components/list/cells/CopyText';
import { RegionText } from '@/components/list/cells/RegionText';
import { TimeText } from '@/components/list/cells/TimeText';
import type { Column } from '@/components/list/columns/column';
import { stackedTimeColumn, textColumn } from '@/components/list/columns/FieldColumns';
import { ACCOUNT, FORM, type GoodsKind, HARDWARE, SOFTWARE } from '@/lib/contract/goods/kind';
import type { Order } from '@/lib/contract/order/row';
import { licenceState } from '@/lib/contract/states/licence';
import { TimeLeft } from './TimeLeft';

/** The columns only one kind of orders has (order.md 3). */
export function useKindColumns(kind: GoodsKind): readonly Column<Order>[] {
  const t = useTranslations('order.fields');
  return useMemo(() => {
    const columns: Readonly<Record<GoodsKind, readonly Column<Order>[]>> = {
      [HARDWARE]: [
        { key: 'receiver', header: t('receiver'), width: 98, cell: ({ receiver }) => (receiver ? <Lines of={receiver} /> : '-') },
        {
          key: 'region',
          header: t('region'),
          width: 92,
          card: 'none',
          cell: ({ receiver }) => (receiver ? <RegionText region={[receiver.province, receiver.city]} /> : '-'),
        },
        { key: 'trackingNo', header: t('trackingNo'), width: 168, card: 'none', cell: (row) => <Parcels order={row} /> },
      ],
      [ACCOUNT]: [
        {
          key: 'deliveredCount',
          header: t('deliveredCount'),
          width: 84,
          align: 'end',
          cell: ({ deliveredCount, items }) => `${deliveredCount} / ${items.reduce((sum, { count }) => sum + count, 0)}`,
        },
        stackedTimeColumn('warrantyUntil', t('warrantyUntil'), 122),
      ],
      [FORM]: [
        textColumn('handlerName', t('handlerName'), 78),
        { key: 'timeLeft', header: t('timeLeft'), width: 132, cell: (row) => <TimeLeft order={row} /> },
      ],
      [SOFTWARE]: [
        { key: 'key', header: t('key'), width: 130, cell: ({ licences }) => licences[0]?.key ?? '-' },
        { key: 'endAt', header: t('endAt'), width: 158, cell: ({ licences }) => <Until licences={licences} /> },
      ],
    };
    return columns[kind];
  }, [kind, t]);
}

const Lines = ({ of: { name, mobile } }: { of: { name: string; mobile: string } }) => (
  <>
    {name}
    <Small>{mobile}</Small>
  </>
);

function Parcels({ order: { packages, noLogisticsReason } }: { order: Order }) {
  const t = useTranslations('order');
  const [first] = packages;
  if (!first) return <>{noLogisticsReason === '' ? '-' : t('noLogistics')}</>;
  return (
    <>
      <CopyText text={first.trackingNo} />
      <Small>
        {first.expressName}
        {packages.length > 1 && ` +${packages.length - 1}`}
      </Small>
    </>
  );
}

function Until({ licences }: { licences: Order['licences'] }) {
  const t = useTranslations('order');
  const [first] = licences;
  if (!first) return '-';
  if (first.endAt !== null) return <TimeText time={first.endAt} />;
  return first.status === licenceState.waiting ? '-' : t('forever');
}
