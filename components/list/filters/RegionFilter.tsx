'use client';
import { RegionSelect } from '@/components/controls/region/RegionSelect';
import type { Identified } from '@/lib/contract/call/resource';
import { type FilterFieldProps, filterText } from './filter-field';
import { usePendingFilters } from './pending-filters';

/** A province, one of its cities or one of their districts; the address holds their names with commas between. Chosen, it is asked for at once. */
export function RegionFilter<Row extends Identified, Filter>({ list, name, label }: FilterFieldProps<Row, Filter>) {
  const pending = usePendingFilters();
  const value = filterText(list, name).split(',').filter(Boolean);
  return <RegionSelect value={value} onChange={(path) => pending.apply({ [name]: path.join(',') || undefined })} partial inline={label} />;
}
