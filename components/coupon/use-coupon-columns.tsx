'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { InlineNumber } from '@/components/list/cells/InlineNumber';
import { type RowAction, RowActions } from '@/components/list/cells/RowActions';
import { StatusChip, type StatusKind } from '@/components/list/cells/StatusChip';
import { SwitchCell } from '@/components/list/cells/SwitchCell';
import { TwoLines } from '@/components/list/cells/TwoLines';
import { ACTIONS_KEY, type Column } from '@/components/list/columns/column';
import { englishWidths } from '@/components/list/columns/english-widths';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import type { Coupon } from '@/lib/contract/coupon';
import { couponState } from '@/lib/contract/states/coupon';
import { groupedNumber } from '@/lib/format/number-suffix';
import type { CouponActions } from './use-coupon-actions';
import { useCouponText } from './use-coupon-text';

const { draft, issuing, stopped, allTaken, ended } = couponState;
const KINDS: Readonly<Record<number, StatusKind>> = {
  [draft]: 'waiting',
  [issuing]: 'running',
  [stopped]: 'closed',
  [allTaken]: 'success',
  [ended]: 'closed',
};
const BY_ADMIN = 2;

/** The columns of the coupons. */
export function useCouponColumns(actions: CouponActions): readonly Column<Coupon>[] {
  const t = useTranslations('coupon');
  const common = useTranslations('common');
  const enums = useTranslations('enums');
  const say = useCouponText();
  const { language } = useLanguage();
  const { storeId } = useViewer();
  const isMain = storeId === MAIN_STORE;
  return useMemo(() => {
    /** The main store sees the coupons of all stores and changes its own. */
    const own = (row: Coupon) => row.storeId === storeId;
    const rowActions = (row: Coupon): (RowAction | false)[] => [
      actions.mayEdit && own(row) && { key: 'edit', label: common('edit'), act: () => actions.edit(row) },
      { key: 'records', label: t('records'), rare: own(row), act: () => actions.records(row) },
      actions.mayIssue &&
        row.takeType === BY_ADMIN &&
        row.shownStatus === issuing && { key: 'issue', label: t('issue'), rare: true, act: () => actions.issue(row) },
      actions.mayEdit && { key: 'copy', label: common('copy'), rare: own(row), act: () => actions.copy(row) },
      actions.mayEdit && own(row) && { key: 'delete', label: common('delete'), danger: true, rare: true, act: () => actions.remove(row) },
    ];
    const name = (row: Coupon) => (
      <TwoLines first={row.name} second={isMain ? (row.storeId === MAIN_STORE ? t('platform') : row.storeName) : undefined} />
    );
    const status = (row: Coupon) => (
      <>
        <StatusChip kind={KINDS[row.shownStatus] ?? 'closed'} label={enums(`couponStatus.${row.shownStatus}`)} />{' '}
        {actions.mayEdit && own(row) && (row.shownStatus === issuing || row.shownStatus === stopped) && (
          <SwitchCell
            on={row.status === issuing}
            label={`${row.name} ${enums(`couponStatus.${issuing}`)}`}
            onSwitch={(on) => actions.switchIssuing(row, on)}
          />
        )}
      </>
    );
    const counts = ({ totalCount, takenCount, usedCount }: Coupon) =>
      [totalCount === -1 ? t('unlimited') : groupedNumber(totalCount), groupedNumber(takenCount), groupedNumber(usedCount)].join(' / ');
    const columns: (Column<Coupon> | false)[] = [
      { key: 'id', header: t('columns.id'), width: 62, card: 'none', cell: ({ id }) => id },
      { key: 'name', header: t('fields.name'), width: 152, card: 'title', hideable: false, cell: name },
      { key: 'kind', header: t('columns.kind'), width: 64, cell: ({ kind }) => enums(`couponKind.${kind}`) },
      { key: 'value', header: t('columns.value'), width: 74, align: 'end', card: 'amount', cell: say.value },
      { key: 'threshold', header: t('columns.threshold'), width: 104, cell: say.threshold },
      { key: 'scope', header: t('columns.scope'), width: 80, cell: ({ scope }) => enums(`couponScope.${scope}`) },
      { key: 'takeType', header: t('columns.takeType'), width: 78, cell: ({ takeType }) => enums(`couponTake.${takeType}`) },
      { key: 'valid', header: t('columns.valid'), width: 126, cell: say.validity },
      { key: 'counts', header: t('columns.counts'), width: 128, align: 'end', cell: counts },
      { key: 'status', header: t('fields.status'), width: 116, card: 'mark', cell: status },
      {
        key: 'sort',
        header: t('fields.sort'),
        width: 70,
        align: 'end',
        cell: (row) => (
          <InlineNumber
            value={row.sort}
            label={`${row.name} ${t('fields.sort')}`}
            min={0}
            max={9999}
            disabled={!actions.mayEdit || !own(row)}
            onSave={(sort) => actions.sort(row, sort)}
          />
        ),
      },
      {
        key: ACTIONS_KEY,
        header: common('actions'),
        width: 132,
        pinned: 'end',
        hideable: false,
        cell: (row) => <RowActions actions={rowActions(row)} />,
      },
    ];
    const shown = columns.filter((column) => column !== false);
    return englishWidths(shown, language, [
      ['value', 82],
      ['counts', 150],
      ['status', 150],
    ]);
  }, [language, actions, t, common, enums, say, storeId, isMain]);
}
