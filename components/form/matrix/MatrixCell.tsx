'use client';
import { useState } from 'react';
import { PlainSwitch } from '@/components/controls/PlainSwitch';
import { type MatrixColumn, readCell, writeCell } from './matrix-column';

interface Props {
  readonly column: MatrixColumn;
  readonly row: number;
  readonly at: number;
  readonly value: unknown;
  /** What the cell is, for those who do not see its head. */
  readonly label: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  onType(row: number, key: string, value: unknown): void;
  onLeave(): void;
}

/** One cell: what is typed stays the person's own until they leave it, the value is exact at every key. */
export function MatrixCell({ column, row, at, value, label, error, disabled, onType, onLeave }: Props) {
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
  const written = writeCell(kind, value);
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
          setTyped(text);
          onType(row, key, readCell(column, text) ?? text);
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
