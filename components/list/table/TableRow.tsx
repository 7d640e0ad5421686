'use client';
import { memo, type RefCallback, useId } from 'react';
import { CheckBox } from '@/components/controls/CheckBox';
import { CHECK_WIDTH } from '@/components/controls/table-styles';
import type { Identified } from '@/lib/contract/call/resource';
import type { ToggleRow } from '@/lib/list/use-selection';
import { titleOf } from '../columns/column';
import type { ShownColumn } from '../columns/shown-column';
import { pinProps } from './pin-props';
import type { RowPanel } from './row-panel';
import { UnfoldButton } from './UnfoldButton';

interface Props<Row extends Identified> {
  readonly row: Row;
  readonly shown: readonly ShownColumn<Row>[];
  /** Undefined where rows cannot be chosen. */
  readonly selected: boolean | undefined;
  readonly selectLabel: string;
  readonly onToggle: ToggleRow | undefined;
  /** Where the row stands among others that are not all drawn. */
  readonly index?: number;
  /** Wants to know how high the row is. */
  readonly measure?: RefCallback<HTMLTableRowElement>;
  readonly panel?: RowPanel<Row> | undefined;
  readonly unfolded?: boolean;
  readonly onUnfold?: ((id: number) => void) | undefined;
}

/** One row, drawn again only when its record, its columns or its choice changed. */
export const TableRow = memo(TableRowOf) as typeof TableRowOf;

function TableRowOf<Row extends Identified>(props: Props<Row>) {
  const { row, shown, selected, selectLabel, onToggle, index, measure, panel, unfolded = false, onUnfold } = props;
  const rowId = useId();
  const unfolds = panel !== undefined && (panel.has?.(row) ?? true);
  // Only a box has a use for it.
  const title = selected === undefined ? undefined : titleOf(shown.map(({ column }) => column));
  const open = unfolds && unfolded;
  const line = (
    <tr
      ref={measure}
      aria-selected={selected}
      // The head is the first row.
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-id={row.id}
      data-index={index}
    >
      {selected !== undefined && (
        <td className="check">
          <CheckBox
            checked={selected}
            label={selectLabel}
            of={`${rowId}-name`}
            onClick={onToggle && ((event) => onToggle(row.id, event.shiftKey))}
          />
        </td>
      )}
      {panel && (
        <td className="unfold" style={selected === undefined ? {} : { left: CHECK_WIDTH }}>
          {unfolds && <UnfoldButton label={panel.label} unfolded={open} controls={rowId} onToggle={() => onUnfold?.(row.id)} />}
        </td>
      )}
      {shown.map((each) => (
        <td key={each.column.key} id={each.column === title ? `${rowId}-name` : undefined} {...pinProps(each)}>
          {each.column.cell(row)}
        </td>
      ))}
    </tr>
  );
  if (!panel) return line;
  return (
    <>
      {line}
      {open && (
        <tr id={rowId} className="panel">
          <td colSpan={shown.length + (selected === undefined ? 1 : 2)}>
            <div>{panel.draw(row)}</div>
          </td>
        </tr>
      )}
    </>
  );
}
