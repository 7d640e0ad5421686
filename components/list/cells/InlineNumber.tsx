'use client';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { composing } from '@/components/controls/keys/composing';
import { failureText } from '@/components/feedback/failure-text';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { formatFen, parseFen, yuanText } from '@/lib/format/money';
import { parseWhole } from '@/lib/format/whole-number';

interface Props {
  readonly value: number;
  /** What it is, for those who do not see the column head. */
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly kind?: 'integer' | 'money';
  readonly disabled?: boolean;
  /** Carries the change out; a rejection keeps what was typed and marks the cell. */
  onSave(value: number): Promise<unknown>;
}

/** A number edited in its cell: Enter or leaving it saves, Esc puts it back. */
export function InlineNumber({ value, label, min, max, kind = 'integer', disabled = false, onSave }: Props) {
  const t = useTranslations('list');
  const anyText = useTranslations();
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // A ref, because two quick presses come before the first has drawn the field as busy.
  const saving = useRef(false);
  const faultId = useId();
  const field = useRef<HTMLInputElement>(null);
  // Whoever stays by keyboard goes on from the number; who went elsewhere stays there.
  const [focused, setFocused] = useState(false);
  const shown = kind === 'money' ? formatFen(value) : String(value);
  const save = async () => {
    if (typed === null || saving.current) return;
    const next = kind === 'money' ? parseFen(typed) : parseWhole(typed);
    if (next === null || next < min || next > max) return setFault(rangeText(min, max, kind, t));
    if (next === value) return leave();
    saving.current = true;
    setBusy(true);
    try {
      await onSave(next);
      leave();
    } catch (error) {
      setFault(failureText(error, anyText));
    } finally {
      saving.current = false;
      setBusy(false);
    }
  };
  const leave = () => {
    setFocused(document.activeElement === field.current);
    setTyped(null);
    setFault(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (composing(event)) return;
    if (event.key === 'Enter') {
      // The number has the focus by the time the browser would press what has it.
      event.preventDefault();
      void save();
    }
    // What is on its way to the server cannot be put back, and its failure belongs to what stands here.
    if (event.key === 'Escape' && !saving.current) leave();
  };
  if (typed === null) {
    return (
      <Shown
        type="button"
        autoFocus={focused}
        disabled={disabled}
        aria-label={t('editCell', { name: label, value: shown })}
        onClick={() => setTyped(kind === 'money' ? yuanText(value) : shown)}
      >
        {shown}
      </Shown>
    );
  }
  return (
    <>
      <Field
        ref={field}
        autoFocus
        inputMode="decimal"
        aria-label={label}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : faultId}
        value={typed}
        readOnly={busy}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void save()}
        onKeyDown={onKeyDown}
      />
      {fault !== null && (
        <Fault id={faultId} role="alert" title={fault}>
          {fault}
        </Fault>
      )}
    </>
  );
}

const rangeText = (min: number, max: number, kind: Props['kind'], t: (key: string, values: Record<string, string>) => string) => {
  const text = (value: number) => (kind === 'money' ? yuanText(value) : String(value));
  return t('outOfRange', { min: text(min), max: text(max) });
};

const Shown = staticStyled('button')({
  minWidth: 40,
  minHeight: 24,
  padding: '0 6px',
  margin: '0 -6px',
  border: '1px dashed transparent',
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'text',
  '&:hover:enabled, &:focus-visible': { borderColor: paletteVar('hairline-control') },
  '&:disabled': { cursor: 'default' },
});

const Field = staticStyled('input')({
  width: '100%',
  maxWidth: 110,
  height: 28,
  padding: '0 6px',
  border: `1px solid ${paletteVar('primary-accent')}`,
  borderRadius: 6,
  outline: 'none',
  backgroundColor: paletteVar('background-paper'),
  color: paletteVar('text-primary'),
  font: 'inherit',
  textAlign: 'inherit',
  '&[aria-invalid="true"]': { borderColor: paletteVar('error-main'), boxShadow: `0 0 0 2px ${paletteVar('error-soft')}` },
});

const Fault = staticStyled('div')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: sizeVar.small,
  color: paletteVar('error-main'),
});
