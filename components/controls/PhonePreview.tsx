'use client';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { paletteVar } from '@/components/theme/css-vars';
import { phone } from '@/components/theme/tokens';

interface Props {
  /** What it shows: 首页预览. */
  readonly label: string;
  /** Under the status line: the name of the page. */
  readonly title?: string;
  /** Drawn for a screen 375 wide, whatever size the frame has. */
  readonly children: ReactNode;
  /** Width of the frame in pixels. */
  readonly width?: number;
}

/** The screen of the phone and the frame around it. */
const SCREEN = { width: 375, height: 740 };
const EDGE = 10;

/**
 * A phone that shows how buyers will see something. The shop's pages are light whatever the console wears, so its screen is too; only
 * the frame follows the scheme. What lies inside is a picture: nothing in it takes the focus.
 */
export function PhonePreview({ label, title, children, width = 300 }: Props) {
  const scale = width / (SCREEN.width + 2 * EDGE);
  return (
    <Place role="img" aria-label={label} style={{ width, height: (SCREEN.height + 2 * EDGE) * scale }}>
      <Frame inert style={{ transform: `scale(${scale})` }}>
        <div className="status">
          <span>9:41</span>
          <span>5G</span>
        </div>
        {title !== undefined && <div className="title">{title}</div>}
        <div className="screen">{children}</div>
      </Frame>
    </Place>
  );
}

const Place = styled('div')({ flex: 'none', maxWidth: '100%' });

const Frame = styled('div')({
  boxSizing: 'content-box',
  width: SCREEN.width,
  height: SCREEN.height,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `${EDGE}px solid ${phone.edge}`,
  borderRadius: 44,
  boxShadow: paletteVar('floating-shadow'),
  transformOrigin: '0 0',
  colorScheme: 'light',
  backgroundColor: phone.ground,
  color: phone.text,
  fontSize: 14,
  lineHeight: 1.5,
  '& .status': {
    flex: 'none',
    display: 'flex',
    justifyContent: 'space-between',
    padding: '8px 24px 4px',
    fontSize: 13,
    fontWeight: 600,
    backgroundColor: phone.card,
  },
  '& .title': {
    flex: 'none',
    padding: '8px 16px 10px',
    textAlign: 'center',
    fontSize: 16,
    fontWeight: 600,
    backgroundColor: phone.card,
    borderBottom: `1px solid ${phone.line}`,
  },
  '& .screen': { flex: 1, minHeight: 0, overflow: 'hidden auto', scrollbarWidth: 'none' },
});
