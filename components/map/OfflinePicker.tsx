'use client';
import Add from '@mui/icons-material/AddRounded';
import Remove from '@mui/icons-material/RemoveRounded';
import ZoomOutMap from '@mui/icons-material/ZoomOutMapRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef, useState } from 'react';
import { paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';
import { type Coordinates, parseCoordinates } from '@/lib/map/coordinates';
import type { FoundPlace } from '@/lib/map/find-places';
import { centred, toPixel } from '@/lib/map/view';
import { MapCanvas } from './MapCanvas';
import { Pin } from './Pin';
import { PlaceSearch } from './PlaceSearch';
import { useMapView } from './use-map-view';
import { usePin } from './use-pin';
import { type OfflineMap, useRegions } from './use-regions';

/** How near the map goes to a found place. */
const SCALES = { province: 9_000, city: 45_000, district: 140_000 } as const;
const NUDGE = 8;
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 };

/** The console's own location picker: open borders, search, a pin moved by mouse, touch or keys; it speaks like a maps service's. */
export function OfflinePicker({ coord }: { coord: string }) {
  const [start] = useState(() => parseCoordinates(coord));
  const t = useTranslations('map');
  const { map, failed, retry } = useRegions();
  if (failed) {
    return (
      <Waiting role="alert">
        {t('picker.failed')}
        <Button onClick={retry}>{t('picker.retry')}</Button>
      </Waiting>
    );
  }
  return map ? <Picker map={map} start={start} /> : <Waiting role="status">{t('loading')}</Waiting>;
}

function Picker({ map, start }: { map: OfflineMap; start: Coordinates | undefined }) {
  const t = useTranslations('map');
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const pin = usePin(map, start);
  const shown = useMapView(stage, pin.place);
  const first = useRef(start !== undefined);
  if (first.current && pin.at) {
    first.current = false;
    shown.setView(centred(pin.at, SCALES.city));
  }
  const nudge = (dx: number, dy: number) => pin.move(shown.view, shown.size, dx, dy);
  const find = ({ point, level }: FoundPlace) => {
    pin.place(point);
    shown.setView(centred(point, SCALES[level]));
    stage.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [dx, dy] = DIRECTIONS[event.key] ?? [0, 0];
    const factor = ZOOM_KEYS[event.key];
    const step = event.shiftKey ? NUDGE * 6 : NUDGE;
    if (dx !== 0 || dy !== 0) nudge(dx * step, dy * step);
    else if (factor !== undefined) shown.zoom(factor);
    else return;
    event.preventDefault();
  };
  return (
    <Frame>
      <header>
        <PlaceSearch places={map.places} onFound={find} />
      </header>
      <Stage
        ref={stage}
        tabIndex={0}
        role="application"
        aria-label={t('picker.map')}
        aria-describedby="picker-place"
        onKeyDown={onKeyDown}
        {...shown.handlers}
      >
        <MapCanvas canvas={canvas} map={map} view={shown.view} size={shown.size} />
        {pin.at && <Pin at={toPixel(shown.view, shown.size, pin.at)} onDrag={nudge} />}
      </Stage>
      <Zoom>
        <IconButton size="small" aria-label={t('picker.zoomIn')} onClick={() => shown.zoom(1.6)}>
          <Add />
        </IconButton>
        <IconButton size="small" aria-label={t('picker.zoomOut')} onClick={() => shown.zoom(1 / 1.6)}>
          <Remove />
        </IconButton>
        <IconButton size="small" aria-label={t('picker.whole')} onClick={shown.whole}>
          <ZoomOutMap />
        </IconButton>
      </Zoom>
      <footer>
        <span id="picker-place" aria-live="polite">
          {pin.name || t('picker.hint')}
        </span>
        <small>{t('picker.credit')}</small>
      </footer>
    </Frame>
  );
}

const Frame = styled('main')({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  '& > header': { display: 'flex', padding: 8, borderBottom: softBorder, backgroundColor: paletteVar('background-paper') },
  '& > footer': {
    display: 'flex',
    gap: 12,
    padding: '5px 12px',
    borderTop: softBorder,
    backgroundColor: paletteVar('background-paper'),
    fontSize: sizeVar.small,
    color: paletteVar('text-secondary'),
  },
  '& > footer span': { flex: 1, minWidth: 0 },
  '& > footer small': { color: paletteVar('text-tertiary') },
});
const Stage = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  cursor: 'crosshair',
  touchAction: 'none',
  '&:focus-visible': { outline: `2px solid ${paletteVar('primary-accent')}`, outlineOffset: -2 },
});
const Zoom = styled('div')({
  position: 'absolute',
  right: 10,
  bottom: 44,
  display: 'flex',
  flexDirection: 'column',
  borderRadius: 8,
  backgroundColor: paletteVar('background-paper'),
  boxShadow: paletteVar('floating-shadow'),
});
const Waiting = styled('div')({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 8,
  color: paletteVar('text-secondary'),
});
