'use client';
import { type ComponentType, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { openingLetter } from '@/components/controls/Choice';
import { type LazyPart, useLazyPart } from './use-lazy-part';

interface ListboxProps {
  readonly id: string;
  readonly anchor: HTMLElement | null;
  readonly open: boolean;
  /** Keys the field heard before the list stood, for it to obey. */
  readonly keys: readonly string[];
}

interface LazyListbox<Props> {
  /** The list to draw, once it was wanted and its code has come. */
  readonly List: ComponentType<Props> | null;
  /** What it is given whatever it lists. */
  readonly list: ListboxProps;
  /** Its id while it stands, for the field to name it by. */
  readonly controls: string | undefined;
  /** The closed field it opens below. */
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly open: boolean;
  openList(): void;
  /** Opens it by a key, or keeps one for it while it is on its way. */
  onKeyDown(event: KeyboardEvent): void;
  close(): void;
}

/** What moves in a list or takes from it; the space bar takes as Enter does. */
const CHOOSING = new Map(['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter'].map((key) => [key, key])).set(' ', 'Enter');

/** The list of a closed field, fetched when it is opened. */
export function useLazyListbox<Props>(part: LazyPart<Props>): LazyListbox<Props> {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  // Null while it is closed.
  const [keys, setKeys] = useState<readonly string[] | null>(null);
  const open = keys !== null;
  const close = () => setKeys(null);
  const List = useLazyPart(part, open, close);
  const openWith = (...pressed: readonly string[]) => setKeys((before) => [...(before ?? []), ...pressed]);
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = open && !List ? CHOOSING.get(event.key) : undefined;
    if (chosen !== undefined) {
      event.preventDefault();
      return openWith(chosen);
    }
    if (open && event.key === 'Escape') {
      // It is meant for the list, as it is once that stands, and not for the form or dialog around.
      event.stopPropagation();
      return close();
    }
    const letter = openingLetter(event);
    if (letter !== undefined) openWith(...letter);
  };
  const list = { id, anchor: anchor.current, open, keys: keys ?? [] };
  return { List, list, controls: open && List ? id : undefined, anchor, open, openList: () => openWith(), onKeyDown, close };
}
