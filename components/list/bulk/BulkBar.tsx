'use client';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { border, paletteVar } from '@/components/theme/css-vars';
import type { Identified } from '@/lib/contract/call/resource';
import { groupedNumber } from '@/lib/format/number-suffix';
import { MAX_ALL_MATCHING } from '@/lib/list/all-matching';
import type { ResourceList } from '@/lib/list/resource-list';

/** What can be done with the chosen rows; it stands there only while rows are chosen. `children` are the buttons. */
export function BulkBar<Row extends Identified, Filter>({ list, children }: { list: ResourceList<Row, Filter>; children: ReactNode }) {
  const t = useTranslations('list');
  const { selection, rows } = list;
  const { total } = list.paging;
  const canTakeAll = selection.value.mode === 'some' && selection.count < total && total > rows.length && total <= MAX_ALL_MATCHING;
  return (
    <Bar role="region" aria-label={t('bulkActions')} data-goes>
      <span>{t('selected', { n: groupedNumber(selection.count) })}</span>
      {canTakeAll && (
        <Button variant="text" size="small" onClick={selection.chooseAll}>
          {t('selectAllMatching', { n: groupedNumber(total) })}
        </Button>
      )}
      <Button variant="text" size="small" onClick={selection.clear}>
        {t('clearSelection')}
      </Button>
      <div className="buttons">{children}</div>
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  // As high as what it stands in place of, or less.
  padding: '5px 16px',
  backgroundColor: paletteVar('primary-soft'),
  fontSize: 13.5,
  // Ten buttons of goods stand in one line at 1440 px in English.
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 6, marginLeft: 'auto' },
  '& .buttons button': { paddingInline: 8 },
  [theme.breakpoints.down('sm')]: {
    ...{ position: 'sticky', bottom: 0, zIndex: 6, order: 1, gap: '2px 8px', borderRadius: 8, padding: '6px 12px' },
    // It floats over cards of its own tint there.
    ...{ border, backgroundColor: paletteVar('background-paper'), boxShadow: paletteVar('floating-shadow') },
    // However many there are, they take one line of the small window, which moves sideways under the finger.
    '& .buttons': { flex: '1 1 100%', flexWrap: 'nowrap', margin: 0, paddingBlock: 2, overflowX: 'auto', scrollbarWidth: 'none' },
    '& .buttons > *, & .buttons > * > *': { flex: 'none' },
  },
}));
