'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import type { Coordinates } from '@/lib/map/coordinates';
import type { PickerMessage } from '@/lib/map/picker-message';
import { usePickerAddress } from './use-picker-address';
import { usePickerMessages } from './use-picker-messages';

const PATIENCE_MS = 8000;

interface Props {
  /** Where the map opens. */
  readonly start: Coordinates | undefined;
  onPicked(message: PickerMessage): void;
}

/** The framed map. When it does not come, the dialog goes on without it. */
export function PickerFrame({ start, onPicked }: Props) {
  const t = useTranslations('map');
  const picker = usePickerAddress();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'blocked'>('loading');
  const address = picker && startingAt(picker, start);
  usePickerMessages(frame, address, onPicked);
  useEffect(() => {
    const patience = setTimeout(() => setState((now) => (now === 'loading' ? 'blocked' : now)), PATIENCE_MS);
    return () => clearTimeout(patience);
  }, []);
  return (
    <Stage>
      {address && (
        <iframe
          // A new frame for a new place: a navigation of the old one would become a step of the browser's way back.
          key={address}
          ref={frame}
          src={address}
          title={t('frame')}
          sandbox="allow-scripts allow-same-origin allow-forms"
          referrerPolicy="origin"
          onLoad={() => setState('shown')}
        />
      )}
      {state !== 'shown' && <p role="status">{t(state)}</p>}
    </Stage>
  );
}

/** Maps services open at `coord`; an address of our own may be relative. */
function startingAt(picker: string, start: Coordinates | undefined): string {
  if (!start) return picker;
  return `${picker}${picker.includes('?') ? '&' : '?'}coord=${start.latitude},${start.longitude}`;
}

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 400,
  backgroundColor: paletteVar('background-default'),
  [theme.breakpoints.down('sm')]: { height: 320 },
  '& iframe': { display: 'block', width: '100%', height: '100%', border: 0 },
  '& p': {
    position: 'absolute',
    inset: '40% 0 auto',
    margin: 0,
    textAlign: 'center',
    fontSize: sizeVar.small,
    color: paletteVar('text-tertiary'),
    pointerEvents: 'none',
  },
}));
