'use client';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import type { ComponentProps } from 'react';
import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { Muted } from './Choice';
import { boxed, focused } from './filter-styles';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  /** What is chosen; empty for nothing. */
  readonly text: string;
  readonly placeholder: string;
}

/**
 * The closed drop-down of a form, in the look of MUI's fields under our theme (overrides/outlined-input.ts). MUI's own brings its list
 * along, 18 KiB to every form.
 */
export const SelectTrigger = ({ text, placeholder, ...props }: Props) => (
  <Field type="button" role="combobox" aria-haspopup="listbox" {...props}>
    {text === '' ? <Muted>{placeholder}</Muted> : <span>{text}</span>}
    <ExpandMore aria-hidden />
  </Field>
);

const wrong = '&[aria-invalid="true"]';

const Field = staticStyled('button')({
  ...boxed,
  width: '100%',
  minWidth: 0,
  // With the border 12 px to the text and 6 px to the arrow, as all fields have it.
  padding: '0 5px 0 11px',
  fontFamily: 'inherit',
  lineHeight: '1.4375em',
  color: paletteVar('text-primary'),
  textAlign: 'start',
  whiteSpace: 'nowrap',
  userSelect: 'none',
  cursor: 'pointer',
  transition: 'border-color 120ms, box-shadow 120ms',
  '& > span': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > svg': { flex: 'none', fontSize: 20, color: paletteVar('action-active') },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  [wrong]: { borderColor: paletteVar('error-main') },
  '&:focus, &[aria-expanded="true"]': { outline: 'none', ...focused },
  [`${wrong}:focus, ${wrong}[aria-expanded="true"]`]: {
    borderColor: paletteVar('error-main'),
    boxShadow: `0 0 0 2px ${paletteVar('error-soft')}`,
  },
  '&&:disabled': {
    borderColor: paletteVar('divider'),
    backgroundColor: paletteVar('background-default'),
    color: paletteVar('text-disabled'),
    cursor: 'default',
    '& > span': { color: 'inherit' },
    '& > svg': { color: paletteVar('action-disabled') },
  },
});
