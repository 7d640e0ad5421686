'use client';
import Skeleton from '@mui/material/Skeleton';
import { ACTIONS_KEY } from './column';
import { pinProps } from './pin-props';
import type { ShownColumn } from './shown-column';

/** Rows in the shape and height of those that come, so that nothing moves when they arrive. */
export function SkeletonRows<Row>({ shown, rows, selectable }: { shown: readonly ShownColumn<Row>[]; rows: number; selectable: boolean }) {
  return (
    <tbody aria-hidden>
      {numbersTo(rows).map((row) => (
        <tr key={row}>
          {selectable && <td className="check" />}
          {shown.map((each, column) => (
            <td key={each.column.key} {...pinProps(each)}>
              <Skeleton width={each.column.key === ACTIONS_KEY ? '80%' : `${55 + ((row * 7 + column * 13) % 40)}%`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index);
