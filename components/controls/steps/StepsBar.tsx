import Check from '@mui/icons-material/CheckRounded';
import Close from '@mui/icons-material/CloseRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { visuallyHidden } from '@/components/theme/visually-hidden';

/** One step of a course of things. */
export interface Step {
  readonly key: string;
  readonly label: string;
  /** Under the label: when it was done, or until when it must be. */
  readonly note?: ReactNode;
}

interface Props {
  readonly label: string;
  readonly steps: readonly Step[];
  /** How many steps are done; the next one is under way. All of them: it is over. */
  readonly done: number;
  /** It ended here instead of going on: cancelled, refused. */
  readonly failed?: boolean;
}

/** How far something has come: done steps with a tick, the present one with its number. */
export function StepsBar({ label, steps, done, failed = false }: Props) {
  const stateOf = (index: number) => (index < done ? 'done' : index > done ? 'later' : failed ? 'failed' : 'now');
  const crowded = steps.length > SHORT_COURSE && steps.some((step) => step.label.length > SHORT_NAME);
  return (
    <Bar aria-label={label} data-crowded={crowded}>
      {steps.map((step, index) => {
        const state = stateOf(index);
        return (
          <li key={step.key} data-state={state} aria-current={state === 'now' || state === 'failed' ? 'step' : undefined}>
            <span className="mark">{state === 'done' ? <Check /> : state === 'failed' ? <Close /> : index + 1}</span>
            <span className="name">{step.label}</span>
            {step.note !== undefined && <span className="note">{step.note}</span>}
          </li>
        );
      })}
    </Bar>
  );
}

const MARK = 22;
/** More steps than these leave no room on a phone for names longer than that. */
const SHORT_COURSE = 5;
const SHORT_NAME = 5;

const Bar = styled('ol')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  margin: 0,
  padding: '10px 12px',
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    flex: '1 1 0',
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    lineHeight: 1.45,
  },
  // The line to the step before.
  '& > li + li::before': {
    content: '""',
    position: 'absolute',
    top: MARK / 2 - 1,
    right: `calc(50% + ${MARK / 2}px)`,
    width: `calc(100% - ${MARK}px)`,
    height: 2,
    backgroundColor: paletteVar('divider'),
  },
  '& > li[data-state="done"]::before, & > li[data-state="now"]::before': { backgroundColor: paletteVar('primary-main') },
  '& > li[data-state="failed"]::before': { backgroundColor: paletteVar('error-main') },
  '& .mark': {
    display: 'grid',
    placeItems: 'center',
    width: MARK,
    height: MARK,
    marginBottom: 2,
    border: `2px solid ${paletteVar('divider')}`,
    borderRadius: MARK / 2,
    fontSize: 12,
    fontVariantNumeric: 'tabular-nums',
    color: paletteVar('text-tertiary'),
  },
  '& .mark svg': { fontSize: 15 },
  '& [data-state="done"] .mark': {
    borderColor: paletteVar('primary-main'),
    backgroundColor: paletteVar('primary-main'),
    color: paletteVar('primary-contrastText'),
  },
  '& [data-state="now"] .mark': { borderColor: paletteVar('primary-main'), color: paletteVar('primary-dark') },
  '& [data-state="failed"] .mark': { borderColor: paletteVar('error-main'), color: paletteVar('error-main') },
  '& [data-state="now"] .name': { color: paletteVar('primary-dark') },
  '& [data-state="failed"] .name': { color: paletteVar('error-main') },
  '& [data-state="later"] .name': { color: paletteVar('text-tertiary') },
  '& .note': { maxWidth: '100%', fontSize: sizeVar.small, color: paletteVar('text-tertiary'), textWrap: 'balance', wordBreak: 'keep-all' },
  [theme.breakpoints.down('sm')]: {
    padding: '10px 0',
    fontSize: 13,
    '& .note': { fontSize: 11, padding: '0 2px' },
    // Only the present step and where it all ends are named, and the end not beside the present one.
    '&[data-crowded="true"]': { fontSize: 12, padding: '10px 8px' },
    '&[data-crowded="true"] > [data-state="done"]:not(:last-child) .name, &[data-crowded="true"] > [data-state="later"]:not(:last-child) .name, &[data-crowded="true"] > [aria-current] + li .name':
      visuallyHidden,
  },
}));
