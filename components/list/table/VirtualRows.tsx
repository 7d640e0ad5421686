'use client';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslations } from 'next-intl';
import { type FocusEvent, Fragment, useRef } from 'react';
import { rangeWithRow } from '@/components/controls/range-with-row';
import { SpacerRow } from '@/components/controls/SpacerRow';
import type { Identified } from '@/lib/contract/call/resource';
import { TableRow } from './TableRow';
import type { TableRowsProps } from './TableRows';
import { useWholeOnDemand } from './use-whole-on-demand';

/** What a row is taken to be high until it was measured. */
const ESTIMATED_ROW = 48;
const OVERSCAN = 8;
/** What the server, which sees no window, draws rows for. */
const FIRST_SIGHT = { width: 0, height: 900 };

/** The rows of a long page: those in sight are drawn, and all of them as soon as the browser is about to search or print the page. */
export function VirtualRows<Row extends Identified, Filter>({ list, shown, selectable }: TableRowsProps<Row, Filter>) {
  const t = useTranslations('list');
  const { rows, selection } = list;
  const whole = useWholeOnDemand(rows);
  // The row somebody works in: what was typed there is not lost by scrolling.
  const kept = useRef(-1);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    kept.current = Number(target.closest<HTMLElement>('tr[data-index]')?.dataset.index ?? -1);
  };
  const onBlur = () => {
    kept.current = -1;
  };
  // Found from within: a ref of the frame itself is empty when the rows are drawn together with it, and scrolling would be followed from the next render on.
  const body = useRef<HTMLTableSectionElement>(null);
  const frame = () => body.current?.closest<HTMLElement>('[role="region"]') ?? null;
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: frame,
    estimateSize: () => rowHeight(frame()),
    overscan: OVERSCAN,
    initialRect: FIRST_SIGHT,
    rangeExtractor: (range) => (whole ? rows.map((_, index) => index) : rangeWithRow(range, kept.current)),
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  // A page goes back to its top when it is turned: rows that are met and measured on the way must not push it down again.
  virtual.shouldAdjustScrollPositionOnItemSizeChange = never;
  const items = virtual.getVirtualItems();
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const width = shown.length + (selectable ? 1 : 0);
  return (
    <tbody ref={body} onFocus={onFocus} onBlur={onBlur}>
      {items.map(({ index, key, start }, at) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <Fragment key={String(key)}>
            <SpacerRow height={start - (items[at - 1]?.end ?? 0)} width={width} />
            <TableRow
              row={row}
              shown={shown}
              selected={selectable ? selection.has(row.id) : undefined}
              selectLabel={t('selectRow')}
              onToggle={selection.toggle}
              index={index}
              measure={virtual.measureElement}
            />
          </Fragment>
        );
      })}
      <SpacerRow height={after} width={width} />
    </tbody>
  );
}

const never = () => false;

/** Rows are as high as the chosen size says, their line included; the frame inherits that variable. */
function rowHeight(frame: HTMLElement | null): number {
  const height = frame ? Number.parseFloat(getComputedStyle(frame).getPropertyValue('--size-row')) : Number.NaN;
  return Number.isFinite(height) ? height : ESTIMATED_ROW;
}
