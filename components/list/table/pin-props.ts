import type { CSSProperties } from 'react';
import type { ShownColumn } from '../columns/shown-column';

/** Class and offset of a cell: how it is aligned, and where it sticks. */
export function pinProps<Row>({ column, pin, offset, seam }: ShownColumn<Row>): {
  className: string | undefined;
  style: CSSProperties | undefined;
} {
  const names = [column.align === 'end' && 'end', column.align === 'center' && 'center', pin && 'pinned', pin && seam && `seam-${pin}`];
  const style = pin === 'start' ? { left: offset } : pin === 'end' ? { right: offset } : undefined;
  return { className: names.filter(Boolean).join(' ') || undefined, style };
}
