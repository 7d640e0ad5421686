'use client';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Picture } from '@/components/controls/Picture';
import { LabelledField } from '@/components/controls/PlainSelect';
import { useAsk } from '@/components/dialogs/use-ask';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { clockDuration } from '@/lib/format/duration';
import { PictureLibrary } from '../pictures/PictureLibrary';
import { type Frame, takeFrames } from './take-frames';

/** A cover: a frame that is sent with the video, or a picture of the library. */
export type Cover = { readonly frame: Frame } | { readonly url: string } | undefined;

interface Props {
  readonly file: File | undefined;
  readonly value: Cover;
  onChange(cover: Cover): void;
}

/** Proposes frames of the chosen video as its cover; the clearest of them is taken unless the person takes another one. */
export function CoverPicker({ file, value, onChange }: Props) {
  const t = useTranslations('video');
  const ask = useAsk();
  const name = useId();
  const { frames, searching } = useFrames(file, {
    onSearch: () => onChange(undefined),
    onBest: (frame) => {
      // A picture of the library may be chosen before the frames are found.
      if (!value) onChange({ frame });
    },
  });
  const own = async () => {
    const [picture] = (await ask(PictureLibrary, { max: 1 })) ?? [];
    if (picture) onChange({ url: picture.url });
  };
  return (
    <LabelledField>
      <span className="label">{t('fields.cover')}</span>
      <Choices role="radiogroup" aria-label={t('cover.proposed')}>
        {frames.map((frame) => (
          <label key={frame.url}>
            <input
              type="radio"
              name={name}
              checked={value !== undefined && 'frame' in value && value.frame === frame}
              aria-label={t('cover.frame', { time: clockDuration(frame.seconds) })}
              onChange={() => onChange({ frame })}
            />
            <Still src={frame.url} alt="" />
          </label>
        ))}
        {value && 'url' in value && (
          <label>
            <input type="radio" name={name} checked readOnly aria-label={t('cover.chosen')} />
            <Picture url={value.url} alt="" />
          </label>
        )}
      </Choices>
      <p data-hint role="status">
        {searching ? t('cover.searching') : file && frames.length === 0 && !value ? t('cover.none') : ''}
      </p>
      <Button variant="text" size="small" onClick={own} sx={{ alignSelf: 'flex-start' }}>
        {t('cover.own')}
      </Button>
    </LabelledField>
  );
}

interface Events {
  onSearch(): void;
  onBest(frame: Frame): void;
}

function useFrames(file: File | undefined, { onSearch, onBest }: Events) {
  const [found, setFound] = useState<{ frames: readonly Frame[]; searching: boolean }>({ frames: [], searching: false });
  const clear = useEffectEvent(onSearch);
  const propose = useEffectEvent(onBest);
  useEffect(() => {
    clear();
    if (!file) return setFound({ frames: [], searching: false });
    const stop = new AbortController();
    let taken: readonly Frame[] = [];
    setFound({ frames: [], searching: true });
    void takeFrames(file, stop.signal).then(({ frames }) => {
      taken = frames;
      if (stop.signal.aborted) return release(frames);
      setFound({ frames, searching: false });
      const best = frames.reduce<Frame | undefined>((most, frame) => (most && most.worth >= frame.worth ? most : frame), undefined);
      if (best) propose(best);
    });
    return () => {
      stop.abort();
      release(taken);
    };
  }, [file]);
  return found;
}

const release = (frames: readonly Frame[]): void => {
  for (const { url } of frames) URL.revokeObjectURL(url);
};

const Choices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: 8,
  fontSize: sizeVar.small,
  '& > label': {
    position: 'relative',
    aspectRatio: '16 / 9',
    border: `1px solid ${paletteVar('hairline-normal')}`,
    borderRadius: 6,
    cursor: 'pointer',
    overflow: 'hidden',
  },
  '& > label:has(input:checked)': { outline: `3px solid ${paletteVar('primary-accent')}` },
  '& > label:has(input:focus-visible)': { outline: `3px solid ${paletteVar('primary-dark')}`, outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});

const Still = styled('img')({});
