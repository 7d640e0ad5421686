'use client';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefCallback,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { lazyComponent } from '../lazy/lazy-component';
import { useLazyComponent } from '../lazy/use-lazy-component';
import { EarlyEvents } from './early-events';
import type { EntryElements, HandleWiring } from './SortableDnd';
import { type MenuHandle, useMoveMenu } from './use-move-menu';
import { usePointerDrop } from './use-pointer-drop';
import type { SortWords } from './use-sort-words';

const sortableDnd = lazyComponent(() => import('./SortableDnd').then((module) => module.SortableDnd));

/** What connects drawn entries with what moves them. */
export interface SortWiring {
  /** For the element that holds all entries. */
  readonly area: { onPointerEnter(): void; onFocus(): void };
  /** For the element of an entry that moves. */
  entry(key: string): { readonly ref: RefCallback<HTMLElement> };
  /** For the button it is taken by. */
  handle(key: string): HandleProps;
}

type HandleProps = { readonly ref: RefCallback<HTMLElement> } & Partial<MenuHandle & HandleWiring['attributes']> & {
    onPointerDown?(event: PointerEvent): void;
    onKeyDown?(event: KeyboardEvent): void;
  };

interface Props {
  readonly keys: readonly string[];
  readonly words: SortWords;
  /** The entries stand in several columns, or one after the other in lines. */
  readonly grid: boolean;
  readonly disabled: boolean;
  onMove(from: number, to: number): void;
  children(wiring: SortWiring): ReactNode;
}

interface Place {
  readonly elements: EntryElements;
  readonly entry: RefCallback<HTMLElement>;
  readonly handle: RefCallback<HTMLElement>;
}

/**
 * Entries in an order a person can change by mouse, touch or keyboard (Space lifts, arrows move, Space drops, Esc gives up), or from a
 * menu below a handle that is clicked and not dragged. What moves them weighs 14 KiB: it is fetched when somebody comes near, drawn at the
 * first press of a handle, and does that press then. An entry let go before it is there, or before it has looked, is put where it was let go.
 */
export function SortableArea({ keys, words, grid, disabled, onMove, children }: Props) {
  const contextId = useId();
  const places = useRef(new Map<string, Place>());
  const [kept] = useState(() => new EarlyEvents());
  const [wired, setWired] = useState<ReadonlyMap<string, HandleWiring>>(new Map());
  const { Box: Moves, want, prefetch } = useLazyComponent(sortableDnd);
  const placeOf = useCallback((key: string): Place => {
    const present = places.current.get(key);
    if (present) return present;
    const elements: EntryElements = { entry: null, handle: null };
    const place: Place = {
      elements,
      entry: (element) => {
        elements.entry = element;
      },
      handle: (element) => {
        elements.handle = element;
      },
    };
    places.current.set(key, place);
    return place;
  }, []);
  const elementsOf = useCallback((key: string) => placeOf(key).elements, [placeOf]);
  const onWire = useCallback((key: string, wiring: HandleWiring | undefined) => {
    setWired((present) => {
      const next = new Map(present);
      if (wiring) next.set(key, wiring);
      else next.delete(key);
      return next;
    });
  }, []);
  useEffect(() => {
    if (wired.size > 0) kept.replay();
  }, [wired, kept]);
  const rectOf = (key: string) => elementsOf(key).entry?.getBoundingClientRect() ?? new DOMRect();
  const { follow, settle } = usePointerDrop(keys, rectOf, onMove);
  const placeIn = (key: string) => ({ n: keys.indexOf(key) + 1, total: keys.length });
  const menu = useMoveMenu(placeIn, (key, to) => onMove(keys.indexOf(key), to), words);
  const waiting = (key: string) => ({
    role: 'button',
    tabIndex: 0,
    'aria-disabled': disabled,
    'aria-roledescription': 'sortable',
    'aria-describedby': contextId,
    ...(disabled
      ? {}
      : {
          onPointerDown: (event: PointerEvent) => {
            follow(key, event.nativeEvent);
            kept.keepPointer(event.nativeEvent);
            want();
          },
          onKeyDown: (event: KeyboardEvent) => {
            if (kept.keepKey(event.nativeEvent)) want();
          },
        }),
  });
  const handle = (key: string): HandleProps => {
    const wiring = wired.get(key);
    const { handle: ref } = placeOf(key);
    const opens = disabled || keys.length < 2 ? {} : menu.handle(key);
    if (!wiring) return { ref, ...waiting(key), ...opens };
    const onPointerDown = (event: PointerEvent) => {
      follow(key, event.nativeEvent);
      wiring.listeners?.onPointerDown?.(event);
    };
    return { ref, ...wiring.attributes, ...wiring.listeners, ...(wiring.listeners && { onPointerDown }), ...opens };
  };
  return (
    <>
      {children({ area: { onPointerEnter: prefetch, onFocus: prefetch }, entry: (key) => ({ ref: placeOf(key).entry }), handle })}
      {menu.Menu && <menu.Menu {...menu.params} />}
      {Moves ? (
        <Moves {...{ contextId, keys, words, grid, disabled, elementsOf, onWire, onMove, onSettled: settle }} />
      ) : (
        <span id={contextId} hidden>
          {words.instructions}
        </span>
      )}
    </>
  );
}
