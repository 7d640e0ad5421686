'use client';
import PlayCircle from '@mui/icons-material/PlayCircleOutlineRounded';
import VideoCall from '@mui/icons-material/VideoCallOutlined';
import { useTranslations } from 'next-intl';
import type { FieldValues } from 'react-hook-form';
import { useMediaUrl } from '@/components/controls/MediaPlaces';
import { spokenName } from '@/components/controls/sorting/spoken-name';
import { useMediaMessages } from '@/components/controls/use-media-messages';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { InputProps } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import { fileNameOf } from '@/lib/media/media-address';
import { PictureWell } from '../input-styles';
import { videoLibrary, videoPlayer } from '../media-dialogs';

/** One video of a form, from the video library; its value is an address. */
export function VideoInput<Values extends FieldValues>(props: InputProps<Values>) {
  const words = useMediaMessages();
  const t = useTranslations();
  const field = useField(props, 'chosen');
  const library = useOnDemand(videoLibrary);
  const player = useOnDemand(videoPlayer);
  const shown = useMediaUrl();
  const url = typeof field.value === 'string' ? field.value : '';
  const pick = async () => {
    const [video] = (await library.open(() => ({ max: 1 }))) ?? [];
    if (video) field.change(video.url);
    field.blur();
  };
  if (!words) return <FieldFrame field={field}>{null}</FieldFrame>;
  return (
    <FieldFrame field={field} group>
      <PictureWell data-filled={url !== ''} data-wide data-invalid={field.error !== undefined}>
        <button
          type="button"
          className="pick"
          ref={field.ref}
          disabled={field.disabled}
          aria-label={spokenName(url === '' ? t('media.inputs.pick') : t('media.replace'), field.label)}
          aria-describedby={field.describedBy}
          onPointerEnter={library.prefetch}
          onClick={pick}
        >
          {url === '' ? (
            <>
              <VideoCall aria-hidden />
              {t('media.choose')}
            </>
          ) : (
            // The first frame stands for the video; its sound and captions belong to the player.
            <video
              src={`${shown(url)}#t=0.6`}
              preload="metadata"
              muted
              playsInline
              tabIndex={-1}
              style={{ width: '100%', height: '100%', objectFit: 'cover', borderRadius: 'inherit' }}
            />
          )}
        </button>
        {url !== '' && (
          <span className="tools">
            <button
              type="button"
              aria-label={spokenName(t('media.inputs.play'), field.label)}
              onClick={() => player.open(() => ({ url, title: fileNameOf(url), cover: '' }))}
            >
              <PlayCircle aria-hidden style={{ fontSize: 18, display: 'block' }} />
            </button>
            {!field.disabled && (
              <button type="button" aria-label={spokenName(t('media.remove'), field.label)} onClick={() => field.change('')}>
                {t('media.remove')}
              </button>
            )}
          </span>
        )}
      </PictureWell>
    </FieldFrame>
  );
}
