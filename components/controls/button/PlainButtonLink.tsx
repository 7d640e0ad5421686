'use client';
import Link from 'next/link';
import type { ComponentProps } from 'react';
import { staticStyled } from '@/components/theme/static-styled';
import { ButtonContent } from './ButtonContent';
import { type ButtonLook, buttonStyles, lookOf } from './button-look';

/** A link that looks like a button, for an action that is a page. */
export const PlainButtonLink = ({
  variant,
  color,
  size,
  startIcon,
  endIcon,
  children,
  ...props
}: ButtonLook & ComponentProps<typeof Link>) => (
  <Followed prefetch={false} {...props} {...lookOf({ variant, color, size })}>
    <ButtonContent startIcon={startIcon} endIcon={endIcon}>
      {children}
    </ButtonContent>
  </Followed>
);

const Followed = staticStyled(Link)(buttonStyles);
