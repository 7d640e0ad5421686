'use client';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Picture } from '@/components/controls/Picture';
import { spokenName } from '@/components/controls/spoken-name';
import type { Picture as PictureRow } from '@/lib/contract/picture';
import { fileNameOf } from '@/lib/media/media-address';
import { Tile } from '../tile-styles';
import { useTileTip } from '../use-tile-tip';

interface Props {
  readonly picture: PictureRow;
  readonly index: number;
  /** Its number in the order of picking; 0 when it is not chosen. */
  readonly number: number;
  readonly active: boolean;
  onPick(index: number): void;
  onFocus(index: number): void;
  onDelete(index: number): void;
}

/** One picture of the library with its hover and selected states (specification 2.5). */
export const PictureTile = memo(function PictureTile({ picture, index, number, active, onPick, onFocus, onDelete }: Props) {
  const t = useTranslations('media');
  const tileTip = useTileTip();
  const pictures = useTranslations('picture');
  const name = picture.name || fileNameOf(picture.url) || pictures('unnamed', { id: picture.id });
  return (
    <Tile
      role="gridcell"
      data-cell={index}
      tabIndex={active ? 0 : -1}
      aria-selected={number > 0}
      aria-label={number > 0 ? t('picked', { name, n: number }) : name}
      title={tileTip(name, picture.createTime)}
      onClick={() => onPick(index)}
      onFocus={() => onFocus(index)}
    >
      <Picture url={picture.thumb || picture.url} alt="" />
      {number > 0 && (
        <span className="number" aria-hidden>
          {number}
        </span>
      )}
      <span className="bar">
        <span className="name" aria-hidden>
          {name}
        </span>
        <button
          type="button"
          tabIndex={-1}
          aria-label={spokenName(t('delete'), name)}
          onClick={(event) => {
            event.stopPropagation();
            onDelete(index);
          }}
        >
          {t('delete')}
        </button>
      </span>
    </Tile>
  );
});
