'use client';
import type { ComponentProps } from 'react';
import { staticStyled } from '@/components/theme/static-styled';
import { ButtonContent } from './ButtonContent';
import { type ButtonLook, buttonStyles, lookOf } from './button-look';

/** `busy`: what it began is under way; it turns and cannot be pressed again. */
type Props = ButtonLook & ComponentProps<'button'> & { readonly busy?: boolean };

/**
 * The button of a page's first paint: it looks as MUI's does under our theme. MUI's own, which dialogs have, brings a ripple nobody
 * sees, its transitions and a progress circle along, 13 KiB on every page, and keeps its style sheet as a text of its own for each button.
 */
export const PlainButton = ({ variant, color, size, startIcon, endIcon, busy = false, disabled, children, ...props }: Props) => (
  <Pressed type="button" {...props} {...lookOf({ variant, color, size })} disabled={busy || disabled} aria-busy={busy || undefined}>
    <ButtonContent startIcon={startIcon} endIcon={endIcon}>
      {children}
    </ButtonContent>
  </Pressed>
);

const Pressed = staticStyled('button')(buttonStyles);
