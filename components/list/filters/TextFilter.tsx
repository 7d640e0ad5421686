'use client';
import Clear from '@mui/icons-material/ClearRounded';
import { useTranslations } from 'next-intl';
import { FilterBox } from '@/components/controls/filter-styles';
import { PlainIconButton } from '@/components/controls/PlainIconButton';
import type { Identified } from '@/lib/contract/call/resource';
import { type FilterFieldProps, filterText } from './filter-field';
import { usePendingFilters, useTyped } from './pending-filters';

/** Words to find rows by; asked for on Enter or Search. */
export function TextFilter<Row extends Identified, Filter>({
  list,
  name,
  label,
  width = 200,
}: FilterFieldProps<Row, Filter> & { width?: number }) {
  const t = useTranslations('list');
  const pending = usePendingFilters();
  const typed = useTyped(pending, name, filterText(list, name));
  const put = (text: string) => pending.set(name, text, text.trim() || undefined);
  return (
    <FilterBox style={{ width }}>
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={50}
        value={typed}
        onChange={(event) => put(event.target.value)}
      />
      {typed !== '' && (
        <PlainIconButton
          type="button"
          aria-label={t('clear', { name: label })}
          onClick={() => {
            put('');
            pending.apply({});
          }}
        >
          <Clear fontSize="inherit" />
        </PlainIconButton>
      )}
    </FilterBox>
  );
}
