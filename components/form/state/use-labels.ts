'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { labelKey } from '@/lib/form/field-path';
import type { Sentences } from '@/lib/form/schema-resolver';
import { validationSentence } from '@/lib/format/validation-sentence';

/** Labels and sentences of a form's fields in the present language; `labels` names where the labels stand. */
export function useLabels(labels: string): { labelOf: (field: string) => string; sentences: Sentences } {
  const t = useTranslations();
  return useMemo(() => {
    const labelOf = (field: string): string => {
      const key = `${labels}.${labelKey(field)}`;
      // Fields inside arrays may share the label of a field outside.
      return t.has(key) ? t(key) : t(`${labels}.${field.split('.').at(-1)}`);
    };
    const sentences: Sentences = {
      ofIssue: (issue, field) => validationSentence(issue, labelOf(field), t),
      ofRule: (rule, field) => t(`validation.${rule}`, { label: labelOf(field) }),
    };
    return { labelOf, sentences };
  }, [t, labels]);
}
