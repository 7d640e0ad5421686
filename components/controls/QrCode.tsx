import { styled } from '@mui/material/styles';
import { white } from '@/components/theme/tokens';

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
