'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { MatrixRow } from './MatrixRow';
import { type MatrixColumn, type MatrixRecord, readBlock, readCell } from './matrix-column';
import { matrixKeys } from './matrix-keys';
import { MatrixFrame } from './matrix-styles';

interface Props<Row extends MatrixRecord> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly MatrixColumn[];
  /** Heads of the cells before and after those that are typed. */
  readonly leadHeads: readonly string[];
  readonly hasTail?: boolean;
  keyOf(row: Row): string;
  nameOf(row: Row): string;
  lead(row: Row, index: number): ReactNode;
  tail?(row: Row, index: number): ReactNode;
  /** Messages of a row by column. */
  errorsOf(index: number): Readonly<Record<string, string>>;
  readonly disabled: boolean;
  onChange(rows: readonly Row[]): void;
  onLeave(): void;
}

/**
 * Rows of cells typed as in a sheet: arrows and Enter move, a block copied from a spreadsheet is pasted, the first row fills a whole
 * column. Its rows are its owner's; it keeps nothing but what is being typed.
 */
export function Matrix<Row extends MatrixRecord>(props: Props<Row>) {
  const { label, rows, columns, leadHeads, hasTail = false, keyOf, nameOf, lead, tail, errorsOf, disabled, onChange, onLeave } = props;
  const t = useTranslations('form.matrix');
  const latest = useRef({ rows, onChange, onLeave });
  useEffect(() => {
    latest.current = { rows, onChange, onLeave };
  });
  const type = useCallback((at: number, key: string, value: unknown) => {
    const { rows: present, onChange: change } = latest.current;
    change(present.map((row, index) => (index === at ? { ...row, [key]: value } : row)));
  }, []);
  const leave = useCallback(() => latest.current.onLeave(), []);
  const fill = (key: string, value: unknown) => onChange(rows.map((row) => ({ ...row, [key]: value })));
  const paste = (row: number, col: number, block: readonly (readonly string[])[]) =>
    onChange(
      rows.map((present, index) => {
        const cells = block[index - row];
        const typed = (cells ?? []).flatMap((text, at) => {
          const column = columns[col + at];
          const value = column && !column.readOnly ? readCell(column, text) : undefined;
          return column && value !== undefined ? [[column.key, value]] : [];
        });
        return typed.length > 0 ? { ...present, ...Object.fromEntries(typed) } : present;
      }),
    );
  return (
    <MatrixFrame
      onKeyDown={matrixKeys}
      onPaste={(event) => {
        const { row, col } = event.target instanceof HTMLElement ? event.target.dataset : {};
        const block = readBlock(event.clipboardData.getData('text/plain'));
        if (row === undefined || col === undefined || !block) return;
        event.preventDefault();
        paste(Number(row), Number(col), block);
      }}
    >
      <table aria-label={label}>
        <thead>
          <tr>
            {leadHeads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {columns.map(({ key, header, width, required, kind }) => (
              <th key={key} scope="col" style={{ minWidth: width }} data-kind={kind}>
                {header}
                {required && <i aria-hidden>*</i>}
              </th>
            ))}
            {hasTail && <td />}
          </tr>
        </thead>
        <tbody>
          {rows.length > 1 && (
            <FillRow
              columns={columns}
              span={leadHeads.length}
              hasTail={hasTail}
              disabled={disabled}
              onFill={fill}
              title={t('fill')}
              apply={t('apply')}
            />
          )}
          {rows.map((row, index) => (
            <MatrixRow
              key={keyOf(row)}
              index={index}
              record={row}
              columns={columns}
              lead={lead(row, index)}
              tail={tail?.(row, index)}
              name={nameOf(row)}
              errors={errorText(errorsOf(index))}
              disabled={disabled}
              onType={type}
              onLeave={leave}
            />
          ))}
        </tbody>
      </table>
    </MatrixFrame>
  );
}

const errorText = (errors: Readonly<Record<string, string>>) => (Object.keys(errors).length === 0 ? '' : JSON.stringify(errors));

interface FillProps {
  readonly columns: readonly MatrixColumn[];
  readonly span: number;
  readonly hasTail: boolean;
  readonly disabled: boolean;
  readonly title: string;
  readonly apply: string;
  onFill(key: string, value: unknown): void;
}

/** Sets a column for all rows: what is typed here goes into each of them with Enter or the button. */
function FillRow({ columns, span, hasTail, disabled, title, apply, onFill }: FillProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const readable = useMemo(() => columns.filter(({ kind, readOnly }) => !readOnly && kind !== 'switch' && kind !== 'select'), [columns]);
  const run = () => {
    for (const column of readable) {
      const text = typed[column.key];
      const value = text ? readCell(column, text) : undefined;
      if (value !== undefined) onFill(column.key, value);
    }
    setTyped({});
  };
  return (
    <tr className="fill">
      <td colSpan={span}>
        {title}
        <Button size="small" variant="text" disabled={disabled || Object.values(typed).every((text) => text === '')} onClick={run}>
          {apply}
        </Button>
      </td>
      {columns.map(({ key, header, kind }) => (
        <td key={key} data-kind={kind}>
          {readable.some((column) => column.key === key) && (
            <input
              aria-label={`${title} ${header}`}
              placeholder={header}
              value={typed[key] ?? ''}
              disabled={disabled}
              data-number={kind !== 'text'}
              onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                run();
              }}
            />
          )}
        </td>
      ))}
      {hasTail && <td />}
    </tr>
  );
}
