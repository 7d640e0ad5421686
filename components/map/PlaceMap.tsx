'use client';
import Place from '@mui/icons-material/PlaceRounded';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useWidth } from '@/components/chart/use-width';
import { border, paletteVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';
import { centred } from '@/lib/map/view';
import { MapCanvas } from './MapCanvas';
import { useRegions } from './use-regions';

const HEIGHT = 150;
/** Near enough to tell the district and what lies beside it. */
const SCALE = 90_000;

/** Where something lies, to look at: the open map around a pin. Without its data the box is left out: the coordinates stand beside it. */
export function PlaceMap({ label, latitude, longitude }: { label: string; latitude: number; longitude: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [frame, width] = useWidth<HTMLDivElement>();
  const { map, failed } = useRegions();
  if (failed) return null;
  return (
    <Frame ref={frame} role="img" aria-label={label}>
      {map && width > 0 && (
        <>
          <MapCanvas canvas={canvas} map={map} view={centred([longitude, latitude], SCALE)} size={{ width, height: HEIGHT }} />
          <Place aria-hidden />
        </>
      )}
    </Frame>
  );
}

const Frame = styled('div')({
  position: 'relative',
  height: HEIGHT,
  margin: '0 20px 14px',
  overflow: 'hidden',
  border,
  borderRadius: radius.card,
  backgroundColor: paletteVar('background-default'),
  // The tip of the pin stands in the middle.
  '& > svg': { position: 'absolute', left: 'calc(50% - 18px)', top: HEIGHT / 2 - 33, fontSize: 36, color: paletteVar('error-main') },
});
