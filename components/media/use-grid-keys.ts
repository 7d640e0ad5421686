'use client';
import { type KeyboardEvent, useRef, useState } from 'react';
import { movedCell } from '@/lib/media/selection';

interface GridActions {
  onPick(index: number): void;
  onConfirm(): void;
  onDelete?(index: number): void;
}

/** Moves through a grid by keys: arrows, Home and End move, Space picks, Enter confirms, Delete deletes (experience.md M8). */
export function useGridKeys(count: number, { onPick, onConfirm, onDelete }: GridActions) {
  const grid = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const at = Math.min(active, Math.max(0, count - 1));
  const focus = (index: number) => {
    setActive(index);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${index}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Buttons inside a cell keep their own keys.
    if (!(event.target instanceof HTMLElement) || event.target.dataset.cell === undefined) return;
    const moved = movedCell(event.key, at, count, columnsOf(grid.current));
    if (moved !== undefined) focus(moved);
    else if (event.key === ' ') onPick(at);
    else if (event.key === 'Enter') onConfirm();
    else if ((event.key === 'Delete' || event.key === 'Backspace') && onDelete) onDelete(at);
    else return;
    event.preventDefault();
  };
  return { grid, active: at, setActive, onKeyDown };
}

/** How many cells stand in a row, as the browser laid them out. */
const columnsOf = (grid: HTMLElement | null): number => (grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1);
