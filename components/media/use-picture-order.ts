'use client';
import { type Announcements, closestCenter, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';

type Key = string | number;

/** What moving pictures of a field by drag or by keys needs: what is heard while it happens, and the new order at its end. */
export function usePictureOrder(urls: readonly string[], onOrder: (urls: string[]) => void) {
  const t = useTranslations('media.inputs');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (key: Key) => urls.indexOf(String(key));
  // A picture just lifted is over itself: saying so would drown that it was lifted.
  const moved = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      moved.current = false;
      return t('lifted', { n: placeOf(active.id) + 1 });
    },
    onDragOver: ({ active, over }) => {
      moved.current ||= over?.id !== active.id;
      return over && moved.current ? t('position', { n: placeOf(over.id) + 1, all: urls.length }) : undefined;
    },
    onDragEnd: ({ over }) => (over ? t('dropped', { n: placeOf(over.id) + 1 }) : t('unmoved')),
    onDragCancel: () => t('unmoved'),
  };
  return {
    sensors,
    collisionDetection: closestCenter,
    onDragEnd: ({ active, over }: DragEndEvent) => {
      if (over && over.id !== active.id) onOrder(arrayMove([...urls], placeOf(active.id), placeOf(over.id)));
    },
    accessibility: { announcements, screenReaderInstructions: { draggable: t('moveHint') } },
  };
}
