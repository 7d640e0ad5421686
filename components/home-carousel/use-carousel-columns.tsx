'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Picture } from '@/components/controls/Picture';
import { CampaignChip } from '@/components/link/CampaignChip';
import { LinkText } from '@/components/link/LinkText';
import { InlineNumber } from '@/components/list/cells/InlineNumber';
import { RowActions } from '@/components/list/cells/RowActions';
import { SwitchCell } from '@/components/list/cells/SwitchCell';
import { ACTIONS_KEY, type Column } from '@/components/list/columns/column';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import type { HomeCarousel } from '@/lib/contract/home-carousel';
import { groupedNumber } from '@/lib/format/number-suffix';
import type { CarouselActions } from './use-carousel-actions';

/** The columns of the home page's carousel. */
export function useCarouselColumns(actions: CarouselActions): readonly Column<HomeCarousel>[] {
  const t = useTranslations('homeCarousel');
  const common = useTranslations('common');
  const enums = useTranslations('enums');
  const { storeId } = useViewer();
  return useMemo(() => {
    const may = (row: HomeCarousel) => actions.mayEdit && row.storeId === storeId;
    const period = ({ startTime, endTime }: HomeCarousel) =>
      startTime || endTime ? `${startTime?.slice(0, 10) ?? ''} ~ ${endTime?.slice(0, 10) ?? ''}` : t('always');
    const columns: (Column<HomeCarousel> | false)[] = [
      {
        key: 'image',
        header: t('fields.image'),
        width: 106,
        card: 'none',
        cell: ({ image, title }) => (
          <Thumb>
            <Picture url={image} alt={title} />
          </Thumb>
        ),
      },
      { key: 'title', header: t('fields.title'), width: 110, card: 'title', hideable: false, cell: ({ title }) => title },
      { key: 'position', header: t('fields.position'), width: 84, cell: ({ position }) => enums(`carouselPosition.${position}`) },
      { key: 'link', header: t('fields.linkType'), width: 170, cell: (row) => <LinkText link={row} /> },
      { key: 'period', header: t('fields.startTime'), width: 110, cell: period },
      { key: 'state', header: t('state'), width: 88, card: 'mark', cell: ({ state }) => <CampaignChip state={state} /> },
      {
        key: 'clickCount',
        header: t('fields.clickCount'),
        width: 72,
        align: 'end',

        cell: ({ clickCount }) => groupedNumber(clickCount),
      },
      storeId === MAIN_STORE && { key: 'storeName', header: t('store'), width: 96, cell: ({ storeName }) => storeName },
      {
        key: 'sort',
        header: t('fields.sort'),
        width: 72,
        align: 'end',

        cell: (row) => (
          <InlineNumber
            value={row.sort}
            label={`${row.title} ${t('fields.sort')}`}
            min={0}
            max={9999}
            disabled={!may(row)}
            onSave={(sort) => actions.change(row, { sort })}
          />
        ),
      },
      {
        key: 'status',
        header: t('fields.status'),
        width: 72,
        cell: (row) => (
          <SwitchCell
            on={row.status === 1}
            disabled={!may(row)}
            label={`${row.title} ${t('fields.status')}`}
            onSwitch={(on) => actions.change(row, { status: on ? 1 : 0 })}
          />
        ),
      },
      {
        key: ACTIONS_KEY,
        header: common('actions'),
        width: 112,
        pinned: 'end',
        hideable: false,
        cell: (row) => (
          <RowActions
            actions={[
              may(row) && { key: 'edit', label: common('edit'), act: () => actions.edit(row) },
              may(row) && { key: 'delete', label: common('delete'), danger: true, act: () => actions.remove(row) },
            ]}
          />
        ),
      },
    ];
    return columns.filter((column) => column !== false);
  }, [actions, t, common, enums, storeId]);
}

const Thumb = styled('span')({ display: 'block', width: 86, height: 40, borderRadius: 6, overflow: 'hidden' });
