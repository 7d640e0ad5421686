import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';

interface StatusPageProps {
  title: string;
  text: string;
  /** A drawing in strokes; it takes the theme colour. */
  drawing: ReactNode;
  action?: ReactNode;
  note?: string | undefined;
  /** Stands alone in the window rather than inside the shell. */
  full?: boolean;
}

/** A page that has nothing to show but a reason and a way on. */
export function StatusPage({ title, text, drawing, action, note, full = false }: StatusPageProps) {
  return (
    // Inside the shell the page has its main landmark already.
    <Centred data-full={full} role={full ? 'main' : undefined}>
      <svg
        viewBox="0 0 160 110"
        width="160"
        height="110"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      {action}
      {note && <small>{note}</small>}
    </Centred>
  );
}

const Centred = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: 'min(460px, 62dvh)',
  padding: 24,
  textAlign: 'center',
  '&[data-full="true"]': { minHeight: '100dvh' },
  '& > svg': { color: paletteVar('primary-light'), maxWidth: '60vw' },
  '& > h1': { margin: '4px 0 0', fontSize: 20, fontWeight: 600 },
  '& > p': { margin: '0 0 8px', color: paletteVar('text-secondary'), maxWidth: 420 },
  '& > small': { color: paletteVar('text-tertiary'), fontSize: sizeVar.small, marginTop: 8 },
});
