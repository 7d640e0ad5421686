'use client';
import { useCallback, useState } from 'react';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { valueAt } from '@/lib/form/field-path';
import type { FieldFacts, FieldKind } from '@/lib/form/schema-resolver';
import type { FormFacts, GoneField, ValueWriter } from './resource-form';
import { shownValue } from './shown-value';

/** What the inputs of one form have told about themselves: read by the check, written by the inputs. */
export function useFieldFacts(): {
  facts: FieldFacts;
  facing: FormFacts;
  shownOf: (field: string, value: unknown) => string;
  /** The label an input was given instead of that of the messages. */
  givenLabel: (field: string) => string | undefined;
  /** Tells what is saved now: it counts where a field has gone with a fault. */
  setSaved: (values: unknown) => void;
} {
  const { language } = useLanguage();
  const [kept] = useState(() => {
    const kinds = new Map<string, FieldKind>();
    const unreadable = new Map<string, string>();
    const gone = new Map<string, GoneField>();
    const writers = new Map<string, ValueWriter>();
    const labels = new Map<string, string>();
    let saved: unknown;
    const facing: FormFacts = {
      setKind: (field, kind) => void kinds.set(field, kind),
      setLabel: (field, label) => void labels.set(field, label),
      setWriter: (field, write) => void writers.set(field, write),
      setUnreadable: (field, rule) => void (rule === null ? unreadable.delete(field) : unreadable.set(field, rule)),
      setGone: (field, left) => void (left === null ? gone.delete(field) : gone.set(field, left)),
      goneAs: (field) => gone.get(field),
    };
    // Entries are added and moved: at the place of one another is saved, or none.
    const insteadOf = (field: string) => (isInEntry(field) ? gone.get(field)?.began : valueAt(saved, field));
    const setSaved = (values: unknown) => {
      saved = values;
    };
    const facts: FieldFacts = { kinds, unreadable, gone, insteadOf };
    return { facts, facing, writers, givenLabel: (field: string) => labels.get(field), setSaved };
  });
  const { facts, facing, writers, givenLabel, setSaved } = kept;
  const shownOf = useCallback(
    (field: string, value: unknown) => shownValue(writers.get(field)?.(value) ?? value, language),
    [writers, language],
  );
  return { facts, facing, shownOf, givenLabel, setSaved };
}

const isInEntry = (field: string) => /\.\d+\./.test(field);
