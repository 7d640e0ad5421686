'use client';
import { type KeyboardEvent, useRef } from 'react';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { MOST_COUNTED } from '@/lib/contract/call/page';
import type { Identified } from '@/lib/contract/call/resource';
import { groupedNumber } from '@/lib/format/number-suffix';
import type { ListPatch } from '@/lib/list/list-address';
import type { ResourceList } from '@/lib/list/resource-list';
import { type FilterName, filterText } from '../filters/filter-field';

/** One state tab: the filter value it stands for (none for "all") and the name of its count in the answer. */
export interface StateTab {
  readonly value: string | number | undefined;
  readonly label: string;
  readonly countKey?: string;
}

interface Props<Row extends Identified, Filter> {
  readonly list: ResourceList<Row, Filter>;
  readonly name: FilterName<Filter>;
  readonly tabs: readonly StateTab[];
  readonly label: string;
}

/** Counting ends somewhere; what is more than that says so. */
const countText = (count: number) => (count < MOST_COUNTED ? groupedNumber(count) : `${groupedNumber(MOST_COUNTED)}+`);

/** A state without rows may be left out of the answer; before one has come nothing is known. */
const noneOf = (tabs: Readonly<Record<string, number>>) => (Object.keys(tabs).length > 0 ? 0 : undefined);

/** Tabs over a list, each with how many rows stand under it; the counts come with the rows. */
export function ViewTabs<Row extends Identified, Filter>({ list, name, tabs, label }: Props<Row, Filter>) {
  const strip = useRef<HTMLDivElement>(null);
  // A link may ask for several states at once: `?tab=10,11`.
  const shown = filterText(list, name).split(',');
  const show = (tab: StateTab) => list.filters.change({ [name]: tab.value } as ListPatch<Filter>);
  const step = (event: KeyboardEvent, index: number) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = tabs[(index + by + tabs.length) % tabs.length];
    if (by === 0 || !next) return;
    event.preventDefault();
    show(next);
    strip.current
      ?.querySelectorAll('button')
      .item((index + by + tabs.length) % tabs.length)
      .focus();
  };
  return (
    <Strip ref={strip} role="tablist" aria-label={label}>
      {tabs.map((tab, index) => {
        const selected = shown.includes(String(tab.value ?? ''));
        const count = tab.countKey === undefined ? undefined : (list.tabs[tab.countKey] ?? noneOf(list.tabs));
        return (
          <button
            key={String(tab.value ?? 'all')}
            type="button"
            role="tab"
            aria-selected={selected}
            tabIndex={selected ? 0 : -1}
            onClick={() => show(tab)}
            onKeyDown={(event) => step(event, index)}
          >
            {tab.label}
            {tab.countKey !== undefined && <em>{count === undefined ? '' : countText(count)}</em>}
          </button>
        );
      })}
    </Strip>
  );
}

const Strip = staticStyled('div')({
  flex: '1 1 auto',
  minWidth: 0,
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& button': {
    flex: 'none',
    minHeight: 40,
    padding: '0 10px',
    border: 0,
    background: 'none',
    color: paletteVar('text-secondary'),
    font: 'inherit',
    fontSize: sizeVar.font,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { color: paletteVar('primary-dark') },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-selected="true"]': {
      color: paletteVar('primary-dark'),
      fontWeight: 500,
      boxShadow: `inset 0 -2px 0 ${paletteVar('primary-main')}`,
    },
  },
  '& em': {
    fontStyle: 'normal',
    marginLeft: 4,
    fontSize: sizeVar.small,
    color: paletteVar('text-tertiary'),
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
  },
});
