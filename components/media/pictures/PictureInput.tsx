'use client';
import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import { useTranslations } from 'next-intl';
import type { FieldValues } from 'react-hook-form';
import { Picture } from '@/components/controls/Picture';
import { spokenName } from '@/components/controls/sorting/spoken-name';
import { useMediaMessages } from '@/components/controls/use-media-messages';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { InputProps } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import { PictureWell } from '../input-styles';
import { useChoosePictures } from './use-choose-picture';
import { useDroppedPicture } from './use-dropped-picture';
import { useNewestPicture } from './use-newest-picture';

interface Props<Values extends FieldValues> extends InputProps<Values> {
  /** A fixed shape, width by height: the chosen picture goes through the cropper. */
  readonly ratio?: number;
  /** Signs and logos are shown whole. */
  readonly whole?: boolean;
}

/** One picture of a form: from the library, by drop or by paste; its value is an address. */
export function PictureInput<Values extends FieldValues>({ ratio, whole = false, ...props }: Props<Values>) {
  const words = useMediaMessages();
  const t = useTranslations();
  const field = useField(props, 'media');
  const url = typeof field.value === 'string' ? field.value : '';
  const { choose, prefetch } = useChoosePictures();
  const begin = useNewestPicture(field.change);
  const pick = async () => {
    let store: (url: string) => void = () => undefined;
    const chosen = await choose(1, ratio, () => {
      store = begin();
    });
    if (chosen?.[0]) store(chosen[0]);
    field.blur();
    return chosen !== undefined;
  };
  const drop = useDroppedPicture(field, begin, { max: 1, room: 1, ratio });
  if (!words) return <FieldFrame field={field}>{null}</FieldFrame>;
  return (
    <FieldFrame field={field} group>
      <PictureWell data-filled={url !== ''} data-wide={(ratio ?? 1) > 1.2} data-invalid={field.error !== undefined} {...drop}>
        <button
          type="button"
          className="pick"
          ref={field.ref}
          disabled={field.disabled}
          aria-label={url === '' ? spokenName(t('media.inputs.pick'), field.label) : spokenName(t('media.replace'), field.label)}
          aria-describedby={field.describedBy}
          onPointerEnter={prefetch}
          onClick={() => field.awaits(pick())}
        >
          {url === '' ? (
            <>
              <AddPhoto aria-hidden />
              {t('media.choose')}
            </>
          ) : (
            <Picture url={url} alt={field.label} whole={whole} />
          )}
        </button>
        {url !== '' && !field.disabled && (
          <span className="tools">
            <button type="button" aria-label={spokenName(t('media.remove'), field.label)} onClick={() => field.change('')}>
              {t('media.remove')}
            </button>
          </span>
        )}
      </PictureWell>
    </FieldFrame>
  );
}
