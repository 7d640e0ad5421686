'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Picture } from '@/components/controls/Picture';
import { CampaignChip } from '@/components/link/CampaignChip';
import { LinkText } from '@/components/link/LinkText';
import { InlineNumber } from '@/components/list/cells/InlineNumber';
import { type RowAction, RowActions } from '@/components/list/cells/RowActions';
import { SwitchCell } from '@/components/list/cells/SwitchCell';
import { ACTIONS_KEY, type Column } from '@/components/list/columns/column';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import type { HomeDialog } from '@/lib/contract/home-dialog';
import { groupedNumber } from '@/lib/format/number-suffix';
import type { HomeDialogActions } from './use-home-dialog-actions';

/** The columns of the dialogs of the home page. */
export function useHomeDialogColumns(actions: HomeDialogActions): readonly Column<HomeDialog>[] {
  const t = useTranslations('homeDialog');
  const common = useTranslations('common');
  const enums = useTranslations('enums');
  const { storeId } = useViewer();
  return useMemo(() => {
    const may = (row: HomeDialog) => actions.mayEdit && row.storeId === storeId;
    const rate = ({ exposureCount, clickCount }: HomeDialog) =>
      exposureCount === 0 ? 0 : Math.round((clickCount / exposureCount) * 1000) / 10;
    const rowActions = (row: HomeDialog): (RowAction | false)[] => [
      may(row) && { key: 'edit', label: common('edit'), act: () => actions.edit(row) },
      { key: 'preview', label: t('preview'), act: () => actions.preview(row) },
      actions.mayEdit && { key: 'copy', label: common('copy'), act: () => actions.copy(row) },
      may(row) && { key: 'delete', label: common('delete'), danger: true, act: () => actions.remove(row) },
    ];
    const columns: (Column<HomeDialog> | false)[] = [
      {
        key: 'image',
        header: t('columns.image'),
        width: 60,
        card: 'none',
        cell: ({ image, name }) => (
          <Thumb>
            <Picture url={image} alt={name} />
          </Thumb>
        ),
      },
      { key: 'name', header: t('fields.name'), width: 104, card: 'title', hideable: false, cell: ({ name }) => name },
      { key: 'link', header: t('fields.linkType'), width: 136, cell: (row) => <LinkText link={row} /> },
      { key: 'showType', header: t('fields.showType'), width: 84, cell: ({ showType }) => enums(`dialogShow.${showType}`) },
      { key: 'audience', header: t('fields.audience'), width: 84, cell: ({ audience }) => enums(`dialogAudience.${audience}`) },
      {
        key: 'period',
        header: t('fields.startTime'),
        width: 110,
        cell: ({ startTime, endTime }) => `${startTime.slice(0, 10)} ~ ${endTime.slice(0, 10)}`,
      },
      {
        key: 'counts',
        header: t('columns.counts'),
        width: 160,
        align: 'end',
        cell: (row) => `${groupedNumber(row.exposureCount)} / ${groupedNumber(row.clickCount)} (${rate(row)}%)`,
      },
      storeId === MAIN_STORE && { key: 'storeName', header: t('store'), width: 84, cell: ({ storeName }) => storeName },
      {
        key: 'sort',
        header: t('fields.sort'),
        width: 72,
        align: 'end',

        cell: (row) => (
          <InlineNumber
            value={row.sort}
            label={`${row.name} ${t('fields.sort')}`}
            min={0}
            max={9999}
            disabled={!may(row)}
            onSave={(sort) => actions.sort(row, sort)}
          />
        ),
      },
      {
        key: 'status',
        header: t('fields.status'),
        width: 68,
        cell: (row) => (
          <SwitchCell
            on={row.status === 1}
            disabled={!may(row)}
            label={`${row.name} ${t('fields.status')}`}
            onSwitch={(on) => actions.switchStatus(row, on)}
          />
        ),
      },
      { key: 'state', header: t('fields.state'), width: 88, card: 'mark', cell: ({ state }) => <CampaignChip state={state} /> },
      {
        key: ACTIONS_KEY,
        header: common('actions'),
        width: 150,
        pinned: 'end',
        hideable: false,
        cell: (row) => <RowActions actions={rowActions(row)} />,
      },
    ];
    return columns.filter((column) => column !== false);
  }, [actions, t, common, enums, storeId]);
}

const Thumb = styled('span')({ display: 'block', width: 33, height: 44, borderRadius: 6, overflow: 'hidden' });
