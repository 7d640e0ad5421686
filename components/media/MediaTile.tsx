'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Tile } from './tile-styles';
import { useTileTip } from './use-tile-tip';

/** Where a tile stands in its grid, and what its grid does with it. */
export interface TilePlace {
  readonly index: number;
  /** Its number in the order of picking; 0 when it is not chosen. */
  readonly number: number;
  readonly active: boolean;
  onPick(index: number): void;
  onFocus(index: number): void;
}

interface Props {
  readonly place: TilePlace;
  readonly name: string;
  readonly createTime: string | null | undefined;
  /** As wide as a video, its bar always in sight. */
  readonly wide?: boolean;
  readonly cover: ReactNode;
  /** What stands beside the name. */
  readonly children: ReactNode;
}

/** One picture or video of the library with its hover and selected states (specification 2.5). */
export function MediaTile({ place: { index, number, active, onPick, onFocus }, name, createTime, wide, cover, children }: Props) {
  const t = useTranslations('media');
  const tileTip = useTileTip();
  return (
    <Tile
      role="gridcell"
      data-cell={index}
      {...(wide && { 'data-wide': true, 'data-always': true })}
      tabIndex={active ? 0 : -1}
      aria-selected={number > 0}
      aria-label={number > 0 ? t('picked', { name, n: number }) : name}
      title={tileTip(name, createTime)}
      onClick={() => onPick(index)}
      onFocus={() => onFocus(index)}
    >
      {cover}
      {number > 0 && (
        <span className="number" aria-hidden>
          {number}
        </span>
      )}
      <span className="bar">
        <span className="name" aria-hidden>
          {name}
        </span>
        {children}
      </span>
    </Tile>
  );
}
