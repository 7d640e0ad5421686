'use client';
import ViewColumn from '@mui/icons-material/ViewColumnRounded';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { PlainButton } from '@/components/controls/button/PlainButton';
import type { Column } from './column';
import type { ArrangedColumns } from './use-column-layout';
import { prefetchArrangement } from './use-shown-columns';

const ColumnPanel = lazy(() => import('./ColumnPanel').then((module) => ({ default: module.ColumnPanel })));

/** Opens the arrangement of the columns; its code comes on the first click. */
export function ColumnSettings<Row>({ columns, arranged }: { columns: readonly Column<Row>[]; arranged: ArrangedColumns }) {
  const t = useTranslations('list');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <PlainButton
        variant="text"
        color="neutral"
        aria-haspopup="dialog"
        startIcon={<ViewColumn />}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={prefetchArrangement}
        onFocus={prefetchArrangement}
      >
        {t('columns.button')}
      </PlainButton>
      {anchor && (
        <Suspense fallback={null}>
          <ColumnPanel anchor={anchor} columns={columns} arranged={arranged} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
