'use client';
import Link from 'next/link';
import type { ComponentProps } from 'react';
import { staticStyled } from '@/components/theme/static-styled';
import { type ButtonLook, buttonStyles, dressed } from './button-look';

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
  <Followed prefetch={false} {...props} {...dressed({ variant, color, size, startIcon, endIcon }, children)} />
);

const Followed = staticStyled(Link)(buttonStyles);
