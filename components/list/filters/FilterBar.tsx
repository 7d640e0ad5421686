'use client';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import FilterList from '@mui/icons-material/FilterListRounded';
import { useTranslations } from 'next-intl';
import { type FormEvent, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { FilterForm } from '@/components/controls/filter-styles';
import type { Identified } from '@/lib/contract/call/resource';
import type { ResourceList } from '@/lib/list/resource-list';
import { SortHeadsContext } from '../columns/sort-heads';
import { PendingFiltersContext } from './pending-filters';
import { usePending } from './use-pending';

const SortChoice = lazy(() => import('./SortChoice').then((module) => ({ default: module.SortChoice })));
const FilterDrawer = lazy(() => import('./FilterDrawer').then((module) => ({ default: module.FilterDrawer })));

interface Props<Row extends Identified, Filter> {
  readonly list: ResourceList<Row, Filter>;
  /** The first row of fields; on a phone only `lead` stays beside the button that opens the others. */
  readonly lead: ReactNode;
  readonly children?: ReactNode;
  /** Fields behind "more". */
  readonly more?: ReactNode;
  /** Buttons of the list as a whole: add, import, export. */
  readonly actions?: ReactNode;
}

/** Filters of a list: choices apply at once, typed words on Enter or Search; the rest of the fields stand behind "more". */
export function FilterBar<Row extends Identified, Filter>({ list, lead, children, more, actions }: Props<Row, Filter>) {
  const t = useTranslations('list');
  const { pending, submit, reset } = usePending(list);
  const [open, setOpen] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const narrowed = list.filters.active.length;
  const heads = use(SortHeadsContext);
  return (
    <PendingFiltersContext value={pending}>
      <FilterForm role="search" aria-label={t('filters')} onSubmit={submitting(submit)} onReset={reset}>
        <div className="lead">{lead}</div>
        <div className="fields">{children}</div>
        {more && open && (
          <Suspense fallback={null}>
            <div className="fields">{more}</div>
          </Suspense>
        )}
        <div className="buttons">
          <PlainButton type="submit" variant="contained">
            {t('search')}
          </PlainButton>
          <PlainButton type="reset" variant="outlined">
            {t('reset')}
          </PlainButton>
          {more && (
            <PlainButton
              variant="text"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
              endIcon={<ExpandMore className={open ? 'turned' : ''} />}
            >
              {t(open ? 'less' : 'more')}
            </PlainButton>
          )}
        </div>
        {(children || more || heads.length > 0) && (
          <PlainButton className="phone" variant="outlined" startIcon={<FilterList />} onClick={() => setDrawer(true)}>
            {narrowed > 0 ? t('filterCount', { n: narrowed }) : t('filter')}
          </PlainButton>
        )}
        <div className="actions">{actions}</div>
      </FilterForm>
      {drawer && (
        <Suspense fallback={null}>
          <FilterDrawer onClose={() => setDrawer(false)} onSubmit={submit} onReset={reset}>
            {lead}
            {children}
            {more}
            {heads.length > 0 && <SortChoice sorting={list.sorting} heads={heads} />}
          </FilterDrawer>
        </Suspense>
      )}
    </PendingFiltersContext>
  );
}

const submitting = (submit: () => void) => (event: FormEvent) => {
  event.preventDefault();
  submit();
};
