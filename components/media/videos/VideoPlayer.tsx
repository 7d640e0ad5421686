'use client';
import PictureInPicture from '@mui/icons-material/PictureInPictureAltOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useMediaUrl } from '@/components/controls/MediaPlaces';
import { Segments } from '@/components/controls/Segments';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { InlineAlert } from '@/components/feedback/InlineAlert';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';

interface Params {
  url: string;
  title: string;
  cover: string;
}

const RATES = [0.5, 1, 1.25, 1.5, 2];

/**
 * Plays a video with the browser's own controls, speed and picture in picture beside them. It is dismissed, and so stops, when its tab
 * is hidden. Player libraries put style elements into their shadow trees, which the console's policy refuses.
 */
export function VideoPlayer({ payload: { url, title, cover } }: DialogProps<Params, never>) {
  const t = useTranslations('video');
  const feedback = useTranslations('feedback');
  const shown = useMediaUrl();
  const report = useReportFailure();
  const video = useRef<HTMLVideoElement>(null);
  const [rate, setRate] = useState(1);
  const [failed, setFailed] = useState(false);
  const play = (next: number) => {
    if (!video.current) return;
    // The first is what an attempt after a failure begins with.
    video.current.defaultPlaybackRate = next;
    video.current.playbackRate = next;
    setRate(next);
  };
  const tryAgain = () => {
    if (!video.current) return;
    const { currentTime } = video.current;
    video.current.load();
    video.current.currentTime = currentTime;
  };
  const float = () => {
    const leaving = document.pictureInPictureElement ? document.exitPictureInPicture() : video.current?.requestPictureInPicture();
    leaving?.catch((error: unknown) => report(error, { info: 'player' }));
  };
  return (
    <DialogFrame title={title ? `${t('previewTitle')} - ${title}` : t('previewTitle')} width={760} flush>
      <Stage>
        <video
          ref={video}
          src={shown(url) || undefined}
          poster={shown(cover) || undefined}
          preload="metadata"
          controls
          playsInline
          onLoadStart={() => setFailed(false)}
          onError={() => setFailed(true)}
        >
          <track kind="captions" />
        </video>
        {failed && (
          // The browser says the same of a format it does not know and of a server that was away for a moment.
          <InlineAlert
            severity="error"
            action={
              <Button size="small" color="inherit" variant="text" onClick={tryAgain}>
                {feedback('retry')}
              </Button>
            }
          >
            {t('unplayable')}
          </InlineAlert>
        )}
        <div className="tools">
          <span id="video-rate">{t('speed')}</span>
          <Segments
            labelledBy="video-rate"
            chosen={rate}
            options={RATES.map((each) => ({ value: each, text: `${each}x` }))}
            onChoose={play}
          />
          <Button variant="text" color="neutral" size="small" startIcon={<PictureInPicture />} onClick={float} sx={{ ml: 'auto' }}>
            {t('pictureInPicture')}
          </Button>
        </div>
      </Stage>
    </DialogFrame>
  );
}

const Stage = styled('div')({
  '& video': { display: 'block', width: '100%', aspectRatio: '16 / 9', backgroundColor: paletteVar('sidebar-ground') },
  '& [role=alert]': { margin: '10px 20px 0' },
  '& .tools': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 10,
    padding: '10px 20px',
    fontSize: sizeVar.small,
    color: paletteVar('text-secondary'),
  },
});
