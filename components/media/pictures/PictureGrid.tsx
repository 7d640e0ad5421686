'use client';
import Skeleton from '@mui/material/Skeleton';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Picture } from '@/lib/contract/picture';
import { pickNumber } from '@/lib/media/selection';
import { TileGrid, TileRow } from '../tile-styles';
import { useGridKeys } from '../use-grid-keys';
import { useTileAction } from '../use-tile-action';
import { PictureTile } from './PictureTile';

interface Props {
  readonly pictures: readonly Picture[];
  /** They are not what was asked for last: nothing can be done with them. */
  readonly isEarlier: boolean;
  readonly chosen: readonly Picture[];
  /** Tiles of files on their way, before all others. */
  readonly before?: ReactNode;
  onPick(picture: Picture): void;
  onConfirm(): void;
  onDelete(picture: Picture): void;
}

/** The pictures of one page; every one can be reached, picked and deleted by keys alone. */
export function PictureGrid({ pictures, isEarlier, chosen, before, onPick, onConfirm, onDelete }: Props) {
  const words = useTranslations('picture');
  const pickAt = useTileAction(pictures, isEarlier, onPick);
  const deleteAt = useTileAction(pictures, isEarlier, onDelete);
  const { grid, active, setActive, onKeyDown } = useGridKeys(pictures.length, { onPick: pickAt, onConfirm, onDelete: deleteAt });
  return (
    <TileGrid
      ref={grid}
      role="grid"
      aria-busy={isEarlier}
      aria-multiselectable
      aria-label={words('grid')}
      aria-description={words('gridHint')}
      onKeyDown={onKeyDown}
    >
      <TileRow role="row">
        {before}
        {pictures.map((picture, index) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            index={index}
            number={pickNumber(chosen, picture)}
            active={index === active}
            onPick={pickAt}
            onFocus={setActive}
            onDelete={deleteAt}
          />
        ))}
      </TileRow>
    </TileGrid>
  );
}

/** Ten grey tiles, so that nothing jumps when the pictures arrive. */
export function TileSkeletons({ count, wide = false }: { count: number; wide?: boolean }) {
  const t = useTranslations('feedback');
  return (
    <TileGrid role="status" aria-label={t('loading')} data-wide={wide}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <Skeleton key={index} variant="rounded" sx={{ height: 'auto', aspectRatio: wide ? '16 / 9' : '1' }} />
      ))}
    </TileGrid>
  );
}
