'use client';
import MovieOutlined from '@mui/icons-material/MovieOutlined';
import PlayCircle from '@mui/icons-material/PlayCircleOutlineRounded';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Picture } from '@/components/controls/Picture';
import { spokenName } from '@/components/controls/sorting/spoken-name';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import type { Video } from '@/lib/contract/video';
import { clockDuration } from '@/lib/format/duration';
import { MediaTile, type TilePlace } from '../MediaTile';

interface Props extends TilePlace {
  readonly video: Video;
  onPreview(index: number): void;
}

/** One video of the library: its cover, title and length; a button plays it. */
export const VideoTile = memo(function VideoTile({ video, onPreview, ...place }: Props) {
  const t = useTranslations('video');
  const name = video.title || t('untitled', { id: video.id });
  const cover = video.cover ? (
    <Picture url={video.cover} alt="" />
  ) : (
    <Blank aria-hidden>
      <MovieOutlined />
    </Blank>
  );
  return (
    <MediaTile place={place} name={name} createTime={video.createTime} cover={cover} wide>
      {video.duration ? <span aria-hidden>{clockDuration(video.duration)}</span> : null}
      <button
        type="button"
        tabIndex={place.active ? 0 : -1}
        aria-label={spokenName(t('preview'), name)}
        onClick={(event) => {
          event.stopPropagation();
          onPreview(place.index);
        }}
      >
        <PlayCircle />
      </button>
    </MediaTile>
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
