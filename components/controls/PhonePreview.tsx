'use client';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { paletteVar, softBorder } from '@/components/theme/css-vars';

interface Props {
  /** What it shows: 首页预览. */
  readonly label: string;
  /** The title bar of the page shown; none for the home page. */
  readonly title?: string;
  readonly children: ReactNode;
  /** Stands over the page, such as a dialog. */
  readonly over?: ReactNode;
  /** Width of the phone in pixels; its height follows. */
  readonly width?: number;
}

const WIDTH = 290;
const SHAPE = 290 / 580;

/**
 * The phone in which every preview of the shop is drawn, in the colours of the present look. What it shows is the shop's: nothing in
 * it can be pressed, but whoever has no pointer scrolls it by its keys.
 */
export const PhonePreview = ({ label, title, children, over, width = WIDTH }: Props) => (
  <Phone data-value style={{ width, aspectRatio: SHAPE }}>
    <div className="bar" aria-hidden>
      <span>9:41</span>
      <span>5G</span>
    </div>
    {title && <div className="title">{title}</div>}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and whoever has no pointer scrolls it by its keys */}
    <div className="page" tabIndex={0}>
      <div role="img" aria-label={label}>
        {children}
      </div>
    </div>
    {over && <div className="over">{over}</div>}
  </Phone>
);

const Phone = styled('div')({
  flex: 'none',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  maxWidth: '100%',
  overflow: 'hidden',
  border: `8px solid ${paletteVar('text-primary')}`,
  borderRadius: 34,
  boxShadow: paletteVar('floating-shadow'),
  backgroundColor: paletteVar('background-default'),
  fontSize: 12,
  '& .bar': {
    flex: 'none',
    display: 'flex',
    justifyContent: 'space-between',
    padding: '8px 18px 4px',
    fontWeight: 600,
    backgroundColor: paletteVar('background-paper'),
  },
  '& .title': {
    flex: 'none',
    padding: '4px 12px 10px',
    textAlign: 'center',
    fontSize: 14,
    fontWeight: 600,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    backgroundColor: paletteVar('background-paper'),
    borderBottom: softBorder,
  },
  '& .page': { flex: 1, minHeight: 0, overflow: 'hidden auto', scrollbarWidth: 'none' },
  '& .over': { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', backgroundColor: paletteVar('floating-backdrop') },
});
