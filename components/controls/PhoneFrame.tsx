'use client';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { paletteVar, softBorder } from '@/components/theme/css-vars';

interface Props {
  /** The title bar of the page shown; none for the home page. */
  readonly title?: string;
  readonly children: ReactNode;
  /** Stands over the page, such as a dialog. */
  readonly over?: ReactNode;
}

/** A phone around a page of the shop, in the colours of the present look. What it shows is the shop's, in the shop's own language. */
export const PhoneFrame = ({ title, children, over }: Props) => (
  <Phone data-value>
    <div className="bar" aria-hidden>
      <span>9:41</span>
      <span>5G</span>
    </div>
    {title && <div className="title">{title}</div>}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and whoever has no pointer scrolls it by its keys */}
    <div className="page" tabIndex={0}>
      {children}
    </div>
    {over && <div className="over">{over}</div>}
  </Phone>
);

const Phone = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: 290,
  height: 580,
  overflow: 'hidden',
  border: `8px solid ${paletteVar('text-primary')}`,
  borderRadius: 34,
  backgroundColor: paletteVar('background-default'),
  fontSize: 12,
  '& .bar': {
    display: 'flex',
    justifyContent: 'space-between',
    padding: '8px 18px 4px',
    fontWeight: 600,
    backgroundColor: paletteVar('background-paper'),
  },
  '& .title': {
    padding: '4px 0 10px',
    textAlign: 'center',
    fontSize: 14,
    fontWeight: 600,
    backgroundColor: paletteVar('background-paper'),
    borderBottom: softBorder,
  },
  '& .page': { flex: 1, minHeight: 0, overflow: 'auto', scrollbarWidth: 'none' },
  '& .over': { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', backgroundColor: paletteVar('floating-backdrop') },
});
