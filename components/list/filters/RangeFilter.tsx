'use client';
import { useTranslations } from 'next-intl';
import { FilterBox } from '@/components/controls/filter-styles';
import type { Identified } from '@/lib/contract/call/resource';
import { parseFen, yuanText } from '@/lib/format/money';
import { parseWhole } from '@/lib/format/whole-number';
import { type FilterFieldProps, type FilterName, filterText } from './filter-field';
import { usePendingFilters, useTyped } from './pending-filters';

interface Props<Row extends Identified, Filter> extends Omit<FilterFieldProps<Row, Filter>, 'name'> {
  readonly min: FilterName<Filter>;
  readonly max: FilterName<Filter>;
  /** Amounts are typed in 元 and asked for in 分. */
  readonly kind?: 'number' | 'money';
}

/** From one number or amount to another; either end may be open. */
export function RangeFilter<Row extends Identified, Filter>({ list, label, min, max, kind = 'number' }: Props<Row, Filter>) {
  const t = useTranslations('list');
  const end = (name: FilterName<Filter>, placeholder: string) => (
    <RangeEnd
      key={name}
      name={name}
      asked={filterText(list, name)}
      kind={kind}
      placeholder={placeholder}
      label={`${label} ${placeholder}`}
    />
  );
  return (
    <FilterBox role="group" aria-label={label} style={{ width: 240 }}>
      <span className="label">{label}</span>
      {end(min, t('min'))}
      <span aria-hidden>–</span>
      {end(max, t('max'))}
    </FilterBox>
  );
}

interface EndProps {
  readonly name: string;
  readonly asked: string;
  readonly kind: 'number' | 'money';
  readonly placeholder: string;
  readonly label: string;
}

function RangeEnd({ name, asked, kind, placeholder, label }: EndProps) {
  const pending = usePendingFilters();
  const typed = useTyped(pending, name, kind === 'money' && asked !== '' ? yuanText(Number(asked)) : asked);
  const put = (text: string) => pending.set(name, text, text.trim() === '' ? undefined : (numberOf(text, kind) ?? undefined));
  return (
    <input
      inputMode="decimal"
      aria-label={label}
      aria-invalid={typed.trim() !== '' && numberOf(typed, kind) === null}
      placeholder={placeholder}
      value={typed}
      onChange={(event) => put(event.target.value)}
    />
  );
}

/** More digits than these are beyond what any count of a list can be. */
const MOST_DIGITS = 9;

/** The number typed, or null when it is none; such an end asks for nothing. */
const numberOf = (text: string, kind: EndProps['kind']): number | null =>
  kind === 'money' ? parseFen(text) : parseWhole(text, MOST_DIGITS);
