import { styled } from '@mui/material/styles';
import { encode } from 'uqr';
import { white } from '@/components/theme/tokens';

/** Modules of light around the code, without which readers do not find it. */
const QUIET = 4;

/** The code of a text as one path over a square, or null for a text too long for any. */
export function qrShape(text: string): { size: number; path: string } | null {
  try {
    const { data, size } = encode(text, { ecc: 'M', border: QUIET });
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: dark.join('') };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A QR code drawn as a vector; black on white in every colour scheme, because readers expect it. */
export const QrCode = ({ size, path, label, id }: { size: number; path: string; label: string; id: string }) => (
  <Square
    id={id}
    viewBox={`0 0 ${size} ${size}`}
    role="img"
    aria-label={label}
    shapeRendering="crispEdges"
    xmlns="http://www.w3.org/2000/svg"
  >
    <rect width={size} height={size} fill={white} />
    <path d={path} fill="black" />
  </Square>
);

const Square = styled('svg')({ display: 'block', width: 240, height: 240, maxWidth: '100%', borderRadius: 8 });
