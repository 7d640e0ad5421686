'use client';
import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { SpacerRow } from '@/components/controls/SpacerRow';
import { FillRow } from './FillRow';
import { MatrixRow } from './MatrixRow';
import { brokenRule, isTyped, isUnread, type MatrixColumn, type MatrixRecord, readBlock, readCell } from './matrix-column';
import { matrixKeys } from './matrix-keys';
import { MatrixFrame } from './matrix-styles';
import { useMatrixWindow } from './use-matrix-window';

export interface MatrixProps<Row extends MatrixRecord> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly MatrixColumn[];
  /** Heads of the cells before and after those that are typed. */
  readonly leadHeads: readonly string[];
  readonly hasTail?: boolean;
  keyOf(row: Row): string;
  nameOf(row: Row): string;
  /** Both stay the same function while nothing they show changes: rows are drawn again with them. */
  lead(row: Row, index: number): ReactNode;
  tail?(row: Row, index: number): ReactNode;
  /** Messages of a row by column. */
  errorsOf(index: number): Readonly<Record<string, string>>;
  /** The first row with a message, or -1: it is brought into sight. */
  readonly firstFault?: number;
  readonly disabled: boolean;
  onChange(rows: readonly Row[]): void;
  onLeave(): void;
}

/**
 * Rows of cells typed as in a sheet: arrows and Enter move, a block copied from a spreadsheet is pasted, the first row fills a whole
 * column. Its rows are its owner's, with what could not be read of them; it keeps nothing but what is being typed, and draws those in sight.
 */
export function Matrix<Row extends MatrixRecord>(props: MatrixProps<Row>) {
  const { label, rows, columns, leadHeads, hasTail = false, keyOf, nameOf, lead, tail, errorsOf, firstFault = -1, disabled } = props;
  const { onChange, onLeave } = props;
  const frame = useRef<HTMLDivElement>(null);
  const view = useMatrixWindow(frame, rows.length);
  const { Window } = view;
  const rule = useTranslations('validation');
  const latest = useRef({ rows, onChange, onLeave, scrollTo: view.scrollTo });
  useEffect(() => {
    latest.current = { rows, onChange, onLeave, scrollTo: view.scrollTo };
  });
  useEffect(() => {
    // Whoever is typing is not taken away from where they are.
    if (firstFault >= 0 && !frame.current?.contains(document.activeElement)) latest.current.scrollTo(firstFault);
  }, [firstFault]);
  const type = useCallback((at: number, key: string, value: unknown) => {
    const { rows: present, onChange: change } = latest.current;
    change(present.map((each, index) => (index === at ? { ...each, [key]: value } : each)));
  }, []);
  const leave = useCallback(() => latest.current.onLeave(), []);
  const paste = (row: number, col: number, block: readonly (readonly string[])[]) => {
    const pasted = (texts: readonly string[]) =>
      texts.flatMap((text, at) => {
        const column = columns[col + at];
        if (!column || column.readOnly) return [];
        const value = readCell(column, text) ?? (isTyped(column) ? text : undefined);
        return value === undefined ? [] : [[column.key, value]];
      });
    onChange(rows.map((present, index) => ({ ...present, ...Object.fromEntries(pasted(block[index - row] ?? [])) })));
  };
  const faultsOf = (row: Row, index: number) => {
    const broken = columns.filter((column) => isUnread(column, row[column.key]));
    return {
      ...errorsOf(index),
      ...Object.fromEntries(broken.map((column) => [column.key, rule(brokenRule(column), { label: column.header })])),
    };
  };
  const width = leadHeads.length + columns.length + (hasTail ? 1 : 0);
  return (
    <MatrixFrame
      ref={frame}
      onFocus={view.onFocus}
      onBlur={view.onBlur}
      onScroll={view.onScroll}
      onKeyDown={(event) => matrixKeys(event, view.goTo)}
      onPaste={(event) => {
        const { row, col } = event.target instanceof HTMLElement ? event.target.dataset : {};
        const block = readBlock(event.clipboardData.getData('text/plain'));
        if (row === undefined || col === undefined || !block) return;
        event.preventDefault();
        paste(Number(row), Number(col), block);
      }}
    >
      <table aria-label={label} aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            {leadHeads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {columns.map(({ key, header, width: wide, required, kind }) => (
              <th key={key} scope="col" style={{ minWidth: wide }} data-kind={kind}>
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
              rows={rows}
              span={leadHeads.length}
              hasTail={hasTail}
              disabled={disabled}
              onFill={(values) => onChange(rows.map((row) => ({ ...row, ...values })))}
            />
          )}
          {view.shown.map(({ index, gap }) => {
            const row = rows[index];
            return row ? (
              <Fragment key={keyOf(row)}>
                <SpacerRow height={gap} width={width} />
                <MatrixRow
                  ref={view.measure}
                  index={index}
                  record={row}
                  columns={columns}
                  lead={lead as (record: MatrixRecord, index: number) => ReactNode}
                  tail={tail as ((record: MatrixRecord, index: number) => ReactNode) | undefined}
                  name={nameOf(row)}
                  errors={asText(faultsOf(row, index))}
                  disabled={disabled}
                  onType={type}
                  onLeave={leave}
                />
              </Fragment>
            ) : null;
          })}
          <SpacerRow height={view.after} width={width} />
        </tbody>
      </table>
      {Window && <Window frame={frame} count={rows.length} kept={view.kept} onSight={view.onSight} />}
    </MatrixFrame>
  );
}

const asText = (byColumn: Readonly<Record<string, string>>) => (Object.keys(byColumn).length === 0 ? '' : JSON.stringify(byColumn));
