import Link from 'next/link';
import type { ReactNode } from 'react';
import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';

/** A number or name in a cell that leads to where it comes from. */
export const RecordLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Place href={href} prefetch={false}>
    {children}
  </Place>
);

const Place = staticStyled(Link)({
  display: 'inline-block',
  minHeight: 24,
  lineHeight: '24px',
  color: paletteVar('primary-dark'),
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
