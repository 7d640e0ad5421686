'use client';
import { RemoteSelect } from '@/components/form/RemoteSelect';
import type { RemoteSource } from '@/components/form/remote-source';
import type { Identified } from '@/lib/contract/resource';
import { type FilterFieldProps, filterText } from './filter-field';
import { useFilterStage } from './filter-stage';

/** One record out of many, found on the server while typing; chosen, it is asked for at once. */
export function RemoteSelectFilter<Row extends Identified, Filter, Found>({
  list,
  name,
  label,
  source,
}: FilterFieldProps<Row, Filter> & { source: RemoteSource<Found> }) {
  const stage = useFilterStage();
  const text = filterText(list, name);
  return (
    <RemoteSelect
      label={label}
      source={source}
      value={text === '' ? null : Number(text)}
      onChange={(id) => stage.ask({ [name]: id ?? undefined })}
      inline
    />
  );
}
