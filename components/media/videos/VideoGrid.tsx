'use client';
import { useTranslations } from 'next-intl';
import type { Video } from '@/lib/contract/video';
import { pickNumber } from '@/lib/media/selection';
import { TileGrid, TileRow } from '../tile-styles';
import { useGridKeys } from '../use-grid-keys';
import { useTileAction } from '../use-tile-action';
import { VideoTile } from './VideoTile';

interface Props {
  readonly videos: readonly Video[];
  /** They are not what was asked for last: nothing can be done with them. */
  readonly isEarlier: boolean;
  readonly chosen: readonly Video[];
  onPick(video: Video): void;
  onConfirm(): void;
  onPreview(video: Video): void;
}

/** The videos of one page, reachable by keys like the pictures. */
export function VideoGrid({ videos, isEarlier, chosen, onPick, onConfirm, onPreview }: Props) {
  const t = useTranslations('media');
  const words = useTranslations('video');
  const pickAt = useTileAction(videos, isEarlier, onPick);
  const previewAt = useTileAction(videos, isEarlier, onPreview);
  const { grid, active, setActive, onKeyDown } = useGridKeys(videos.length, { onPick: pickAt, onConfirm });
  return (
    <TileGrid
      ref={grid}
      role="grid"
      aria-busy={isEarlier}
      data-wide
      aria-multiselectable
      aria-label={words('grid')}
      aria-description={t('gridHint')}
      onKeyDown={onKeyDown}
    >
      <TileRow role="row">
        {videos.map((video, index) => (
          <VideoTile
            key={video.id}
            video={video}
            index={index}
            number={pickNumber(chosen, video)}
            active={index === active}
            onPick={pickAt}
            onFocus={setActive}
            onPreview={previewAt}
          />
        ))}
      </TileRow>
    </TileGrid>
  );
}
