'use client';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmptyFace } from '@/components/feedback/EmptyFace';
import { ErrorFace } from '@/components/feedback/ErrorFace';
import type { Identified } from '@/lib/contract/resource';
import type { ResourceList } from '@/lib/list/use-resource-list';

/** Why there are no rows: nothing made yet, nothing found, refused, offline or failed; each with what can be done about it. */
export function ListFace<Row extends Identified, Filter>({ list, firstStep }: { list: ResourceList<Row, Filter>; firstStep?: ReactNode }) {
  const t = useTranslations('list');
  if (list.error)
    return (
      <Place>
        <ErrorFace error={list.error} onRetry={list.reload} />
      </Place>
    );
  if (list.narrowedBy.length === 0)
    return (
      <Place>
        <EmptyFace title={t('face.firstUse')} action={firstStep} />
      </Place>
    );
  const clear = (
    <Button variant="outlined" onClick={list.reset}>
      {t('face.clearFilters')}
    </Button>
  );
  return (
    <Place>
      <EmptyFace kind="noResult" title={t('face.noResult')} action={clear} />
    </Place>
  );
}

/** Stays in sight while the empty table above it scrolls sideways. */
const Place = styled('div')({ position: 'sticky', left: 0 });
