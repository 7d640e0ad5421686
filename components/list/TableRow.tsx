'use client';
import { type CSSProperties, type MouseEvent, memo } from 'react';
import type { Identified } from '@/lib/contract/resource';
import { CheckBox } from './CheckBox';
import { pinProps } from './pin-props';
import type { ShownColumn } from './shown-column';

interface Props<Row extends Identified> {
  readonly row: Row;
  readonly shown: readonly ShownColumn<Row>[];
  /** Undefined where rows cannot be chosen. */
  readonly selected: boolean | undefined;
  readonly selectLabel: string;
  onToggle(id: number, withShift: boolean): void;
  readonly style?: CSSProperties;
}

/** One row, drawn again only when its record, its columns or its choice changed. */
export const TableRow = memo(TableRowOf) as typeof TableRowOf;

function TableRowOf<Row extends Identified>({ row, shown, selected, selectLabel, onToggle, style }: Props<Row>) {
  return (
    <tr aria-selected={selected} style={style} data-id={row.id}>
      {selected !== undefined && (
        <td className="check">
          <CheckBox checked={selected} label={selectLabel} onClick={(event: MouseEvent) => onToggle(row.id, event.shiftKey)} />
        </td>
      )}
      {shown.map((each) => (
        <td key={each.column.key} {...pinProps(each)}>
          {each.column.cell(row)}
        </td>
      ))}
    </tr>
  );
}
