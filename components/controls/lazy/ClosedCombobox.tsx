'use client';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { type KeyboardEvent, type MouseEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { FilterArrow } from '@/components/controls/FilterArrow';
import { fieldBox } from '@/components/controls/field-styles';
import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { composing } from '../keys/composing';
import { choosesFromList } from './hold-keys';
import type { LeftField } from './replay-input';

export interface ClosedComboboxProps {
  readonly placeholder?: string;
  /** What is chosen, in words, while the box that shows it is on its way. */
  readonly shown?: string | undefined;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly required?: boolean;
  readonly describedBy?: string | undefined;
  /** In a filter bar: as wide as that, in pixels, with its label inside. */
  readonly inline?: { readonly label: string; readonly width: number };
  /** Where what is typed is the value itself, and an arrow that opens the list is missing. */
  readonly typed?: { readonly value: string; onChange(text: string): void };
  onBlur?(): void;
}

interface Props extends ClosedComboboxProps {
  readonly id: string;
  /** Somebody points at it. */
  onNear(): void;
  /** It was focused, pressed or typed into. */
  onWant(): void;
  /** A word of an input method is begun or done. */
  onCompose(active: boolean): void;
  /** Its box takes its place. */
  onGone(left: LeftField): void;
}

/** An input in the look of MUI's Autocomplete under our theme, which has no list yet. It keeps what is typed for the box to come. */
export function ClosedCombobox(props: Props) {
  const { id, placeholder, shown, disabled = false, invalid = false, required, describedBy, inline, typed, onBlur } = props;
  const { onNear, onWant, onCompose, onGone } = props;
  const input = useRef<HTMLInputElement>(null);
  const pressed = useRef(false);
  const keys = useRef<readonly string[]>([]);
  const textIn = (element: HTMLInputElement) => (typed ? '' : element.value);
  const begin = useEffectEvent((element: HTMLInputElement) => {
    // A page as it was served may have been focused or typed into before React heard of it.
    if (element === document.activeElement || textIn(element) !== '') onWant();
  });
  const end = useEffectEvent((element: HTMLInputElement) =>
    onGone({
      focused: element === document.activeElement,
      text: textIn(element),
      pressed: pressed.current,
      keys: typed ? null : keys.current,
    }),
  );
  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return;
    begin(element);
    return () => end(element);
  }, []);
  const press = (event: MouseEvent) => {
    const element = input.current;
    if (!element || disabled || event.button !== 0) return;
    // The browser gives the focus after this event, when the box may stand there already.
    event.preventDefault();
    pressed.current = true;
    if (element === document.activeElement) onWant();
    else element.focus();
  };
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    if (composing(event) || !choosesFromList(event.key)) return;
    const opened = pressed.current || textIn(event.currentTarget) !== '';
    // Where nothing is begun, or what is typed is the value, Enter sends the form as it does elsewhere.
    if (event.key === 'Enter' && (!opened || typed)) return;
    event.preventDefault();
    if (opened) keys.current = [...keys.current, event.key];
    else pressed.current = true;
    onWant();
  };
  const forgetKeys = () => {
    keys.current = [];
  };
  const leave = (element: HTMLInputElement) => {
    pressed.current = false;
    forgetKeys();
    if (!typed) element.value = '';
    onBlur?.();
  };
  return (
    <ClosedBox
      data-invalid={invalid}
      data-inline={Boolean(inline)}
      style={inline && { width: inline.width }}
      onPointerEnter={onNear}
      onMouseDown={press}
    >
      <input
        ref={input}
        id={id}
        role="combobox"
        aria-label={inline?.label}
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        aria-required={required}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={shown || (inline?.label ?? placeholder)}
        data-shown={Boolean(shown)}
        disabled={disabled}
        onFocus={onWant}
        onKeyDown={key}
        onInput={forgetKeys}
        onCompositionStart={() => onCompose(true)}
        onCompositionEnd={() => onCompose(false)}
        onBlur={(event) => leave(event.currentTarget)}
        {...(typed && {
          value: typed.value,
          onChange: (event) => {
            pressed.current = true;
            typed.onChange(event.currentTarget.value);
          },
        })}
      />
      {!typed && (inline ? <FilterArrow /> : <ExpandMore aria-hidden />)}
    </ClosedBox>
  );
}

const ClosedBox = staticStyled('div')(fieldBox, {
  display: 'flex',
  width: '100%',
  // With the border 12 px to the text and 6 px to the arrow, as all fields have it.
  padding: '0 5px 0 11px',
  cursor: 'text',
  transition: 'border-color 120ms, box-shadow 120ms',
  '& > input::placeholder': { color: paletteVar('text-tertiary'), opacity: 1 },
  '& > input[data-shown="true"]::placeholder': { color: paletteVar('text-primary') },
  '& > svg': { flex: 'none', fontSize: 20, color: paletteVar('text-secondary') },
  '&[data-inline="true"]': { paddingRight: 6 },
  '&:has(> input:disabled)': { cursor: 'default', '& > svg': { color: paletteVar('action-disabled') } },
  '&[data-invalid="true"]:focus-within': { borderColor: paletteVar('error-main'), boxShadow: `0 0 0 2px ${paletteVar('error-soft')}` },
});
