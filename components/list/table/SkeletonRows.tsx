'use client';
import { PlainBar, PulsingRows } from '@/components/feedback/PlainBar';
import { ACTIONS_KEY } from '../columns/column';
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
          {unfolds && <td />}
          {shown.map((each, column) => (
            <td key={each.column.key} {...pinProps(each)}>
              <PlainBar style={{ width: each.column.key === ACTIONS_KEY ? '80%' : `${55 + ((row * 7 + column * 13) % 40)}%` }} />
            </td>
          ))}
        </tr>
      ))}
    </PulsingRows>
  );
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index);
