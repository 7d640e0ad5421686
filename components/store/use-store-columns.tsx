'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { LinkButton } from '@/components/list/cells/link-button';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { PictureText } from '@/components/list/cells/PictureText';
import { RowActions } from '@/components/list/cells/RowActions';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { TimeText } from '@/components/list/cells/TimeText';
import { TwoLines } from '@/components/list/cells/TwoLines';
import { ACTIONS_KEY, type Column } from '@/components/list/columns/column';
import type { Store } from '@/lib/contract/store';
import { groupedNumber } from '@/lib/format/number-suffix';
import { StoreChip } from './StoreChip';
import type { StoreActions } from './use-store-actions';

/** The columns of the stores. */
export function useStoreColumns({ show, of }: StoreActions): readonly Column<Store>[] {
  const t = useTranslations('store');
  const common = useTranslations('common');
  return useMemo((): readonly Column<Store>[] => {
    const end = { align: 'end' } as const;
    const title = (row: Store) => (
      <PictureText
        src={row.logo}
        initial={row.name.slice(0, 1)}
        title={
          <LinkButton type="button" style={{ marginLeft: -6 }} onClick={() => show(row)}>
            {row.name}
          </LinkButton>
        }
        note={`#${row.id}`}
      />
    );
    const plan = ({ mealName, expireAt, expiresSoon }: Store) => (
      <TwoLines
        first={mealName}
        second={
          <>
            {expireAt === null ? t('permanent') : expireAt.slice(0, 10)}{' '}
            {expiresSoon === 1 && <StatusChip kind="failed" label={t('expiresSoon')} />}
          </>
        }
      />
    );
    return [
      { key: 'name', header: t('columns.store'), width: 230, card: 'title', hideable: false, cell: title },
      {
        key: 'contactName',
        header: t('columns.contact'),
        width: 120,
        cell: ({ contactName, contactMobile }) => <TwoLines first={contactName} second={contactMobile} />,
      },
      {
        key: 'region',
        header: t('columns.region'),
        width: 140,
        cell: ({ region: [province, ...within] }) => (
          <TwoLines first={within.join(' ') || province} second={within.length > 0 ? province : ''} />
        ),
      },
      { key: 'levelId', header: t('columns.level'), width: 90, cell: ({ levelName }) => levelName || '-' },
      { key: 'expireAt', header: t('columns.plan'), width: 176, cell: plan },
      { key: 'goodsCount', header: t('fields.goodsCount'), width: 76, ...end, cell: ({ goodsCount }) => groupedNumber(goodsCount) },
      { key: 'orderCount', header: t('fields.orderCount'), width: 76, ...end, cell: ({ orderCount }) => groupedNumber(orderCount) },
      {
        key: 'salesTotal',
        header: t('fields.salesTotal'),
        width: 120,
        ...end,
        card: 'amount',
        cell: ({ salesTotal }) => <MoneyText fen={salesTotal} />,
      },
      { key: 'balance', header: t('fields.balance'), width: 112, ...end, cell: ({ balance }) => <MoneyText fen={balance} /> },
      { key: 'status', header: t('fields.status'), width: 86, card: 'mark', cell: ({ status }) => <StoreChip status={status} /> },
      { key: 'createTime', header: t('fields.createTime'), width: 158, cell: ({ createTime }) => <TimeText time={createTime} /> },
      {
        key: ACTIONS_KEY,
        header: common('actions'),
        width: 150,
        pinned: 'end',
        hideable: false,
        cell: (row) => <RowActions actions={[{ key: 'show', label: common('details'), act: () => show(row) }, ...of(row)]} />,
      },
    ];
  }, [t, common, show, of]);
}
