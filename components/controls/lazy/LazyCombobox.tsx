'use client';
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { ClosedCombobox, type ClosedComboboxProps } from './ClosedCombobox';
import type { LazyComponent } from './lazy-component';
import { type LeftField, replayInput } from './replay-input';
import { useLazyComponent } from './use-lazy-component';

interface Props<Box> extends ClosedComboboxProps {
  readonly box: LazyComponent<Box>;
  /** It has a value, which the box alone shows as it should: the box is fetched at once. */
  readonly filled: boolean;
  readonly id?: string | undefined;
  /** Takes what gives the field the focus, in either state. */
  refTo?(cursor: { focus(): void } | null): void;
  /** Draws the box, whose input has this id. */
  children(Box: Box, id: string): ReactNode;
}

/**
 * A choice from a list that is searched by typing. While it is empty a light closed field stands in its place; once focused, pressed or
 * typed into, the box is fetched and goes on where that was left.
 */
export function LazyCombobox<Box>({ box, filled, id, refTo, children, ...closed }: Props<Box>) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const { Box, want, prefetch } = useLazyComponent(box);
  const [composing, setComposing] = useState(false);
  const left = useRef<LeftField | null>(null);
  // An input takes along the word that an input method is still making in it.
  const drawn = Box !== undefined && !composing;

  const fetchNow = useEffectEvent(want);
  useLayoutEffect(() => {
    if (filled) fetchNow();
  }, [filled]);

  // One for both states: a form remembers what it was given when an error was found, and the closed input may be gone by then.
  const giveCursor = useEffectEvent((cursor: { focus(): void }) => refTo?.(cursor));
  useLayoutEffect(() => {
    giveCursor({ focus: () => document.getElementById(inputId)?.focus() });
  }, [inputId]);

  useLayoutEffect(() => {
    const input = drawn ? document.getElementById(inputId) : null;
    if (input instanceof HTMLInputElement && left.current) replayInput(input, left.current);
    left.current = null;
  }, [drawn, inputId]);

  if (drawn) return children(Box, inputId);
  return (
    <ClosedCombobox
      {...closed}
      id={inputId}
      onNear={prefetch}
      onWant={want}
      onCompose={setComposing}
      onGone={(state) => {
        left.current = state;
      }}
    />
  );
}
