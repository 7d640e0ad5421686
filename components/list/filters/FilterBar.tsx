'use client';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import FilterList from '@mui/icons-material/FilterListRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { type FormEvent, lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { FilterForm } from '@/components/controls/filter-styles';
import type { Identified } from '@/lib/contract/call/resource';
import type { ListPatch } from '@/lib/list/list-address';
import type { ResourceList } from '@/lib/list/resource-list';
import { type PendingFilters, PendingFiltersContext } from './pending-filters';

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
          <Button type="submit" variant="contained">
            {t('search')}
          </Button>
          <Button type="reset" variant="outlined">
            {t('reset')}
          </Button>
          {more && (
            <Button
              variant="text"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
              endIcon={<ExpandMore className={open ? 'turned' : ''} />}
            >
              {t(open ? 'less' : 'more')}
            </Button>
          )}
        </div>
        {(children || more) && (
          <Button className="phone" variant="outlined" startIcon={<FilterList />} onClick={() => setDrawer(true)}>
            {narrowed > 0 ? t('filterCount', { n: narrowed }) : t('filter')}
          </Button>
        )}
        <div className="actions">{actions}</div>
      </FilterForm>
      {drawer && (
        <Suspense fallback={null}>
          <FilterDrawer onClose={() => setDrawer(false)} onSubmit={submit} onReset={reset}>
            {lead}
            {children}
            {more}
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

/** Holds what was typed until it is asked for. A ref, because typing must not draw the list again. */
function usePending<Row extends Identified, Filter>(list: ResourceList<Row, Filter>) {
  const typed = useRef<Record<string, unknown>>({});
  const { change, reset } = list.filters;
  return useMemo(() => {
    const apply = (values: Readonly<Record<string, unknown>>) => {
      const patch = { ...typed.current, ...values };
      typed.current = {};
      change(patch as ListPatch<Filter>);
    };
    const set = (name: string, value: unknown) => {
      typed.current[name] = value;
    };
    const pending: PendingFilters = { set, apply };
    return {
      pending,
      submit: () => apply({}),
      reset: () => {
        typed.current = {};
        reset();
      },
    };
  }, [change, reset]);
}
