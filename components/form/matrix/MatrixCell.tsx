'use client';
import { useState } from 'react';
import { PlainSwitch } from '@/components/controls/PlainSwitch';
import { type MatrixColumn, readCell, writeCell } from './matrix-column';

interface Props {
  readonly column: MatrixColumn;
  readonly row: number;
  readonly at: number;
  readonly value: unknown;
  /** What stands in it and is no value of its column. */
  readonly unread: string | undefined;
  /** What the cell is, for those who do not see its head. */
  readonly label: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  onType(row: number, key: string, value: unknown, unread?: string): void;
  onLeave(): void;
}

/** One cell: what is typed stays the person's own until they leave it, the value is exact at every key. */
export function MatrixCell({ column, row, at, value, unread, label, error, disabled, onType, onLeave }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const { key, kind, options = [], readOnly = false } = column;
  const place = { 'data-row': row, 'data-col': at };
  if (kind === 'switch') {
    return (
      <PlainSwitch
        {...place}
        type="button"
        role="switch"
        aria-checked={value === 1}
        aria-label={label}
        disabled={disabled}
        onClick={() => onType(row, key, value === 1 ? 0 : 1)}
      />
    );
  }
  if (kind === 'select') {
    return (
      <span className="cell">
        <select
          {...place}
          aria-label={label}
          aria-invalid={error !== undefined}
          title={error}
          value={String(value ?? '')}
          disabled={disabled}
          onChange={(event) => onType(row, key, Number(event.target.value))}
        >
          {options.map((option) => (
            <option key={option.value} value={String(option.value)}>
              {option.label}
            </option>
          ))}
        </select>
        {error && <i role="alert">{error}</i>}
      </span>
    );
  }
  const written = unread ?? writeCell(kind, value);
  const read = typed === null ? undefined : readCell(column, typed);
  const shown = typed !== null && (read === undefined || writeCell(kind, read) === written) ? typed : written;
  return (
    <span className="cell">
      <input
        {...place}
        aria-label={label}
        aria-invalid={error !== undefined}
        title={error}
        inputMode={kind === 'text' ? 'text' : 'decimal'}
        maxLength={column.maxLength ?? 20}
        data-number={kind !== 'text'}
        value={shown}
        readOnly={readOnly}
        disabled={disabled}
        autoComplete="off"
        onChange={(event) => {
          const text = event.target.value;
          const next = readCell(column, text);
          setTyped(text);
          // A text that is no value is kept in sight and is no value of the form either.
          if (next === undefined) onType(row, key, Number.NaN, text);
          else onType(row, key, next);
        }}
        onBlur={() => {
          setTyped(null);
          onLeave();
        }}
      />
      {error && <i role="alert">{error}</i>}
    </span>
  );
}
