'use client';
import { useState } from 'react';
import type { FieldFacts, FieldKind } from '@/lib/form/schema-resolver';
import type { FormFacts } from './resource-form';

/** What the inputs of one form have told about themselves: read by the check, written by the inputs. */
export function useFieldFacts(): { facts: FieldFacts; facing: FormFacts } {
  const [both] = useState(() => {
    const kinds = new Map<string, FieldKind>();
    const unreadable = new Map<string, string>();
    const facing: FormFacts = {
      setKind: (field, kind) => void kinds.set(field, kind),
      setUnreadable: (field, rule) => void (rule === null ? unreadable.delete(field) : unreadable.set(field, rule)),
    };
    return { facts: { kinds, unreadable }, facing };
  });
  return both;
}
