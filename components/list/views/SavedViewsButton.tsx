'use client';
import BookmarkBorder from '@mui/icons-material/BookmarkBorderRounded';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { PlainButton } from '@/components/controls/button/PlainButton';
import type { Identified } from '@/lib/contract/call/resource';
import type { ResourceList } from '@/lib/list/resource-list';
import { useSavedViews } from './use-saved-views';

const SavedViewsPanel = lazy(() =>
  import('./SavedViewsPanel').then((module) => ({ default: module.SavedViewsPanel })),
) as typeof import('./SavedViewsPanel').SavedViewsPanel;

/** Names the saved view in use, with a mark when the list was changed since, and opens the others. */
export function SavedViewsButton<Row extends Identified, Filter>({ list }: { list: ResourceList<Row, Filter> }) {
  const t = useTranslations('list');
  const views = useSavedViews(list);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = views.open ? `${views.open.name}${views.changed ? ' *' : ''}` : t('views.button');
  return (
    <>
      <PlainButton
        variant="text"
        color={views.open ? 'primary' : 'neutral'}
        aria-haspopup="dialog"
        startIcon={<BookmarkBorder />}
        title={views.changed ? t('views.changed') : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </PlainButton>
      {anchor && (
        <Suspense fallback={null}>
          <SavedViewsPanel anchor={anchor} list={list} choice={views} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
