'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorState } from '@/components/feedback/ErrorState';
import { staticStyled } from '@/components/theme/static-styled';
import type { Identified } from '@/lib/contract/call/resource';
import type { ResourceList } from '@/lib/list/resource-list';

/** Why there are no rows: nothing made yet, nothing found, refused, offline or failed; each with what can be done about it. */
export function ListState<Row extends Identified, Filter>({
  list,
  emptyAction,
}: {
  list: ResourceList<Row, Filter>;
  emptyAction?: ReactNode;
}) {
  const t = useTranslations('list');
  if (list.state.error)
    return (
      <Place>
        <ErrorState error={list.state.error} onRetry={list.reload} />
      </Place>
    );
  if (list.filters.active.length === 0)
    return (
      <Place>
        <EmptyState title={t('face.firstUse')} action={emptyAction} />
      </Place>
    );
  const clear = (
    <PlainButton variant="outlined" onClick={list.filters.reset}>
      {t('face.clearFilters')}
    </PlainButton>
  );
  return (
    <Place>
      <EmptyState kind="noResult" title={t('face.noResult')} action={clear} />
    </Place>
  );
}

/** Stays in sight while the empty table above it scrolls sideways. */
const Place = staticStyled('div')({ position: 'sticky', left: 0 });
