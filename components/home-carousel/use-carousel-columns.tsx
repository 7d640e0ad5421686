'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { RecordSwitch } from '@/components/actions/RecordSwitch';
import { Picture } from '@/components/controls/Picture';
import { CampaignChip } from '@/components/link/CampaignChip';
import { LinkText } from '@/components/link/LinkText';
import { RowActions } from '@/components/list/cells/RowActions';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import { englishWidths } from '@/components/list/columns/english-widths';
import { countColumn } from '@/components/list/columns/FieldColumns';
import { sortColumn } from '@/components/list/columns/sort-column';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { useViewer } from '@/components/viewer/viewer-context';
import { useWrite } from '@/lib/client/use-write';
import { MAIN_STORE } from '@/lib/contract/access';
import { type HomeCarousel, homeCarousel } from '@/lib/contract/home-carousel';
import { onOff } from '@/lib/contract/states/on-off';
import { dayOfWireTime } from '@/lib/format/shanghai-time';
import type { CarouselActions } from './carousel-actions';

/** The columns of the home page's carousel. */
export function useCarouselColumns(actions: CarouselActions): readonly Column<HomeCarousel>[] {
  const t = useTranslations('homeCarousel');
  const { language } = useLanguage();
  const common = useTranslations('common');
  const enums = useTranslations('enums');
  const write = useWrite();
  const { storeId } = useViewer();
  return useMemo(() => {
    const period = ({ startTime, endTime }: HomeCarousel) =>
      startTime || endTime ? `${startTime ? dayOfWireTime(startTime) : ''} ~ ${endTime ? dayOfWireTime(endTime) : ''}` : t('always');
    const columns: (Column<HomeCarousel> | false)[] = [
      {
        key: 'image',
        header: t('fields.image'),
        width: 106,
        card: 'picture',
        cell: ({ image, title }) => (
          <Thumb>
            <Picture url={image} alt={title} />
          </Thumb>
        ),
      },
      { key: 'title', header: t('fields.title'), width: 110, card: 'title', hideable: false, cell: ({ title }) => title },
      { key: 'position', header: t('fields.position'), width: 84, cell: ({ position }) => enums(`carouselPosition.${position}`) },
      { key: 'link', header: t('fields.linkType'), width: 170, cell: (row) => <LinkText link={row} /> },
      { key: 'period', header: t('period'), width: 110, cell: period },
      { key: 'state', header: t('state'), width: 88, card: 'mark', cell: ({ state }) => <CampaignChip state={state} /> },
      countColumn('clickCount', t('fields.clickCount'), 72),
      storeId === MAIN_STORE && { key: 'storeName', header: t('store'), width: 96, cell: ({ storeName }) => storeName },
      sortColumn({
        header: t('fields.sort'),
        nameOf: ({ title }) => title,
        may: (row) => actions.allows('edit', row),
        save: (row, sort) => write(homeCarousel.update, { body: { ...row, sort } }),
      }),
      {
        key: 'status',
        header: t('fields.status'),
        width: 72,
        cell: (row) => (
          <RecordSwitch
            row={row}
            actions={actions}
            on={row.status === onOff.on}
            disabled={!actions.allows('edit', row)}
            label={`${row.title} ${t('fields.status')}`}
          />
        ),
      },
      (actions.may('edit') || actions.may('delete')) &&
        actionsColumn(common('actions'), 112, (row) => <RowActions actions={actions.forRow(row)} />),
    ];
    return englishWidths(
      columns.filter((column) => column !== false),
      language,
      [
        ['state', 112],
        ['clickCount', 88],
      ],
    );
  }, [language, actions, write, t, common, enums, storeId]);
}

const Thumb = styled('span')({ display: 'block', width: 86, height: 40, borderRadius: 6, overflow: 'hidden' });
