'use client';
import Clear from '@mui/icons-material/ClearRounded';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FilterBox } from '@/components/controls/filter-styles';
import { PlainIconButton } from '@/components/controls/PlainIconButton';
import type { Identified } from '@/lib/contract/call/resource';
import { type FilterFieldProps, filterText } from './filter-field';
import { usePendingFilters } from './pending-filters';

/** Words to find rows by; asked for on Enter or Search. */
export function TextFilter<Row extends Identified, Filter>({
  list,
  name,
  label,
  width = 200,
}: FilterFieldProps<Row, Filter> & { width?: number }) {
  const t = useTranslations('list');
  const pending = usePendingFilters();
  const asked = filterText(list, name);
  const [typed, setTyped] = useTyped(asked);
  const put = (text: string) => {
    setTyped(text);
    pending.set(name, text.trim());
  };
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
            setTyped('');
            pending.apply({ [name]: undefined });
          }}
        >
          <Clear fontSize="inherit" />
        </PlainIconButton>
      )}
    </FilterBox>
  );
}

/** What is being typed; a change of what is asked (a reset, Back, a saved view) replaces it. */
export function useTyped(asked: string): [string, (text: string) => void] {
  const [state, setState] = useState({ asked, typed: asked });
  if (state.asked !== asked) setState({ asked, typed: asked });
  return [state.asked === asked ? state.typed : asked, (typed) => setState({ asked, typed })];
}
