'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { PictureText } from '@/components/list/cells/PictureText';
import { RegionText } from '@/components/list/cells/RegionText';
import { RowActions } from '@/components/list/cells/RowActions';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { TwoLines } from '@/components/list/cells/TwoLines';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import { englishWidths } from '@/components/list/columns/english-widths';
import { countColumn, moneyColumn, stackedTimeColumn } from '@/components/list/columns/FieldColumns';
import { useOpenRecord } from '@/components/records/use-open-record';
import { useLanguage } from '@/components/theme/LanguageProvider';
import type { Store } from '@/lib/contract/store';
import { dayOfWireTime } from '@/lib/format/shanghai-time';
import { StoreChip } from './StoreChip';
import type { StoreActions } from './store-actions';
import { storeDrawer } from './store-drawer';
import { useGoodsLinks } from './use-goods-links';

/** The columns of the stores. */
export function useStoreColumns({ forRow }: StoreActions): readonly Column<Store>[] {
  const t = useTranslations('store');
  const common = useTranslations('common');
  const { language } = useLanguage();
  const show = useOpenRecord(storeDrawer);
  const goodsLinks = useGoodsLinks();
  return useMemo((): readonly Column<Store>[] => {
    const title = (row: Store) => (
      <PictureText src={row.logo} initial={row.name.slice(0, 1)} title={row.name} onOpen={() => show(row.id)} note={`#${row.id}`} />
    );
    const plan = ({ mealName, expireAt, expiresSoon }: Store) => (
      <TwoLines
        first={mealName}
        second={
          <>
            {expireAt === null ? t('permanent') : dayOfWireTime(expireAt)}{' '}
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
        width: 92,
        cell: ({ region }) => <RegionText region={region} />,
      },
      { key: 'levelId', header: t('columns.level'), width: 60, cell: ({ levelName }) => levelName || '-' },
      { key: 'expireAt', header: t('columns.plan'), width: 124, cell: plan },
      countColumn('goodsCount', t('fields.goodsCount'), 66),
      countColumn('orderCount', t('fields.orderCount'), 66),
      moneyColumn('salesTotal', t('fields.salesTotal'), 121, { card: 'amount' }),
      moneyColumn('balance', t('fields.balance'), 107),
      { key: 'status', header: t('fields.status'), width: 76, card: 'mark', cell: ({ status }) => <StoreChip status={status} /> },
      stackedTimeColumn('createTime', t('fields.createTime'), 97),
      actionsColumn(common('actions'), 102, (row) => (
        <RowActions
          actions={[
            { key: 'show', label: common('details'), rare: true, act: () => show(row.id) },
            ...forRow(row).map((action) => ({ ...action, rare: action.key !== 'edit' })),
            ...goodsLinks(row),
          ]}
        />
      )),
    ];
    return englishWidths(columns, language, [
      ['name', 153],
      ['levelId', 90],
      ['expireAt', 130],
      ['status', 96],
      ['actions', 130],
    ]);
  }, [t, common, language, show, forRow, goodsLinks]);
}
