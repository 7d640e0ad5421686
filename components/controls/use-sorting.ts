'use client';
import {
  closestCenter,
  type DndContextProps,
  type DragEndEvent,
  KeyboardSensor,
  MeasuringStrategy,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';

/** The places are measured before something is lifted: an arrow key pressed right after it would have nowhere to go. */
const measuring = { droppable: { strategy: MeasuringStrategy.Always } };

/** How an entry is moved: by mouse and touch after a few pixels, by keyboard with Space, arrows, Space and Esc. */
export function useSortSensors(): Pick<DndContextProps, 'sensors' | 'measuring'> {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return { sensors, measuring };
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

/** Everything a DndContext needs for entries in an order: how they move, what is heard, and the places an entry left and took (from 0) at the end. */
export function useSorting(keys: readonly string[], onMove: (from: number, to: number) => void, words: SortWords): DndContextProps {
  const from = useSortSensors();
  const placeOf = (key: string | number) => keys.indexOf(String(key)) + 1;
  // An entry just lifted is over itself: saying so would drown that it was lifted.
  const moved = useRef(false);
  return {
    ...from,
    collisionDetection: closestCenter,
    onDragEnd: ({ active, over }: DragEndEvent) => {
      if (over && over.id !== active.id) onMove(placeOf(active.id) - 1, placeOf(over.id) - 1);
    },
    accessibility: {
      announcements: {
        onDragStart: ({ active }) => {
          moved.current = false;
          return words.lifted(String(active.id), placeOf(active.id));
        },
        onDragOver: ({ active, over }) => {
          moved.current ||= over?.id !== active.id;
          return over && moved.current ? words.over(placeOf(over.id), keys.length) : undefined;
        },
        onDragEnd: ({ over }) => (over ? words.dropped(placeOf(over.id)) : words.cancelled()),
        onDragCancel: () => words.cancelled(),
      },
      screenReaderInstructions: { draggable: words.instructions },
    },
  };
}
