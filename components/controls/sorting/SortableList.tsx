'use client';
import { DndContext } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { paletteVar } from '@/components/theme/css-vars';
import { PlainHandle } from '../PlainIcons';
import { useSorting, useSortWords } from './use-sorting';

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

/** Entries in an order a person can change by mouse, touch or keyboard (Space lifts, arrows move, Space drops, Esc gives up). */
export function SortableList({ keys, labelOf, onMove, renderItem, grid = false, disabled = false, fixed = false }: Props) {
  const t = useTranslations('form');
  const id = useId();
  const sorting = useSorting(keys, (from, to) => onMove(keys[from] ?? '', to), useSortWords(labelOf));
  return (
    <DndContext id={id} {...sorting}>
      <SortableContext items={[...keys]} strategy={grid ? rectSortingStrategy : verticalListSortingStrategy} disabled={disabled || fixed}>
        <Entries>
          {keys.map((key, index) => (
            <Entry key={key} id={key} label={fixed ? undefined : t('sort.handle', { name: labelOf(key) })}>
              {renderItem(key, index)}
            </Entry>
          ))}
        </Entries>
      </SortableContext>
    </DndContext>
  );
}

function Entry({ id, label, children }: { id: string; label: string | undefined; children: ReactNode }) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id });
  return (
    <li ref={setNodeRef} style={{ transform: CSS.Translate.toString(transform), transition }} data-dragging={isDragging}>
      {label !== undefined && (
        <button type="button" ref={setActivatorNodeRef} {...attributes} {...listeners} aria-label={label} className="handle">
          <PlainHandle />
        </button>
      )}
      {children}
    </li>
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
