'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { RecordSwitch } from '@/components/actions/RecordSwitch';
import { Figures } from '@/components/list/cells/Grouped';
import { RowActions } from '@/components/list/cells/RowActions';
import { StatusChip, type StatusKind } from '@/components/list/cells/StatusChip';
import { TwoLines } from '@/components/list/cells/TwoLines';
import { actionsColumn } from '@/components/list/columns/actions-column';
import { type Column, figuresOf } from '@/components/list/columns/column';
import { englishWidths } from '@/components/list/columns/english-widths';
import { sortColumn } from '@/components/list/columns/sort-column';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { useViewer } from '@/components/viewer/viewer-context';
import { useWrite } from '@/lib/client/use-write';
import { MAIN_STORE } from '@/lib/contract/access';
import { type Coupon, couponSort } from '@/lib/contract/coupon';
import { couponState } from '@/lib/contract/states/coupon';
import { groupedNumber } from '@/lib/format/number-suffix';
import type { CouponActions } from './coupon-actions';
import { useCouponText } from './use-coupon-text';

const { draft, issuing, stopped, allTaken, ended } = couponState;
const KINDS: Readonly<Record<number, StatusKind>> = {
  [draft]: 'waiting',
  [issuing]: 'running',
  [stopped]: 'closed',
  [allTaken]: 'success',
  [ended]: 'closed',
};

/** The columns of the coupons. */
export function useCouponColumns(actions: CouponActions): readonly Column<Coupon>[] {
  const t = useTranslations('coupon');
  const common = useTranslations('common');
  const enums = useTranslations('enums');
  const say = useCouponText();
  const { language } = useLanguage();
  const write = useWrite();
  const isMain = useViewer().storeId === MAIN_STORE;
  return useMemo(() => {
    const name = (row: Coupon) => (
      <TwoLines first={row.name} second={isMain ? (row.storeId === MAIN_STORE ? t('platform') : row.storeName) : undefined} />
    );
    const status = (row: Coupon) => (
      <>
        <StatusChip kind={KINDS[row.shownStatus] ?? 'closed'} label={enums(`couponStatus.${row.shownStatus}`)} />{' '}
        {(actions.allows('enable', row) || actions.allows('disable', row)) && (
          <RecordSwitch row={row} actions={actions} on={row.status === issuing} label={`${row.name} ${enums(`couponStatus.${issuing}`)}`} />
        )}
      </>
    );
    const total = (count: number) => (count === -1 ? t('unlimited') : groupedNumber(count));
    const counts = ({ totalCount, takenCount, usedCount }: Coupon) => (
      <Figures text={`${total(totalCount)} / ${groupedNumber(takenCount)} / ${groupedNumber(usedCount)}`} />
    );
    const columns: (Column<Coupon> | false)[] = [
      { key: 'id', header: t('columns.id'), width: 58, card: 'none', cell: ({ id }) => id },
      { key: 'name', header: t('fields.name'), width: 132, card: 'title', hideable: false, cell: name },
      { key: 'kind', header: t('columns.kind'), width: 64, cell: ({ kind }) => enums(`couponKind.${kind}`) },
      { key: 'value', header: t('columns.value'), width: 74, align: 'end', card: 'amount', cell: say.value },
      { key: 'threshold', header: t('columns.threshold'), width: 98, cell: say.threshold },
      { key: 'scope', header: t('columns.scope'), width: 78, cell: ({ scope }) => enums(`couponScope.${scope}`) },
      { key: 'takeType', header: t('columns.takeType'), width: 82, cell: ({ takeType }) => enums(`couponTake.${takeType}`) },
      { key: 'valid', header: t('columns.valid'), width: 142, cell: say.validity },
      {
        key: 'counts',
        header: t('columns.counts'),
        figures: figuresOf(t('columns.counts'), COUNTS),
        width: 114,
        align: 'end',
        cell: counts,
      },
      { key: 'status', header: t('fields.status'), width: 116, card: 'mark', cell: status },
      sortColumn({
        header: t('fields.sort'),
        width: 70,
        nameOf: ({ name }) => name,
        may: (row) => actions.allows('edit', row),
        save: (row, sort) => write(couponSort, { body: { id: row.id, sort } }),
      }),
      actionsColumn(common('actions'), 124, (row) => <RowActions actions={actions.forRow(row)} />),
    ];
    const shown = columns.filter((column) => column !== false);
    return englishWidths(shown, language, [
      ['name', 133],
      ['kind', 90],
      ['value', 78],
      ['takeType', 90],
      ['valid', 144],
      ['threshold', 104],
      ['counts', 126],
      ['status', 126],
    ]);
  }, [language, actions, write, t, common, enums, say, isMain]);
}

/** The three counts of a coupon stand in one cell; the list is sorted by what was taken and what was used (marketing.md 1). */
const COUNTS = ['totalCount', 'takenCount', 'usedCount'] as const;
