import type { RefCallback } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Problem } from '@/lib/form/problems';
import { inFormOrder } from './form-order';

/**
 * Puts the cursor into a field and shows it; sections that are only drawn are found by the name they carry. It is done at once: what
 * react-hook-form does itself waits for a timer, and by then somebody may type elsewhere, a password into the wrong field.
 */
export function focusField<Values extends FieldValues>(hook: UseFormReturn<Values>, field: string): void {
  // Hidden tabs may hold a form with a field of the same name.
  const frames = [...document.querySelectorAll(`[data-field="${CSS.escape(field)}"]`)];
  const inSight = () => frames.find((frame) => frame.checkVisibility());
  const focus = () => {
    cursorOf(hook, field)?.();
    inSight()?.scrollIntoView({ block: 'center' });
  };
  const hidden = inSight() ? undefined : frames.find((frame) => frame.parentElement?.closest('[data-field]')?.checkVisibility());
  hidden?.dispatchEvent(new Event(SHOW_FIELD, { bubbles: true }));
  // What was hidden takes the cursor only when it is drawn.
  if (hidden) requestAnimationFrame(focus);
  else focus();
}

const SHOW_FIELD = 'showfield';

/** The ref of a part that may be hidden within a field in sight: `show` is asked for when one of the fields inside is to take the cursor. */
export const shownForFocus =
  (show: () => void): RefCallback<HTMLElement> =>
  (part) => {
    part?.addEventListener(SHOW_FIELD, show);
    return () => part?.removeEventListener(SHOW_FIELD, show);
  };

/** The field to begin with: the first on the page that takes the cursor, else the first of all. */
export function firstToMend<Values extends FieldValues>(hook: UseFormReturn<Values>, problems: readonly Problem[]): string | null {
  const ordered = inFormOrder(problems);
  return (ordered.find(({ field }) => cursorOf(hook, field)) ?? ordered[0])?.field ?? null;
}

function cursorOf<Values extends FieldValues>(hook: UseFormReturn<Values>, field: string): (() => void) | undefined {
  const { error } = hook.getFieldState(field as FieldPath<Values>);
  const ref = error?.ref;
  return ref?.focus && (() => ref.focus?.());
}
