'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { IsGroup } from '@/lib/form/field-diff';
import { labelKey } from '@/lib/form/field-path';
import type { Sentences } from '@/lib/form/schema-resolver';
import { joinedName } from '@/lib/format/joined-name';
import { validationSentence } from '@/lib/format/validation-sentence';

/** Messages that are texts are strings, or lists where the build has parsed them. */
const isNamespace = (message: unknown): boolean => typeof message === 'object' && message !== null && !Array.isArray(message);

/** Labels and sentences of a form's fields in the present language; `labels` names where the labels stand, `given` knows those in no messages. */
export function useLabels(
  labels: string,
  given: (field: string) => string | undefined,
): { labelOf: (field: string) => string; isGroup: IsGroup; sentences: Sentences } {
  const t = useTranslations();
  return useMemo(() => {
    const isGroup = (field: string): boolean => {
      const place = `${labels}.${labelKey(field)}`;
      return t.has(place) && isNamespace(t.raw(place));
    };
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
    return { labelOf, isGroup, sentences };
  }, [t, labels, given]);
}
