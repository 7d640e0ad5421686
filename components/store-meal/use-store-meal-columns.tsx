'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { InlineNumber } from '@/components/list/cells/InlineNumber';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { NameChips } from '@/components/list/cells/NameChips';
import { PictureText } from '@/components/list/cells/PictureText';
import { RecordLink } from '@/components/list/cells/RecordLink';
import { RowActions } from '@/components/list/cells/RowActions';
import { SwitchCell } from '@/components/list/cells/SwitchCell';
import { ACTIONS_KEY, type Column } from '@/components/list/columns/column';
import type { StoreMeal } from '@/lib/contract/store-meal';
import { groupedNumber } from '@/lib/format/number-suffix';
import { href, withQuery } from '@/lib/navigation/href';
import { durationText } from './duration-text';
import type { StoreMealActions } from './use-store-meal-actions';

const MOST_SORT = 9999;
const SHOWN_AUTHS = 2;

/** The columns of the plans. */
export function useStoreMealColumns(actions: StoreMealActions): readonly Column<StoreMeal>[] {
  const t = useTranslations('storeMeal');
  const common = useTranslations('common');
  const units = useTranslations('enums.durationUnit');
  const auths = useTranslations('enums.storeAuth');
  return useMemo((): readonly Column<StoreMeal>[] => {
    const end = { align: 'end' } as const;
    const title = ({ cover, name }: StoreMeal) => <PictureText src={cover} initial={name.slice(0, 1)} title={name} />;
    const features = ({ auths: held }: StoreMeal) => (
      <NameChips names={held.split(',').flatMap((code) => (code === '' ? [] : [auths(code)]))} most={SHOWN_AUTHS} />
    );
    const stores = ({ id, storeCount }: StoreMeal) =>
      storeCount === 0 ? (
        '0'
      ) : (
        <RecordLink href={withQuery(href('/shopping/shop'), { mealId: id })}>{groupedNumber(storeCount)}</RecordLink>
      );
    const sort = (row: StoreMeal) => (
      <InlineNumber
        value={row.sort}
        label={`${row.name} ${t('fields.sort')}`}
        min={0}
        max={MOST_SORT}
        onSave={(next) => actions.sort(row, next)}
      />
    );
    const status = (row: StoreMeal) => (
      <SwitchCell on={row.status === 1} label={`${row.name} ${t('fields.status')}`} onSwitch={(on) => actions.switchStatus(row, on)} />
    );
    return [
      { key: 'name', header: t('fields.name'), width: 200, card: 'title', hideable: false, cell: title },
      { key: 'levelName', header: t('columns.levelName'), width: 84, cell: ({ levelName }) => levelName || '-' },
      {
        key: 'price',
        header: t('fields.price'),
        width: 110,
        ...end,
        card: 'amount',
        cell: ({ price }) => (price === 0 ? t('free') : <MoneyText fen={price} />),
      },
      {
        key: 'duration',
        header: t('fields.durationNum'),
        width: 72,
        cell: ({ durationUnit, durationNum }) => durationText(durationUnit, durationNum, units),
      },
      { key: 'auths', header: t('columns.auths'), width: 216, cell: features },
      { key: 'soldCount', header: t('fields.soldCount'), width: 64, ...end, cell: ({ soldCount }) => groupedNumber(soldCount) },
      { key: 'storeCount', header: t('fields.storeCount'), width: 96, ...end, cell: stores },
      { key: 'sort', header: t('fields.sort'), width: 80, ...end, cell: sort },
      { key: 'status', header: t('fields.status'), width: 72, card: 'mark', cell: status },
      {
        key: ACTIONS_KEY,
        header: common('actions'),
        width: 160,
        pinned: 'end',
        hideable: false,
        cell: (row) => (
          <RowActions
            actions={[
              { key: 'edit', label: common('edit'), act: () => actions.edit(row) },
              { key: 'copy', label: common('copy'), act: () => actions.copy(row) },
              { key: 'delete', label: common('delete'), danger: true, act: () => actions.remove(row) },
            ]}
          />
        ),
      },
    ];
  }, [t, common, units, auths, actions]);
}
