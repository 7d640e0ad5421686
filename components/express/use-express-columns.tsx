'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { InlineNumber } from '@/components/list/cells/InlineNumber';
import { PictureText } from '@/components/list/cells/PictureText';
import { RowActions } from '@/components/list/cells/RowActions';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { SwitchCell } from '@/components/list/cells/SwitchCell';
import { ACTIONS_KEY, type Column } from '@/components/list/columns/column';
import type { Express } from '@/lib/contract/express';
import type { ExpressActions } from './use-express-actions';

const MOST_SORT = 9999;

/** The columns of the express companies. */
export function useExpressColumns(actions: ExpressActions): readonly Column<Express>[] {
  const t = useTranslations('express');
  const common = useTranslations('common');
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
      { key: 'phone', header: t('fields.phone'), width: 150, cell: ({ phone }) => phone || '-' },
      {
        key: 'isCommon',
        header: t('fields.isCommon'),
        width: 100,
        cell: ({ isCommon }) => (isCommon === 1 ? <StatusChip kind="running" label={t('fields.isCommon')} /> : '-'),
      },
      {
        key: 'sort',
        header: t('fields.sort'),
        width: 110,
        align: 'end',
        cell: (row) => (
          <InlineNumber
            value={row.sort}
            label={`${row.name} ${t('fields.sort')}`}
            min={0}
            max={MOST_SORT}
            onSave={(sort) => actions.sort(row, sort)}
          />
        ),
      },
      {
        key: 'status',
        header: t('fields.status'),
        width: 100,
        card: 'mark',
        cell: (row) => (
          <SwitchCell on={row.status === 1} label={`${row.name} ${t('fields.status')}`} onSwitch={(on) => actions.switchStatus(row, on)} />
        ),
      },
      {
        key: ACTIONS_KEY,
        header: common('actions'),
        width: 130,
        pinned: 'end',
        hideable: false,
        cell: (row) => (
          <RowActions
            actions={[
              { key: 'edit', label: common('edit'), act: () => actions.edit(row) },
              { key: 'delete', label: common('delete'), danger: true, act: () => actions.remove(row) },
            ]}
          />
        ),
      },
    ],
    [t, common, actions],
  );
}
