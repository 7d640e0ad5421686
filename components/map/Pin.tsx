'use client';
import Place from '@mui/icons-material/PlaceRounded';
import { styled } from '@mui/material/styles';
import { type PointerEvent, useRef } from 'react';
import { paletteVar } from '@/components/theme/css-vars';

interface Props {
  /** Where its tip stands, in pixels of the map. */
  readonly at: readonly [number, number];
  onDrag(dx: number, dy: number): void;
}

/** The pin; it can be dragged, and is moved by keys through the map it stands on. */
export function Pin({ at: [x, y], onDrag }: Props) {
  const last = useRef<{ x: number; y: number } | null>(null);
  const move = (event: PointerEvent) => {
    if (!last.current) return;
    onDrag(event.clientX - last.current.x, event.clientY - last.current.y);
    last.current = { x: event.clientX, y: event.clientY };
  };
  return (
    <Marker
      aria-hidden
      style={{ transform: `translate(${x}px, ${y}px)` }}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={move}
      onPointerUp={(event) => {
        event.stopPropagation();
        last.current = null;
      }}
    >
      <Place />
    </Marker>
  );
}

const Marker = styled('div')({
  position: 'absolute',
  left: -18,
  top: -35,
  width: 36,
  height: 36,
  color: paletteVar('error-main'),
  cursor: 'grab',
  touchAction: 'none',
  '& svg': { fontSize: 36, display: 'block' },
});
