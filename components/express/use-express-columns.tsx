'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { RecordSwitch } from '@/components/actions/RecordSwitch';
import { PictureText } from '@/components/list/cells/PictureText';
import { RowActions } from '@/components/list/cells/RowActions';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import { textColumn } from '@/components/list/columns/FieldColumns';
import { sortColumn } from '@/components/list/columns/sort-column';
import { useWrite } from '@/lib/client/use-write';
import { type Express, expressSort } from '@/lib/contract/express';
import { onOff } from '@/lib/contract/states/on-off';
import { yesNo } from '@/lib/contract/states/yes-no';
import type { ExpressActions } from './express-actions';

/** The columns of the express companies. */
export function useExpressColumns(actions: ExpressActions): readonly Column<Express>[] {
  const t = useTranslations('express');
  const common = useTranslations('common');
  const write = useWrite();
  return useMemo(
    (): readonly Column<Express>[] => [
      {
        key: 'name',
        header: t('fields.name'),
        width: 240,
        card: 'title',
        hideable: false,
        cell: ({ logo, name, website }) => (
          <PictureText src={logo} initial={name.slice(0, 1)} title={name} {...(website === '' ? {} : { note: website })} />
        ),
      },
      { key: 'code', header: t('fields.code'), width: 140, cell: ({ code }) => code },
      textColumn('phone', t('fields.phone'), 150),
      {
        key: 'isCommon',
        header: t('fields.isCommon'),
        width: 100,
        cell: ({ isCommon }) => (isCommon === yesNo.yes ? <StatusChip kind="running" label={t('fields.isCommon')} /> : '-'),
      },
      sortColumn({
        header: t('fields.sort'),
        width: 110,
        nameOf: ({ name }) => name,
        save: (row, sort) => write(expressSort, { body: { id: row.id, sort } }),
      }),
      {
        key: 'status',
        header: t('fields.status'),
        width: 100,
        card: 'mark',
        cell: (row) => (
          <RecordSwitch row={row} actions={actions} on={row.status === onOff.on} label={`${row.name} ${t('fields.status')}`} />
        ),
      },
      actionsColumn(common('actions'), 130, (row) => <RowActions actions={actions.forRow(row)} />),
    ],
    [t, common, actions, write],
  );
}
