'use client';
import CloseRounded from '@mui/icons-material/CloseRounded';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { spokenName } from '@/components/controls/sorting/spoken-name';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { isBusy, type UploadEntry } from '@/lib/media/upload-entry';
import { Tile, TileGrid } from '../tile-styles';
import { UploadLine } from './UploadLine';
import { UploadProgress } from './UploadProgress';
import { uploads, useUploads } from './uploads';

/** More tiles than this would push the library out of sight; the list of uploads shows the rest. */
const MOST_TILES = 5;

/** Pictures on their way, as tiles before the others. */
export function UploadTiles({ alone = false }: { alone?: boolean }) {
  const entries = useUploads().filter((entry) => entry.kind === 'picture' && isBusy(entry));
  if (entries.length === 0) return null;
  const tiles = entries.slice(0, MOST_TILES).map((entry) => <UploadTile key={entry.id} entry={entry} alone={alone} />);
  return alone ? <TileGrid>{tiles}</TileGrid> : tiles;
}

/** Files that wait for a decision or failed, as lines above the library: here they can be reached by keys while it is open. */
export function UploadNotes() {
  const entries = useUploads().filter((entry) => entry.kind === 'picture' && (entry.state === 'known' || entry.state === 'failed'));
  return entries.slice(0, MOST_TILES).map((entry) => <UploadLine key={entry.id} entry={entry} />);
}

function UploadTile({ entry, alone }: { entry: UploadEntry; alone: boolean }) {
  const t = useTranslations('media');
  return (
    <Tile role={alone ? undefined : 'gridcell'} style={{ cursor: 'progress' }} data-always>
      <Centre>
        {t(`state.${entry.state}`)}
        <UploadProgress entry={entry} />
      </Centre>
      <span className="bar">
        <span className="name">{entry.name}</span>
        <button type="button" aria-label={spokenName(t('queue.cancel'), entry.name)} onClick={() => uploads.cancel(entry.id)}>
          <CloseRounded />
        </button>
      </span>
    </Tile>
  );
}

const Centre = styled('div')({
  position: 'absolute',
  inset: '0 10px 28px',
  display: 'grid',
  alignContent: 'center',
  gap: 8,
  textAlign: 'center',
  fontSize: sizeVar.small,
  color: paletteVar('text-secondary'),
});
