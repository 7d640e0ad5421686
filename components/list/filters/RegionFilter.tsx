'use client';
import { useState } from 'react';
import { ClosedSelect } from '@/components/controls/ClosedSelect';
import { RegionSelect } from '@/components/controls/region/RegionSelect';
import type { Identified } from '@/lib/contract/call/resource';
import { type FilterFieldProps, filterText } from './filter-field';
import { usePendingFilters } from './pending-filters';

/** A province, one of its cities or one of their districts; the address holds their names with commas between. Chosen, it is asked for at once. */
export function RegionFilter<Row extends Identified, Filter>({ list, name, label }: FilterFieldProps<Row, Filter>) {
  const pending = usePendingFilters();
  const [pressed, setPressed] = useState(false);
  const value = filterText(list, name).split(',').filter(Boolean);
  if (!pressed && value.length === 0) return <ClosedSelect label={label} onOpen={() => setPressed(true)} />;
  return (
    <RegionSelect
      value={value}
      onChange={(path) => pending.apply({ [name]: path.join(',') || undefined })}
      partial
      inline={label}
      opened={pressed}
    />
  );
}
