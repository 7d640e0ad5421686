'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { RecordSwitch } from '@/components/actions/RecordSwitch';
import { useMediaUrl } from '@/components/controls/MediaPlaces';
import { Picture } from '@/components/controls/Picture';
import { CampaignChip } from '@/components/link/CampaignChip';
import { LinkText } from '@/components/link/LinkText';
import { Figures } from '@/components/list/cells/Grouped';
import { RowActions } from '@/components/list/cells/RowActions';
import { actionsColumn } from '@/components/list/columns/actions-column';
import { type Column, figuresOf } from '@/components/list/columns/column';
import { englishWidths } from '@/components/list/columns/english-widths';
import { sortColumn } from '@/components/list/columns/sort-column';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { useViewer } from '@/components/viewer/viewer-context';
import { useWrite } from '@/lib/client/use-write';
import { MAIN_STORE } from '@/lib/contract/access';
import { type HomeDialog, homeDialogSort } from '@/lib/contract/home-dialog';
import { onOff } from '@/lib/contract/states/on-off';
import { groupedNumber } from '@/lib/format/number-suffix';
import { percentOf } from '@/lib/format/percent';
import { dayOfWireTime } from '@/lib/format/shanghai-time';
import type { HomeDialogActions } from './home-dialog-actions';

/** The columns of the dialogs of the home page. */
export function useHomeDialogColumns(actions: HomeDialogActions): readonly Column<HomeDialog>[] {
  const t = useTranslations('homeDialog');
  const { language } = useLanguage();
  const common = useTranslations('common');
  const enums = useTranslations('enums');
  const write = useWrite();
  const address = useMediaUrl();
  const { storeId } = useViewer();
  return useMemo(() => {
    const rate = ({ exposureCount, clickCount }: HomeDialog) => percentOf(clickCount, exposureCount);
    const columns: (Column<HomeDialog> | false)[] = [
      {
        key: 'image',
        header: t('columns.image'),
        width: 60,
        card: 'picture',
        cell: ({ image, name }) => (
          <Thumb href={address(image)} target="_blank" rel="noreferrer">
            <Picture url={image} alt={name} />
          </Thumb>
        ),
      },
      { key: 'name', header: t('fields.name'), width: 104, card: 'title', hideable: false, cell: ({ name }) => name },
      { key: 'link', header: t('fields.linkType'), width: 130, cell: (row) => <LinkText link={row} /> },
      { key: 'showType', header: t('fields.showType'), width: 84, cell: ({ showType }) => enums(`dialogShow.${showType}`) },
      { key: 'audience', header: t('fields.audience'), width: 84, cell: ({ audience }) => enums(`dialogAudience.${audience}`) },
      {
        key: 'period',
        header: t('period'),
        figures: [{ key: 'startTime', header: t('period') }],
        width: 110,
        cell: ({ startTime, endTime }) => `${dayOfWireTime(startTime)} ~ ${dayOfWireTime(endTime)}`,
      },
      {
        key: 'counts',
        header: t('columns.counts'),
        figures: figuresOf(t('columns.counts'), COUNTS),
        width: 160,
        align: 'end',
        cell: (row) => <Figures text={`${groupedNumber(row.exposureCount)} / ${groupedNumber(row.clickCount)} (${rate(row)}%)`} />,
      },
      storeId === MAIN_STORE && { key: 'storeName', header: t('store'), width: 84, cell: ({ storeName }) => storeName },
      sortColumn({
        header: t('fields.sort'),
        nameOf: ({ name }) => name,
        may: (row) => actions.allows('edit', row),
        save: (row, sort) => write(homeDialogSort, { body: { id: row.id, sort } }),
      }),
      {
        key: 'status',
        header: t('fields.status'),
        width: 68,
        cell: (row) => (
          <RecordSwitch
            row={row}
            actions={actions}
            on={row.status === onOff.on}
            disabled={!actions.allows('edit', row)}
            label={`${row.name} ${t('fields.status')}`}
          />
        ),
      },
      { key: 'state', header: t('fields.state'), width: 88, card: 'mark', cell: ({ state }) => <CampaignChip state={state} /> },
      actionsColumn(common('actions'), 150, (row) => <RowActions actions={actions.forRow(row)} />),
    ];
    return englishWidths(
      columns.filter((column) => column !== false),
      language,
      [
        ['link', 112],
        ['state', 112],
        ['actions', 116],
      ],
    );
  }, [language, actions, write, address, t, common, enums, storeId]);
}

/** What is shown and what is clicked stand in one cell; the list is sorted by either. */
const COUNTS = ['exposureCount', 'clickCount'] as const;

const Thumb = styled('a')({ display: 'block', width: 33, height: 44, borderRadius: 6, overflow: 'hidden' });
