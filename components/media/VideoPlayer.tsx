'use client';
import { styled } from '@mui/material/styles';
import {
  MediaControlBar,
  MediaController,
  MediaFullscreenButton,
  MediaMuteButton,
  MediaPipButton,
  MediaPlayButton,
  MediaPlaybackRateButton,
  MediaTimeDisplay,
  MediaTimeRange,
  MediaVolumeRange,
} from 'media-chrome/react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { ink } from '@/components/theme/css-vars';
import { useMediaUrl } from './MediaPlaces';

interface Wish {
  url: string;
  title: string;
  cover: string;
}

const RATES = [0.5, 1, 1.25, 1.5, 2];

/** Plays a video: speed, picture in picture, full screen. It is dismissed, and so stops, when its tab is hidden. */
export function VideoPlayer({ payload: { url, title, cover } }: DialogProps<Wish, never>) {
  const t = useTranslations('video');
  const shown = useMediaUrl();
  const [failed, setFailed] = useState(false);
  return (
    <DialogFrame title={title ? `${t('previewTitle')} - ${title}` : t('previewTitle')} width={760} flush>
      <Stage>
        <MediaController>
          <video
            slot="media"
            src={shown(url) || undefined}
            poster={shown(cover) || undefined}
            preload="metadata"
            playsInline
            muted={false}
            onError={() => setFailed(true)}
          >
            <track kind="captions" />
          </video>
          <MediaControlBar>
            <MediaPlayButton />
            <MediaTimeRange />
            <MediaTimeDisplay showDuration />
            <MediaMuteButton />
            <MediaVolumeRange />
            <MediaPlaybackRateButton rates={RATES} />
            <MediaPipButton />
            <MediaFullscreenButton />
          </MediaControlBar>
        </MediaController>
        {failed && <p role="alert">{t('unplayable')}</p>}
      </Stage>
    </DialogFrame>
  );
}

const Stage = styled('div')({
  '& media-controller': { display: 'block', width: '100%', aspectRatio: '16 / 9', '--media-accent-color': ink('primary-accent') },
  '& video': { width: '100%', height: '100%', objectFit: 'contain' },
  '& p': { margin: 0, padding: '10px 16px', color: ink('error-main') },
});
