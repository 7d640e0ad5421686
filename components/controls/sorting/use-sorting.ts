'use client';
import { closestCenter, type DndContextProps, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { PromptKeyboardSensor } from './prompt-keyboard-sensor';

/** How an entry is moved: by mouse and touch after a few pixels, by keyboard with Space, arrows, Space and Esc. */
export function useSortSensors(): Pick<DndContextProps, 'sensors'> {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(PromptKeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'instant' }),
  );
  return { sensors };
}

/** What a screen reader hears while an entry is moved; places count from 1. */
interface SortWords {
  lifted(key: string, place: number): string;
  over(place: number, total: number): string;
  dropped(place: number): string;
  cancelled(): string;
  readonly instructions: string;
}

/** The words of every list; an entry is called by its label. */
export function useSortWords(labelOf: (key: string) => string): SortWords {
  const t = useTranslations('form');
  return {
    lifted: (key) => t('sort.lifted', { name: labelOf(key) }),
    over: (n, total) => t('sort.over', { n, total }),
    dropped: (n) => t('sort.dropped', { n }),
    cancelled: () => t('sort.cancelled'),
    instructions: t('sort.instructions'),
  };
}

/** The place a key stands at, from 1, and of how many. */
type PlaceOf = (key: string | number) => { readonly n: number; readonly total: number };

/** What is heard while an entry is moved. */
export function useAccessibleMoves(placeOf: PlaceOf, words: SortWords): NonNullable<DndContextProps['accessibility']> {
  // An entry just lifted is over itself: saying so would drown that it was lifted.
  const moved = useRef(false);
  const over = (key: string | number) => {
    const { n, total } = placeOf(key);
    return words.over(n, total);
  };
  return {
    announcements: {
      onDragStart: ({ active }) => {
        moved.current = false;
        return words.lifted(String(active.id), placeOf(active.id).n);
      },
      onDragOver: ({ active, over: place }) => {
        moved.current ||= place?.id !== active.id;
        return place && moved.current ? over(place.id) : undefined;
      },
      onDragEnd: ({ over: place }) => (place ? words.dropped(placeOf(place.id).n) : words.cancelled()),
      onDragCancel: () => words.cancelled(),
    },
    screenReaderInstructions: { draggable: words.instructions },
  };
}

/** Everything a DndContext needs for entries in an order: how they move, what is heard, and the places an entry left and took (from 0) at the end. */
export function useSorting(keys: readonly string[], onMove: (from: number, to: number) => void, words: SortWords): DndContextProps {
  const from = useSortSensors();
  const placeOf = (key: string | number) => keys.indexOf(String(key));
  const accessibility = useAccessibleMoves((key) => ({ n: placeOf(key) + 1, total: keys.length }), words);
  return {
    ...from,
    collisionDetection: closestCenter,
    onDragEnd: ({ active, over }: DragEndEvent) => {
      if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id));
    },
    accessibility,
  };
}
