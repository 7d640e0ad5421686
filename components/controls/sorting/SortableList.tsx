'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { paletteVar } from '@/components/theme/css-vars';
import { PlainHandle } from '../PlainIcons';
import { SortableArea } from './SortableArea';
import { useSortWords } from './use-sort-words';

interface Props {
  readonly keys: readonly string[];
  /** What a screen reader calls an entry while it is moved. */
  labelOf(key: string): string;
  onMove(key: string, to: number): void;
  renderItem(key: string, index: number): ReactNode;
  /** The entries stand in several columns, or one after the other in lines. */
  readonly grid?: boolean;
  readonly disabled?: boolean;
  /** The person at the screen may not change the order: no handles are offered. */
  readonly fixed?: boolean;
}

/** A list whose entries have a handle to move them by (SortableArea). */
export function SortableList({ keys, labelOf, onMove, renderItem, grid = false, disabled = false, fixed = false }: Props) {
  const t = useTranslations('form');
  const move = (from: number, to: number) => onMove(keys[from] ?? '', to);
  return (
    <SortableArea keys={keys} words={useSortWords(labelOf)} grid={grid} disabled={disabled || fixed} onMove={move}>
      {({ area, entry, handle }) => (
        <Entries {...area}>
          {keys.map((key, index) => (
            <li key={key} {...entry(key)}>
              {!fixed && (
                <button type="button" {...handle(key)} aria-label={t('sort.handle', { name: labelOf(key) })} className="handle">
                  <PlainHandle />
                </button>
              )}
              {renderItem(key, index)}
            </li>
          ))}
        </Entries>
      )}
    </SortableArea>
  );
}

const Entries = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: 2, borderRadius: 6, backgroundColor: paletteVar('background-paper') },
  '& > li[data-dragging="true"]': { position: 'relative', zIndex: 1, boxShadow: paletteVar('floating-shadow') },
  '& .handle': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 28,
    padding: 0,
    border: 0,
    background: 'none',
    color: paletteVar('text-tertiary'),
    cursor: 'grab',
    touchAction: 'none',
    '& svg': { fontSize: 18 },
  },
  '& .handle[aria-disabled="true"]': { cursor: 'auto', opacity: 0.4 },
});
