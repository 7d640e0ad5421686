'use client';
import { DndContext, type DraggableAttributes, type DraggableSyntheticListeners } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useEffect, useLayoutEffect } from 'react';
import type { SortWords } from './use-sort-words';
import { useSorting } from './use-sorting';

/** What the handle of an entry wears while entries can be moved. */
export interface HandleWiring {
  readonly attributes: DraggableAttributes;
  /** None while the order is not to be changed. */
  readonly listeners: DraggableSyntheticListeners;
}

/** The elements of an entry: what moves, and what it is taken by. */
export interface EntryElements {
  entry: HTMLElement | null;
  handle: HTMLElement | null;
}

interface Props {
  readonly contextId: string;
  readonly keys: readonly string[];
  readonly words: SortWords;
  readonly grid: boolean;
  readonly disabled: boolean;
  elementsOf(key: string): EntryElements;
  /** Tells what a handle wears from now on; undefined when its entry is gone. */
  onWire(key: string, wiring: HandleWiring | undefined): void;
  onMove(from: number, to: number): void;
  /** Hears of drags that were carried out or given up (useSorting). */
  onSettled(): void;
}

/**
 * What moves the entries of a SortableArea; fetched on use. It stands beside the entries and not around them: when it comes, nothing of
 * theirs is drawn anew, and whoever types in one goes on.
 */
export function SortableDnd({ contextId, keys, words, grid, disabled, elementsOf, onWire, onMove, onSettled }: Props) {
  const sorting = useSorting(keys, onMove, words, onSettled);
  return (
    <DndContext id={contextId} {...sorting}>
      <SortableContext items={[...keys]} strategy={grid ? rectSortingStrategy : verticalListSortingStrategy} disabled={disabled}>
        {keys.map((key) => (
          <SortableDndEntry key={key} id={key} elementsOf={elementsOf} onWire={onWire} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

function SortableDndEntry({ id, elementsOf, onWire }: { id: string } & Pick<Props, 'elementsOf' | 'onWire'>) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id });
  useLayoutEffect(() => {
    const { entry, handle } = elementsOf(id);
    setNodeRef(entry);
    setActivatorNodeRef(handle);
  }, [id, elementsOf, setNodeRef, setActivatorNodeRef]);
  useLayoutEffect(() => {
    const { entry } = elementsOf(id);
    if (!entry) return;
    entry.style.transform = CSS.Translate.toString(transform) ?? '';
    entry.style.transition = transition ?? '';
    entry.dataset.dragging = String(isDragging);
  }, [id, elementsOf, transform, transition, isDragging]);
  useEffect(() => onWire(id, { attributes, listeners }), [id, attributes, listeners, onWire]);
  useEffect(() => () => onWire(id, undefined), [id, onWire]);
  return null;
}
