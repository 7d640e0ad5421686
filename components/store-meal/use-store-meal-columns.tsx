'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { RecordSwitch } from '@/components/actions/RecordSwitch';
import { CountLink } from '@/components/list/cells/CountLink';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { NameChips } from '@/components/list/cells/NameChips';
import { PictureText } from '@/components/list/cells/PictureText';
import { RowActions } from '@/components/list/cells/RowActions';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import { englishWidths } from '@/components/list/columns/english-widths';
import { countColumn, textColumn } from '@/components/list/columns/FieldColumns';
import { sortColumn } from '@/components/list/columns/sort-column';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { useWrite } from '@/lib/client/use-write';
import { onOff } from '@/lib/contract/states/on-off';
import { type StoreMeal, storeMealSort } from '@/lib/contract/store-meal';
import { href, withQuery } from '@/lib/navigation/href';
import { durationText } from './duration-text';
import type { StoreMealActions } from './store-meal-actions';

const SHOWN_AUTHS = 2;

/** The columns of the plans. */
export function useStoreMealColumns(actions: StoreMealActions): readonly Column<StoreMeal>[] {
  const t = useTranslations('storeMeal');
  const { language } = useLanguage();
  const common = useTranslations('common');
  const units = useTranslations('enums');
  const auths = useTranslations('enums.storeAuth');
  const write = useWrite();
  return useMemo((): readonly Column<StoreMeal>[] => {
    const end = { align: 'end' } as const;
    const title = ({ cover, name }: StoreMeal) => <PictureText src={cover} initial={name.slice(0, 1)} title={name} />;
    const features = ({ auths: held }: StoreMeal) => (
      <NameChips names={held.split(',').flatMap((code) => (code === '' ? [] : [auths(code)]))} most={SHOWN_AUTHS} />
    );
    const stores = ({ id, storeCount }: StoreMeal) => (
      <CountLink count={storeCount} href={withQuery(href('/shopping/shop'), { mealId: id })} />
    );
    const status = (row: StoreMeal) => (
      <RecordSwitch row={row} actions={actions} on={row.status === onOff.on} label={`${row.name} ${t('fields.status')}`} />
    );
    const columns: readonly Column<StoreMeal>[] = [
      { key: 'name', header: t('fields.name'), width: 200, card: 'title', hideable: false, cell: title },
      textColumn('levelName', t('columns.levelName'), 84),
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
      countColumn('soldCount', t('fields.soldCount'), 64),
      { key: 'storeCount', header: t('fields.storeCount'), width: 96, ...end, cell: stores },
      sortColumn({
        header: t('fields.sort'),
        width: 80,
        nameOf: ({ name }) => name,
        save: ({ id }, sort) => write(storeMealSort, { body: { id, sort } }),
      }),
      { key: 'status', header: t('fields.status'), width: 72, card: 'mark', cell: status },
      actionsColumn(common('actions'), 160, (row) => <RowActions actions={actions.forRow(row)} />),
    ];
    return englishWidths(columns, language, [
      ['duration', 104],
      ['auths', 264],
      ['actions', 112],
    ]);
  }, [language, t, common, units, auths, actions, write]);
}
