'use client';
import {
  closestCenter,
  type DndContextProps,
  type DragEndEvent,
  type KeyboardSensorOptions,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useRef } from 'react';
import type { EntryPlace } from './move-steps';
import { placeByKey } from './place-by-key';
import { PromptKeyboardSensor } from './prompt-keyboard-sensor';
import { DRAG_DISTANCE } from './use-pointer-drop';
import type { SortWords } from './use-sort-words';

// Made once: what a handle wears changes with them.
const POINTER = { activationConstraint: { distance: DRAG_DISTANCE } };
const KEYBOARD: KeyboardSensorOptions = { coordinateGetter: placeByKey, scrollBehavior: 'instant' };

/** How an entry is moved: by mouse and touch after a few pixels, by keyboard with Space, arrows, Space and Esc. */
export function useSortSensors(): Pick<DndContextProps, 'sensors'> {
  const sensors = useSensors(useSensor(PointerSensor, POINTER), useSensor(PromptKeyboardSensor, KEYBOARD));
  return { sensors };
}

type PlaceOf = (key: string | number) => EntryPlace;

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

/**
 * Everything a DndContext needs for entries in an order: how they move, what is heard, and the places an entry left and took (from 0) at
 * the end. `onSettled` hears that a drag was carried out or given up; not of one by a pointer that passed no other entry in what was
 * drawn, as it may have been quicker (usePointerDrop).
 */
export function useSorting(
  keys: readonly string[],
  onMove: (from: number, to: number) => void,
  words: SortWords,
  onSettled: () => void,
): DndContextProps {
  const from = useSortSensors();
  const passed = useRef(false);
  const placeOf = (key: string | number) => keys.indexOf(String(key));
  const accessibility = useAccessibleMoves((key) => ({ n: placeOf(key) + 1, total: keys.length }), words);
  return {
    ...from,
    collisionDetection: closestCenter,
    onDragStart: () => {
      passed.current = false;
    },
    onDragOver: ({ active, over }) => {
      passed.current ||= over !== null && over.id !== active.id;
    },
    onDragCancel: onSettled,
    onDragEnd: ({ active, over, activatorEvent }: DragEndEvent) => {
      if (!passed.current && activatorEvent instanceof PointerEvent) return;
      onSettled();
      if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id));
    },
    accessibility,
  };
}
