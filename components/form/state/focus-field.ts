import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Problem } from '@/lib/form/problems';
import { inFormOrder } from './form-order';

/**
 * Puts the cursor into a field and shows it; sections that are only drawn are found by the name they carry. It is done at once: what
 * react-hook-form does itself waits for a timer, and by then somebody may type elsewhere, a password into the wrong field.
 */
export function focusField<Values extends FieldValues>(hook: UseFormReturn<Values>, field: string): void {
  cursorOf(hook, field)?.();
  // Hidden tabs may hold a form with a field of the same name.
  const frames = [...document.querySelectorAll(`[data-field="${CSS.escape(field)}"]`)];
  frames.find((frame) => frame.checkVisibility())?.scrollIntoView({ block: 'center' });
}

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
