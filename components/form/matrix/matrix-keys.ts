import type { KeyboardEvent } from 'react';
import { composing } from '@/components/controls/keys/composing';

const STEPS: Readonly<Record<string, readonly [row: number, col: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves between cells as in a sheet; arrows to the side only leave a cell at the end of its text. */
export function matrixKeys(event: KeyboardEvent<HTMLElement>, goTo: (row: number, col: number) => void): void {
  const { target, key } = event;
  const step = STEPS[key];
  const isSwitch = target instanceof HTMLButtonElement;
  if (!step || !(isSwitch || target instanceof HTMLInputElement) || target.dataset.row === undefined) return;
  // Enter turns a switch; in a cell of words it goes down.
  if (event.altKey || composing(event) || (isSwitch && key === 'Enter')) return;
  if (step[1] !== 0 && !isSwitch && !atEnd(target, step[1])) return;
  event.preventDefault();
  goTo(Number(target.dataset.row) + step[0], Number(target.dataset.col) + step[1]);
}

const atEnd = ({ selectionStart, selectionEnd, value }: HTMLInputElement, way: number): boolean =>
  (selectionStart === 0 && selectionEnd === value.length) || (way < 0 ? selectionEnd === 0 : selectionStart === value.length);
