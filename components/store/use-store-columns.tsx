'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { LinkButton } from '@/components/list/cells/link-button';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { PictureText } from '@/components/list/cells/PictureText';
import { RegionText } from '@/components/list/cells/RegionText';
import { RowActions } from '@/components/list/cells/RowActions';
import { StackedTime } from '@/components/list/cells/StackedTime';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { TwoLines } from '@/components/list/cells/TwoLines';
import { ACTIONS_KEY, type Column } from '@/components/list/columns/column';
import { englishWidths } from '@/components/list/columns/english-widths';
import { useLanguage } from '@/components/theme/LanguageProvider';
import type { Store } from '@/lib/contract/store';
import { groupedNumber } from '@/lib/format/number-suffix';
import { StoreChip } from './StoreChip';
import type { StoreActions } from './use-store-actions';

/** The columns of the stores. */
export function useStoreColumns({ show, of }: StoreActions): readonly Column<Store>[] {
  const t = useTranslations('store');
  const common = useTranslations('common');
  const { language } = useLanguage();
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
    const columns: readonly Column<Store>[] = [
      { key: 'name', header: t('columns.store'), width: 142, card: 'title', hideable: false, cell: title },
      {
        key: 'contactName',
        header: t('columns.contact'),
        width: 99,
        cell: ({ contactName, contactMobile }) => <TwoLines first={contactName} second={contactMobile} />,
      },
      {
        key: 'region',
        header: t('columns.region'),
        width: 98,
        cell: ({ region }) => <RegionText region={region} />,
      },
      { key: 'levelId', header: t('columns.level'), width: 64, cell: ({ levelName }) => levelName || '-' },
      { key: 'expireAt', header: t('columns.plan'), width: 104, cell: plan },
      { key: 'goodsCount', header: t('fields.goodsCount'), width: 67, ...end, cell: ({ goodsCount }) => groupedNumber(goodsCount) },
      { key: 'orderCount', header: t('fields.orderCount'), width: 67, ...end, cell: ({ orderCount }) => groupedNumber(orderCount) },
      {
        key: 'salesTotal',
        header: t('fields.salesTotal'),
        width: 121,
        ...end,
        card: 'amount',
        cell: ({ salesTotal }) => <MoneyText fen={salesTotal} />,
      },
      { key: 'balance', header: t('fields.balance'), width: 112, ...end, cell: ({ balance }) => <MoneyText fen={balance} /> },
      { key: 'status', header: t('fields.status'), width: 76, card: 'mark', cell: ({ status }) => <StoreChip status={status} /> },
      { key: 'createTime', header: t('fields.createTime'), width: 97, cell: ({ createTime }) => <StackedTime time={createTime} /> },
      {
        key: ACTIONS_KEY,
        header: common('actions'),
        width: 102,
        pinned: 'end',
        hideable: false,
        cell: (row) => (
          <RowActions
            actions={[
              { key: 'show', label: common('details'), rare: true, act: () => show(row) },
              ...of(row).map((action) => ({ ...action, rare: action.key !== 'edit' })),
            ]}
          />
        ),
      },
    ];
    return englishWidths(columns, language, [
      ['levelId', 110],
      ['expireAt', 130],
      ['status', 110],
      ['actions', 130],
    ]);
  }, [t, common, language, show, of]);
}
