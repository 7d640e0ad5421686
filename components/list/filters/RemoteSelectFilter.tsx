'use client';
import { RemoteSelect } from '@/components/controls/remote/RemoteSelect';
import type { RemoteSource } from '@/components/controls/remote/remote-source';
import type { Identified } from '@/lib/contract/call/resource';
import { type FilterFieldProps, filterText } from './filter-field';
import { usePendingFilters } from './pending-filters';

/** One record out of many, found on the server while typing; chosen, it is asked for at once. */
export function RemoteSelectFilter<Row extends Identified, Filter, Found>({
  list,
  name,
  label,
  source,
}: FilterFieldProps<Row, Filter> & { source: RemoteSource<Found> }) {
  const pending = usePendingFilters();
  const text = filterText(list, name);
  return (
    <RemoteSelect
      label={label}
      source={source}
      value={text === '' ? null : Number(text)}
      onChange={(id) => pending.apply({ [name]: id ?? undefined })}
      inline
    />
  );
}
