'use client';
import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import DragIndicator from '@mui/icons-material/DragIndicatorRounded';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly values: readonly string[];
  readonly disabled: boolean;
  onMove(from: number, to: number): void;
  renderItem(at: number): ReactNode;
}

/** The values of one spec beside each other, in an order a person changes by mouse, touch or keyboard. */
export function SortableValues({ values, disabled, onMove, renderItem }: Props) {
  const t = useTranslations('form');
  const id = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (value: string | number) => values.indexOf(String(value)) + 1;
  const announcements = {
    onDragStart: ({ active }: { active: { id: string | number } }) => t('sort.lifted', { name: String(active.id) }),
    onDragOver: ({ over }: { over: { id: string | number } | null }) =>
      over ? t('sort.over', { n: place(over.id), total: values.length }) : undefined,
    onDragEnd: ({ over }: { over: { id: string | number } | null }) =>
      over ? t('sort.dropped', { n: place(over.id) }) : t('sort.cancelled'),
    onDragCancel: () => t('sort.cancelled'),
  };
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(place(active.id) - 1, place(over.id) - 1);
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('sort.instructions') } }}
    >
      <SortableContext items={[...values]} strategy={rectSortingStrategy} disabled={disabled}>
        {values.map((value, at) => (
          <Value key={value} value={value} label={t('sort.handle', { name: value })}>
            {renderItem(at)}
          </Value>
        ))}
      </SortableContext>
    </DndContext>
  );
}

function Value({ value, label, children }: { value: string; label: string; children: ReactNode }) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id: value });
  return (
    <span
      ref={setNodeRef}
      className="value"
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-dragging={isDragging}
    >
      <button type="button" ref={setActivatorNodeRef} {...attributes} {...listeners} aria-label={label} className="handle">
        <DragIndicator aria-hidden />
      </button>
      {children}
    </span>
  );
}
