'use client';
import RotateLeft from '@mui/icons-material/RotateLeftRounded';
import RotateRight from '@mui/icons-material/RotateRightRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import EasyCrop, { type Point } from 'react-easy-crop';
import { PlainSelect } from '@/components/controls/PlainSelect';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { type CropArea, cropToPng, turnedSize } from './crop-canvas';
import 'react-easy-crop/react-easy-crop.css';

export interface CropParams {
  /** Address of the picture: of this origin, or of a file on this computer. */
  src: string;
  name: string;
  /** A fixed shape, width by height; without one the person chooses. */
  ratio?: number;
}

const RATIOS = { free: undefined, square: 1, wide: 16 / 9, classic: 4 / 3, carousel: 750 / 350 } as const;
type RatioName = keyof typeof RATIOS;
const STEP = 8;

/** Crops a picture to a png exactly 500 pixels high (specification 2.5): drag, wheel and pinch, or keys. */
export function Cropper({ payload: { src, name, ratio }, answer }: DialogProps<CropParams, File>) {
  const t = useTranslations('media');
  const report = useReportFailure();
  const [view, setView] = useState({ crop: { x: 0, y: 0 } as Point, zoom: 1, rotation: 0 });
  const [shape, setShape] = useState<RatioName>('free');
  const [image, setImage] = useState<HTMLImageElement>();
  const [area, setArea] = useState<CropArea>();
  const [busy, setBusy] = useState(false);
  const change = (patch: Partial<typeof view>) => setView((now) => ({ ...now, ...patch }));
  const natural = image && turnedSize(image.naturalWidth, image.naturalHeight, view.rotation);
  const aspect = ratio ?? RATIOS[shape] ?? (natural ? natural.width / natural.height : 1);
  const save = async () => {
    if (!image || !area) return;
    setBusy(true);
    try {
      answer(await cropToPng(image, { area, degrees: view.rotation, shape: aspect }, name));
    } catch (error) {
      report(error, { info: 'cropper' });
      setBusy(false);
    }
  };
  return (
    <DialogFrame
      title={t('cropper.title')}
      width={640}
      busy={busy}
      actions={
        <>
          <Button variant="outlined" onClick={() => answer(undefined)}>
            {t('cancel')}
          </Button>
          <Button variant="contained" disabled={!image || !area || busy} onClick={save}>
            {t('ok')}
          </Button>
        </>
      }
    >
      <Stage tabIndex={0} role="application" aria-label={t('cropper.area')} onKeyDown={(event) => moveByKey(event, view, change)}>
        <EasyCrop
          image={src}
          disableAutomaticStylesInjection
          // The frame around it takes the keys and has a name.
          cropperProps={{ tabIndex: -1 }}
          crop={view.crop}
          zoom={view.zoom}
          rotation={view.rotation}
          aspect={aspect}
          minZoom={1}
          maxZoom={5}
          onCropChange={(crop) => change({ crop })}
          onZoomChange={(zoom) => change({ zoom })}
          onRotationChange={(rotation) => change({ rotation })}
          onCropComplete={(_shown, pixels) => setArea(pixels)}
          onMediaLoaded={() => void loaded(src).then(setImage, (error: unknown) => report(error, { info: 'cropper' }))}
        />
      </Stage>
      <Tools>
        {ratio === undefined && (
          <PlainSelect
            label={t('cropper.ratio')}
            value={shape}
            options={(Object.keys(RATIOS) as RatioName[]).map((value) => ({ value, label: t(`cropper.ratios.${value}`) }))}
            error={undefined}
            optional
            onChange={(value) => setShape(value as RatioName)}
          />
        )}
        <div className="slider">
          <span id="crop-zoom">{t('cropper.zoom')}</span>
          <Slider
            aria-labelledby="crop-zoom"
            min={1}
            max={5}
            step={0.05}
            value={view.zoom}
            onChange={(_event, zoom) => change({ zoom: Number(zoom) })}
          />
        </div>
        <div className="slider">
          <span id="crop-turn">{t('cropper.rotate')}</span>
          <IconButton size="small" aria-label={t('cropper.turnLeft')} onClick={() => change({ rotation: turned(view.rotation, -90) })}>
            <RotateLeft />
          </IconButton>
          <Slider
            aria-labelledby="crop-turn"
            min={-180}
            max={180}
            value={view.rotation}
            onChange={(_event, rotation) => change({ rotation: Number(rotation) })}
          />
          <IconButton size="small" aria-label={t('cropper.turnRight')} onClick={() => change({ rotation: turned(view.rotation, 90) })}>
            <RotateRight />
          </IconButton>
        </div>
        <small>{t('cropper.output')}</small>
      </Tools>
    </DialogFrame>
  );
}

/** Stays between -180 and 180. */
const turned = (from: number, by: number): number => ((((from + by + 180) % 360) + 360) % 360) - 180;

interface View {
  crop: Point;
  zoom: number;
}

function moveByKey(event: KeyboardEvent, { crop, zoom }: View, change: (patch: Partial<View>) => void): void {
  if (event.target !== event.currentTarget) return;
  const moves: Record<string, Partial<View>> = {
    ArrowLeft: { crop: { x: crop.x - STEP, y: crop.y } },
    ArrowRight: { crop: { x: crop.x + STEP, y: crop.y } },
    ArrowUp: { crop: { x: crop.x, y: crop.y - STEP } },
    ArrowDown: { crop: { x: crop.x, y: crop.y + STEP } },
    '+': { zoom: Math.min(5, zoom + 0.1) },
    '=': { zoom: Math.min(5, zoom + 0.1) },
    '-': { zoom: Math.max(1, zoom - 0.1) },
  };
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  change(move);
}

/** The picture itself, for cutting: what is on screen may be a smaller version of it. */
function loaded(src: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('the picture could not be read'));
    image.src = src;
  });
}

const Stage = styled('div')({
  position: 'relative',
  height: 340,
  borderRadius: 8,
  overflow: 'hidden',
  backgroundColor: paletteVar('background-default'),
  '&:focus-visible': { outline: `2px solid ${paletteVar('primary-accent')}`, outlineOffset: 2 },
});
const Tools = styled('div')({
  display: 'grid',
  gap: 4,
  marginTop: 12,
  fontSize: sizeVar.small,
  '& .slider': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 34 },
  '& .slider > span:first-of-type': { flex: '0 0 48px', color: paletteVar('text-secondary') },
  '& small': { color: paletteVar('text-tertiary'), fontSize: sizeVar.small },
});
