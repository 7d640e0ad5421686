'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { composing } from '@/components/controls/keys/composing';
import { ToggleSwitch } from '@/components/controls/toggle/ToggleSwitch';
import { brokenRule, isTyped, type MatrixColumn, type MatrixRecord, readCell } from './matrix-column';

interface Props {
  readonly columns: readonly MatrixColumn[];
  readonly rows: readonly MatrixRecord[];
  /** Cells before those that are typed. */
  readonly span: number;
  readonly hasTail: boolean;
  readonly disabled: boolean;
  /** Takes the values of all columns that are to be filled at once. */
  onFill(values: MatrixRecord): void;
}

/** Sets columns for all rows: what is typed goes into each of them with Enter or the button, a choice or a switch at once. */
export function FillRow({ columns, rows, span, hasTail, disabled, onFill }: Props) {
  const t = useTranslations('form.matrix');
  const rule = useTranslations('validation');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  // Marked once somebody wanted it filled: until then it may be half typed.
  const [tried, setTried] = useState(false);
  const isWrong = (column: MatrixColumn) => readCell(column, typed[column.key] ?? '') === undefined;
  const run = () => {
    const filled = columns.filter(({ key }) => typed[key]);
    const [wrong, read] = [filled.filter(isWrong), filled.filter((column) => !isWrong(column))];
    if (read.length > 0) onFill(Object.fromEntries(read.map((column) => [column.key, readCell(column, typed[column.key] ?? '')])));
    // A text that is no value stays for the person to mend.
    setTyped(Object.fromEntries(wrong.map(({ key }) => [key, typed[key] ?? ''])));
    setTried(true);
  };
  const cell = (column: MatrixColumn) => {
    const { key, header, kind, options = [], readOnly = false, ownValue = false } = column;
    const label = `${t('fill')} ${header}`;
    const common = new Set(rows.map((row) => row[key])).size === 1 ? rows[0]?.[key] : undefined;
    if (readOnly || ownValue) return null;
    if (kind === 'switch')
      return (
        <ToggleSwitch
          small
          checked={common === 1}
          disabled={disabled}
          aria-label={label}
          onSwitch={(on) => onFill({ [key]: on ? 1 : 0 })}
        />
      );
    if (kind === 'select')
      return (
        <select
          aria-label={label}
          value={String(common ?? '')}
          disabled={disabled}
          onChange={(event) => onFill({ [key]: Number(event.target.value) })}
        >
          {common === undefined && <option value="" />}
          {options.map((option) => (
            <option key={option.value} value={String(option.value)}>
              {option.label}
            </option>
          ))}
        </select>
      );
    const fault = tried && isWrong(column) ? rule(brokenRule(column), { label: header }) : undefined;
    return (
      <input
        aria-label={label}
        aria-invalid={fault !== undefined}
        title={fault}
        placeholder={header}
        value={typed[key] ?? ''}
        disabled={disabled}
        data-number={kind !== 'text'}
        autoComplete="off"
        onChange={(event) => {
          setTyped({ ...typed, [key]: event.target.value });
          setTried(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || composing(event)) return;
          event.preventDefault();
          run();
        }}
      />
    );
  };
  const typing = columns.some((column) => !column.readOnly && !column.ownValue && isTyped(column));
  return (
    <tr className="fill">
      <td colSpan={span}>
        {t('fill')}
        {typing && (
          <PlainButton size="small" variant="text" disabled={disabled || Object.values(typed).every((text) => text === '')} onClick={run}>
            {t('apply')}
          </PlainButton>
        )}
      </td>
      {columns.map((column) => (
        <td key={column.key} data-kind={column.kind}>
          {cell(column)}
        </td>
      ))}
      {hasTail && <td />}
    </tr>
  );
}
