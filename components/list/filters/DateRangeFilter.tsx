'use client';
import { DateRangeField } from '@/components/controls/days/DateRangeField';
import type { Identified } from '@/lib/contract/call/resource';
import { type DateRange, rangeTimes } from '@/lib/format/date-range';
import { dayOfWireTime } from '@/lib/format/shanghai-time';
import { type FilterFieldProps, type FilterName, filterText } from './filter-field';
import { usePendingFilters } from './pending-filters';

interface Props<Row extends Identified, Filter> extends Omit<FilterFieldProps<Row, Filter>, 'name'> {
  /** Names of the two ends; the main time range of a list is startTime and endTime. */
  readonly start: FilterName<Filter>;
  readonly end: FilterName<Filter>;
  /** The ends are days on the wire, not times. */
  readonly days?: boolean;
}

/** A range of days with presets, both ends included; asked for at once. */
export function DateRangeFilter<Row extends Identified, Filter>({ list, label, start, end, days = false }: Props<Row, Filter>) {
  const pending = usePendingFilters();
  const value = rangeOf(filterText(list, start), filterText(list, end));
  const ask = (range: DateRange | null) => {
    const ends = range && (days ? range : rangeTimes(range));
    pending.apply({ [start]: ends?.start, [end]: ends?.end });
  };
  return <DateRangeField label={label} value={value} onChange={ask} inline />;
}

const rangeOf = (start: string, end: string): DateRange | null =>
  start && end ? { start: dayOfWireTime(start), end: dayOfWireTime(end) } : null;
