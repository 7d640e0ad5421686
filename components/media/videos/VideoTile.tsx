'use client';
import MovieOutlined from '@mui/icons-material/MovieOutlined';
import PlayCircle from '@mui/icons-material/PlayCircleOutlineRounded';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Picture } from '@/components/controls/Picture';
import { spokenName } from '@/components/controls/spoken-name';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import type { Video } from '@/lib/contract/video';
import { clockDuration } from '@/lib/format/duration';
import { Tile } from '../tile-styles';
import { useTileTip } from '../use-tile-tip';

interface Props {
  readonly video: Video;
  readonly index: number;
  readonly number: number;
  readonly active: boolean;
  onPick(index: number): void;
  onFocus(index: number): void;
  onPreview(index: number): void;
}

/** One video of the library: its cover, title and length; a button plays it. */
export const VideoTile = memo(function VideoTile({ video, index, number, active, onPick, onFocus, onPreview }: Props) {
  const t = useTranslations('media');
  const tileTip = useTileTip();
  const videos = useTranslations('video');
  const name = video.title || videos('untitled', { id: video.id });
  return (
    <Tile
      role="gridcell"
      data-cell={index}
      data-wide
      data-always
      tabIndex={active ? 0 : -1}
      aria-selected={number > 0}
      aria-label={number > 0 ? t('picked', { name, n: number }) : name}
      title={tileTip(name, video.createTime)}
      onClick={() => onPick(index)}
      onFocus={() => onFocus(index)}
    >
      {video.cover ? (
        <Picture url={video.cover} alt="" />
      ) : (
        <Blank aria-hidden>
          <MovieOutlined />
        </Blank>
      )}
      {number > 0 && (
        <span className="number" aria-hidden>
          {number}
        </span>
      )}
      <span className="bar">
        <span className="name" aria-hidden>
          {name}
        </span>
        {video.duration ? <span aria-hidden>{clockDuration(video.duration)}</span> : null}
        <button
          type="button"
          tabIndex={active ? 0 : -1}
          aria-label={spokenName(videos('preview'), name)}
          onClick={(event) => {
            event.stopPropagation();
            onPreview(index);
          }}
        >
          <PlayCircle />
        </button>
      </span>
    </Tile>
  );
});

const Blank = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  backgroundColor: paletteVar('hairline-soft'),
  color: paletteVar('text-tertiary'),
  fontSize: sizeVar.small,
  '& svg': { fontSize: 36 },
});
