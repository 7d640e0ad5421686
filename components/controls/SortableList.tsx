'use client';
import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import DragIndicator from '@mui/icons-material/DragIndicatorRounded';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { paletteVar } from '@/components/theme/css-vars';

interface Props {
  readonly keys: readonly string[];
  /** What a screen reader calls an entry while it is moved. */
  labelOf(key: string): string;
  onMove(key: string, to: number): void;
  renderItem(key: string, index: number): ReactNode;
  /** The entries stand in several columns. */
  readonly grid?: boolean;
}

/** Entries in an order a person can change by mouse, touch or keyboard (Space lifts, arrows move, Space drops, Esc gives up). */
export function SortableList({ keys, labelOf, onMove, renderItem, grid = false }: Props) {
  const t = useTranslations('form');
  const id = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (key: string | number) => keys.indexOf(String(key)) + 1;
  const announcements = {
    onDragStart: ({ active }: { active: { id: string | number } }) => t('sort.lifted', { name: labelOf(String(active.id)) }),
    onDragOver: ({ over }: { over: { id: string | number } | null }) =>
      over ? t('sort.over', { n: place(over.id), total: keys.length }) : undefined,
    onDragEnd: ({ over }: { over: { id: string | number } | null }) =>
      over ? t('sort.dropped', { n: place(over.id) }) : t('sort.cancelled'),
    onDragCancel: () => t('sort.cancelled'),
  };
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), keys.indexOf(String(over.id)));
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('sort.instructions') } }}
    >
      <SortableContext items={[...keys]} strategy={grid ? rectSortingStrategy : verticalListSortingStrategy}>
        <Entries>
          {keys.map((key, index) => (
            <Entry key={key} id={key} label={t('sort.handle', { name: labelOf(key) })}>
              {renderItem(key, index)}
            </Entry>
          ))}
        </Entries>
      </SortableContext>
    </DndContext>
  );
}

function Entry({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id });
  return (
    <li ref={setNodeRef} style={{ transform: CSS.Translate.toString(transform), transition }} data-dragging={isDragging}>
      <button type="button" ref={setActivatorNodeRef} {...attributes} {...listeners} aria-label={label} className="handle">
        <DragIndicator aria-hidden />
      </button>
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
});
