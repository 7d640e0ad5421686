import { useState } from 'react';
import { SortableList } from '@/components/controls/sorting/SortableList';
import { moved } from '@/lib/list/tree-rows';

export const NAMES = ['one', 'two', 'three', 'four'];

interface Props {
  readonly start?: readonly string[];
  readonly disabled?: boolean;
  readonly grid?: boolean;
}

/** Names that can be ordered, each with a field beside it. */
export function SortableNames({ start = NAMES, disabled = false, grid = false }: Props) {
  const [names, setNames] = useState(start);
  const move = (key: string, to: number) => setNames(moved(names, names.indexOf(key), to));
  const entry = (key: string) => (
    <>
      <b>{key}</b>
      <input aria-label={`note of ${key}`} />
    </>
  );
  return <SortableList keys={names} labelOf={(key) => key} grid={grid} disabled={disabled} onMove={move} renderItem={entry} />;
}

/** The names in the order they stand in. */
export const shownNames = () => [...document.querySelectorAll('li b')].map((each) => each.textContent);
