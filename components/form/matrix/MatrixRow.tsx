'use client';
import { memo, type ReactNode, type Ref } from 'react';
import { MatrixCell } from './MatrixCell';
import type { MatrixColumn, MatrixRecord } from './matrix-column';
import { sameRecord } from './same-record';

interface Props {
  /** Tells how high the row is. */
  readonly ref?: Ref<HTMLTableRowElement> | undefined;
  readonly index: number;
  readonly record: MatrixRecord;
  readonly columns: readonly MatrixColumn[];
  /** Draw the cells before and after those that are typed. */
  lead(record: MatrixRecord, index: number): ReactNode;
  tail?: ((record: MatrixRecord, index: number) => ReactNode) | undefined;
  readonly name: string;
  /** Messages by column, as one text, so that a row is drawn again only when its own change. */
  readonly errors: string;
  readonly disabled: boolean;
  onType(row: number, key: string, value: unknown): void;
  onLeave(): void;
}

const sameProps = (before: Props, after: Props) =>
  (Object.keys(after) as (keyof Props)[]).every((key) =>
    key === 'record' ? sameRecord(before.record, after.record) : Object.is(before[key], after[key]),
  );

/** One row of a matrix; typing in another one does not draw it again. */
export const MatrixRow = memo(function MatrixRow(props: Props) {
  const { ref, index, record, columns, lead, tail, name, errors, disabled, onType, onLeave } = props;
  const faults = byColumn(errors);
  return (
    <tr ref={ref} data-index={index} aria-rowindex={index + 2}>
      {lead(record, index)}
      {columns.map((column, at) => (
        <td key={column.key} data-kind={column.kind}>
          <MatrixCell
            column={column}
            row={index}
            at={at}
            value={record[column.key]}
            label={`${name} ${column.header}`}
            error={faults[column.key]}
            disabled={disabled}
            onType={onType}
            onLeave={onLeave}
          />
        </td>
      ))}
      {tail?.(record, index)}
    </tr>
  );
}, sameProps);

const byColumn = (text: string): Readonly<Record<string, string>> => (text === '' ? {} : JSON.parse(text));
