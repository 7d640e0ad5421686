'use client';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Picture } from '@/components/controls/Picture';
import { spokenName } from '@/components/controls/sorting/spoken-name';
import type { Picture as PictureRow } from '@/lib/contract/picture';
import { fileNameOf } from '@/lib/media/media-address';
import { MediaTile, type TilePlace } from '../MediaTile';

interface Props extends TilePlace {
  readonly picture: PictureRow;
  onDelete(index: number): void;
}

/** One picture of the library; a button removes it. */
export const PictureTile = memo(function PictureTile({ picture, onDelete, ...place }: Props) {
  const t = useTranslations('media');
  const pictures = useTranslations('picture');
  const name = picture.name || fileNameOf(picture.url) || pictures('unnamed', { id: picture.id });
  return (
    <MediaTile place={place} name={name} createTime={picture.createTime} cover={<Picture url={picture.thumb || picture.url} alt="" />}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={spokenName(t('delete'), name)}
        onClick={(event) => {
          event.stopPropagation();
          onDelete(place.index);
        }}
      >
        {t('delete')}
      </button>
    </MediaTile>
  );
});
