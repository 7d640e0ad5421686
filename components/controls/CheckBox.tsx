'use client';
import { type MouseEvent, memo } from 'react';
import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';

interface Props {
  readonly checked: boolean;
  readonly mixed?: boolean;
  readonly label: string;
  /** Id of what names the record it chooses, read out after the label: it would be the same in every row. */
  readonly of?: string;
  /** Undefined while nothing can be chosen: the box keeps its place, and the focus where it has that. */
  readonly onClick: ((event: MouseEvent<HTMLInputElement>) => void) | undefined;
}

/** A check box for tables: the browser's own with our face, because a hundred of the component library's cost too much. */
export const CheckBox = memo(({ checked, mixed = false, label, of, onClick }: Props) => (
  <Target>
    <Box
      type="checkbox"
      aria-label={label}
      {...(of === undefined ? {} : { id: `${of}-box`, 'aria-labelledby': `${of}-box ${of}` })}
      aria-disabled={onClick ? undefined : true}
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = mixed;
      }}
      onChange={doNothing}
      onClick={onClick}
    />
  </Target>
));

// The click carries the Shift key, which a change event does not.
const doNothing = () => undefined;

const Target = staticStyled('label')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  cursor: 'pointer',
  verticalAlign: 'middle',
  '&:has([aria-disabled])': { cursor: 'progress' },
});

const Box = staticStyled('input')({
  appearance: 'none',
  width: 16,
  height: 16,
  margin: 0,
  border: `1.5px solid ${paletteVar('text-disabled')}`,
  borderRadius: 4,
  backgroundColor: paletteVar('background-paper'),
  cursor: 'inherit',
  '&[aria-disabled]': { opacity: 0.55 },
  '&:checked, &:indeterminate': { backgroundColor: paletteVar('primary-main'), borderColor: paletteVar('primary-main') },
  '&:checked::after, &:indeterminate::after': {
    content: '""',
    display: 'block',
    width: 4,
    height: 8,
    margin: '0 auto',
    border: `solid ${paletteVar('primary-contrastText')}`,
    borderWidth: '0 2px 2px 0',
    transform: 'translateY(1px) rotate(45deg)',
  },
  '&:indeterminate::after': {
    width: 8,
    height: 0,
    margin: '5.5px auto',
    // A border and no ground: forced colours show it.
    borderWidth: '2px 0 0',
    transform: 'none',
  },
});
