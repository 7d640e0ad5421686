'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { labelKey } from '@/lib/form/field-path';
import type { Sentences } from '@/lib/form/schema-resolver';
import { joinedName } from '@/lib/format/joined-name';
import { validationSentence } from '@/lib/format/validation-sentence';

/** Labels and sentences of a form's fields in the present language; `labels` names where the labels stand, `given` knows those in no messages. */
export function useLabels(
  labels: string,
  given: (field: string) => string | undefined,
): { labelOf: (field: string) => string; sentences: Sentences } {
  const t = useTranslations();
  return useMemo(() => {
    const labelOf = (field: string): string => {
      const last = field.split('.').at(-1);
      const path = labelKey(field);
      const whole = [path, joinedName(path)].map((key) => `${labels}.${key}`).find((key) => t.has(key));
      if (whole !== undefined) return t(whole);
      // Fields inside arrays may share the label of a field outside; those of a link are called the same in every form.
      return given(field) ?? t(t.has(`${labels}.${last}`) || !t.has(`link.${last}`) ? `${labels}.${last}` : `link.${last}`);
    };
    const sentences: Sentences = {
      ofIssue: (issue, field) => validationSentence(issue, labelOf(field), t),
      ofRule: (rule, field) => t(`validation.${rule}`, { label: labelOf(field) }),
    };
    return { labelOf, sentences };
  }, [t, labels, given]);
}
