'use client';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
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
export function VirtualRows<Row extends Identified, Filter>({
  list,
  shown,
  selectable,
  frame,
}: TableRowsProps<Row, Filter> & { frame: RefObject<HTMLElement | null> }) {
  const t = useTranslations('list');
  const { rows, selection } = list;
  const whole = useWholeOnDemand(rows);
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight(frame.current),
    overscan: OVERSCAN,
    initialRect: FIRST_SIGHT,
    rangeExtractor: (range) => (whole ? rows.map((_, index) => index) : defaultRangeExtractor(range)),
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  // A page goes back to its top when it is turned: rows that are met and measured on the way must not push it down again.
  virtual.shouldAdjustScrollPositionOnItemSizeChange = never;
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const width = shown.length + (selectable ? 1 : 0);
  return (
    <tbody>
      <Spacer height={before} width={width} />
      {items.map(({ index, key }) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <TableRow
            key={String(key)}
            row={row}
            shown={shown}
            selected={selectable ? selection.has(row.id) : undefined}
            selectLabel={t('selectRow')}
            onToggle={selection.toggle}
            index={index}
            measure={virtual.measureElement}
          />
        );
      })}
      <Spacer height={after} width={width} />
    </tbody>
  );
}

const never = () => false;

const Spacer = ({ height, width }: { height: number; width: number }) =>
  height > 0 ? (
    <tr aria-hidden>
      <td colSpan={width} style={{ height, padding: 0, border: 0 }} />
    </tr>
  ) : null;

/** Rows are as high as the chosen size says; the frame inherits that sizeVar. */
function rowHeight(frame: HTMLElement | null): number {
  const height = frame ? Number.parseFloat(getComputedStyle(frame).getPropertyValue('--size-row')) : Number.NaN;
  return Number.isFinite(height) ? height + 1 : ESTIMATED_ROW;
}
