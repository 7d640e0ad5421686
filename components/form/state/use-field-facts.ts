'use client';
import { useState } from 'react';
import type { FieldFacts, FieldKind } from '@/lib/form/schema-resolver';
import type { FormFacts, ValueWriter } from './resource-form';
import { shownValue } from './shown-value';

/** What the inputs of one form have told about themselves: read by the check, written by the inputs. */
export function useFieldFacts(): {
  facts: FieldFacts;
  facing: FormFacts;
  shownOf: (field: string, value: unknown) => string;
  /** The label an input was given instead of that of the messages. */
  givenLabel: (field: string) => string | undefined;
} {
  const [both] = useState(() => {
    const kinds = new Map<string, FieldKind>();
    const unreadable = new Map<string, string>();
    const gone = new Map<string, unknown>();
    const writers = new Map<string, ValueWriter>();
    const labels = new Map<string, string>();
    const facing: FormFacts = {
      setKind: (field, kind) => void kinds.set(field, kind),
      setLabel: (field, label) => void labels.set(field, label),
      setWriter: (field, write) => void writers.set(field, write),
      setUnreadable: (field, rule) => void (rule === null ? unreadable.delete(field) : unreadable.set(field, rule)),
      setGone: (field, instead) => void (instead === undefined ? gone.delete(field) : gone.set(field, instead)),
    };
    const shownOf = (field: string, value: unknown) => writers.get(field)?.(value) ?? shownValue(value);
    return { facts: { kinds, unreadable, gone }, facing, shownOf, givenLabel: (field: string) => labels.get(field) };
  });
  return both;
}
