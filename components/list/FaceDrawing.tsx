import { styled } from '@mui/material/styles';
import { ink } from '@/components/theme/css-vars';

export type FaceKind = 'firstUse' | 'noResult' | 'failed' | 'offline' | 'forbidden';

/** What stands on the sheet of paper, per face. */
const marks: Readonly<Record<FaceKind, string>> = {
  firstUse: 'M60 38v20M50 48h20',
  noResult: 'M57 41a9 9 0 1 0 .01 0M64 57l8 8',
  failed: 'M60 36v14M60 57v1',
  offline: 'M46 46a20 20 0 0 1 28 0M52 52a11 11 0 0 1 16 0M60 59v.5M46 36l28 28',
  forbidden: 'M51 48h18v14H51zM55 48v-5a5 5 0 0 1 10 0v5',
};

/** The small line drawing over an empty list. */
export const FaceDrawing = ({ kind }: { kind: FaceKind }) => (
  <Drawing viewBox="0 0 120 92" width="120" height="92" aria-hidden>
    <ellipse cx="60" cy="82" rx="44" ry="6" className="ground" />
    <path d="M30 20h48l12 12v44a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4z" className="sheet" />
    <path d="M78 20v12h12" className="line" />
    <path d="M40 72h26M72 72h8" className="line" />
    <path d={marks[kind]} className="mark" />
  </Drawing>
);

const Drawing = styled('svg')({
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .ground': { fill: ink('hairline-soft') },
  '& .sheet': { fill: ink('background-paper'), stroke: ink('hairline-control') },
  '& .line': { stroke: ink('hairline-control') },
  '& .mark': { stroke: ink('primary-accent'), strokeWidth: 2.5 },
});
