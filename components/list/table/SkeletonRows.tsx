'use client';
import { CHECK_WIDTH } from '@/components/controls/table-styles';
import { PulsingRows } from '@/components/feedback/PlainBar';
import type { ShownColumn } from '../columns/shown-column';
import { pinProps } from './pin-props';

interface Props<Row> {
  readonly shown: readonly ShownColumn<Row>[];
  readonly rows: number;
  readonly selectable: boolean;
  readonly unfolds: boolean;
}

/** Rows in the shape and height of those that come, so that nothing moves when they arrive. */
export function SkeletonRows<Row>({ shown, rows, selectable, unfolds }: Props<Row>) {
  return (
    <PulsingRows aria-hidden data-waiting>
      {numbersTo(rows).map((row) => (
        <tr key={row}>
          {selectable && <td className="check" />}
          {unfolds && <td className="unfold" style={selectable ? { left: CHECK_WIDTH } : undefined} />}
          {shown.map((each) => (
            <td key={each.column.key} {...pinProps(each)} />
          ))}
        </tr>
      ))}
    </PulsingRows>
  );
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index);
