import { styled } from '@mui/material/styles';
import { paletteVar } from '@/components/theme/css-vars';

/** What a face is about; each has its own line drawing. */
export type DrawingName = 'empty' | 'noResult' | 'failed' | 'offline' | 'forbidden';

/** A small line drawing of ours: grey lines, one accent in the theme colour. */
export const StatusDrawing = ({ name, small = false }: { name: DrawingName; small?: boolean }) => (
  <Drawing viewBox="0 0 96 72" width={small ? 72 : 112} height={small ? 54 : 84} aria-hidden focusable="false">
    {drawings[name]}
  </Drawing>
);

const ground = <path className="quiet" d="M10 62h76" />;

const drawings: Record<DrawingName, React.ReactNode> = {
  empty: (
    <>
      {ground}
      <path className="fill" d="M24 38 32 20h32l8 18v18a4 4 0 0 1-4 4H28a4 4 0 0 1-4-4z" />
      <path d="M24 38 32 20h32l8 18M24 38v18a4 4 0 0 0 4 4h40a4 4 0 0 0 4-4V38H58a10 10 0 0 1-20 0z" />
      <path className="accent" d="M48 6v6M36 8l2 5M60 8l-2 5" />
    </>
  ),
  noResult: (
    <>
      {ground}
      <path className="fill" d="M26 10h30l10 10v32a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4z" />
      <path d="M56 10H26a4 4 0 0 0-4 4v38a4 4 0 0 0 4 4h14M56 10l10 10v8M56 10v10h10M30 26h16M30 34h10" />
      <circle className="accent" cx="58" cy="42" r="11" />
      <path className="accent" d="m66 50 9 9" />
    </>
  ),
  failed: (
    <>
      {ground}
      <rect className="fill" x="18" y="12" width="60" height="40" rx="4" />
      <path d="M78 34v14a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4h34M40 52l-3 10M56 52l3 10" />
      <path className="accent" d="m60 8 4 9h8l-5 7 7 4" />
      <path d="M38 28v.01M54 28v.01M39 40c3-4 11-4 14 0" />
    </>
  ),
  offline: (
    <>
      {ground}
      <path className="fill" d="M28 52a12 12 0 0 1-1-24 20 20 0 0 1 38-3 13.500 13.500 0 0 1 3 27z" />
      <path d="M34 52h-6a12 12 0 0 1-1-24 20 20 0 0 1 38-3 13.500 13.500 0 0 1 3 27h-6" />
      <path className="accent" d="m42 40 12 12M54 40 42 52" />
    </>
  ),
  forbidden: (
    <>
      {ground}
      <rect className="fill" x="28" y="30" width="40" height="30" rx="4" />
      <path d="M28 34a4 4 0 0 1 4-4h32a4 4 0 0 1 4 4v22a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4zM36 30V22a12 12 0 0 1 24 0v8" />
      <circle className="accent" cx="48" cy="43" r="4" />
      <path className="accent" d="M48 47v6" />
    </>
  ),
};

const Drawing = styled('svg')({
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  stroke: paletteVar('text-disabled'),
  '& .quiet': { stroke: paletteVar('divider') },
  '& .fill': { stroke: 'none', fill: paletteVar('primary-soft') },
  '& .accent': { stroke: paletteVar('primary-accent') },
});
