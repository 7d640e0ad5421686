'use client';
import { memo, type ReactNode } from 'react';
import { MatrixCell } from './MatrixCell';
import type { MatrixColumn, MatrixRecord } from './matrix-column';

interface Props {
  readonly index: number;
  readonly record: MatrixRecord;
  readonly columns: readonly MatrixColumn[];
  readonly lead: ReactNode;
  readonly tail: ReactNode;
  readonly name: string;
  /** Messages by column, as one text, so that a row is drawn again only when its own change. */
  readonly errors: string;
  readonly disabled: boolean;
  onType(row: number, key: string, value: unknown): void;
  onLeave(): void;
}

/** One row of a matrix; typing in another one does not draw it again. */
export const MatrixRow = memo(function MatrixRow({ index, record, columns, lead, tail, name, errors, disabled, onType, onLeave }: Props) {
  const faults: Readonly<Record<string, string>> = errors === '' ? {} : JSON.parse(errors);
  return (
    <tr>
      {lead}
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
      {tail}
    </tr>
  );
});
