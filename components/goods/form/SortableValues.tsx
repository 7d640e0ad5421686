'use client';
import { DndContext } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import DragIndicator from '@mui/icons-material/DragIndicatorRounded';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { useSorting, useSortWords } from '@/components/controls/use-sorting';

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
  const sorting = useSorting(values, onMove, useSortWords(String));
  return (
    <DndContext id={id} {...sorting}>
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
