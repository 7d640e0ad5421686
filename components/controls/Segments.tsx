'use client';
import type { KeyboardEvent } from 'react';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { radius } from '@/components/theme/tokens';

interface SegmentsProps<Value extends string | number> {
  /** Its name, or the id of the text that names it. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly chosen: Value;
  readonly options: readonly { value: Value; text: string }[];
  readonly onChoose: (value: Value) => void;
  /** As wide as its place, in equal parts. */
  readonly wide?: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
}

/**
 * One of a few, all in sight: one stop of the tab key, arrows between them. Static, because a page of figures has a dozen of them and
 * MUI's group draws itself twice.
 */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { label, labelledBy, chosen, options, onChoose, wide, disabled, className } = props;
  const stop = Math.max(
    0,
    options.findIndex(({ value }) => value === chosen),
  );
  return (
    <Group role="group" className={className} aria-label={label} aria-labelledby={labelledBy} data-wide={wide} onKeyDown={goAlong}>
      {options.map(({ value, text }, index) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          tabIndex={index === stop ? 0 : -1}
          disabled={disabled}
          // Pressing the chosen one again would mean none; there is always one.
          onClick={() => value !== chosen && onChoose(value)}
        >
          {text}
        </button>
      ))}
    </Group>
  );
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The focus goes round; what is chosen stays until the key or the pointer presses. */
function goAlong(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget, target } = event;
  if (!(target instanceof HTMLButtonElement)) return;
  const all = [...currentTarget.querySelectorAll('button')];
  const at = all.indexOf(target);
  const step = STEPS[event.key];
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step && at + step;
  if (to === undefined) return;
  event.preventDefault();
  all.at(to % all.length)?.focus();
}

/** What is chosen, where the reader's own colours replace ours. */
export const chosenInForcedColours = { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' } as const;

const Group = staticStyled('div')({
  display: 'inline-flex',
  // No stronger than the class itself, so that whoever places it can hide it, whichever styles came first.
  '&:where([data-wide="true"])': { display: 'flex', '& > button': { flex: 1 } },
  '& > button': {
    minHeight: 28,
    margin: 0,
    padding: '0 10px',
    border: `1px solid ${paletteVar('divider')}`,
    background: 'none',
    font: 'inherit',
    fontSize: sizeVar.small,
    whiteSpace: 'nowrap',
    color: paletteVar('text-secondary'),
    cursor: 'pointer',
    '&:not(:first-of-type)': { marginLeft: -1 },
    '&:first-of-type': { borderTopLeftRadius: radius.control, borderBottomLeftRadius: radius.control },
    '&:last-of-type': { borderTopRightRadius: radius.control, borderBottomRightRadius: radius.control },
    '&:hover': { backgroundColor: paletteVar('hairline-soft') },
    '&[aria-pressed="true"], &[aria-pressed="true"]:hover': {
      backgroundColor: paletteVar('primary-soft'),
      color: paletteVar('primary-dark'),
    },
    '@media (forced-colors: active)': { '&[aria-pressed="true"], &[aria-pressed="true"]:hover': chosenInForcedColours },
    '&:focus-visible': { zIndex: 1, position: 'relative' },
    '&:disabled': { color: paletteVar('text-disabled'), cursor: 'default' },
  },
});
