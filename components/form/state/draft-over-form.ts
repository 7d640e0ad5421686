import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftRecord, restoreDraft } from '@/lib/form/draft-record';
import { type FieldDifference, fieldDifferences, type IsGroup } from '@/lib/form/field-diff';

/** The fields in which a draft differs from what its form started with. */
export function differencesOf<Values extends FieldValues>(
  { formState }: UseFormReturn<Values>,
  draft: DraftRecord,
  isGroup?: IsGroup,
): readonly FieldDifference[] {
  const start = formState.defaultValues as Values;
  return fieldDifferences(start, restoreDraft(start, draft), isGroup).filter(({ field }) => field !== 'version');
}

/** Lays a draft over its form field by field, so that the form knows each as changed and the version stays that of the record. */
export function layOver<Values extends FieldValues>(hook: UseFormReturn<Values>, draft: DraftRecord): void {
  for (const { field, after } of differencesOf(hook, draft)) hook.setValue(field as never, after as never, { shouldDirty: true });
}

/** Whether something typed is not saved. */
export const isDirty = <Values extends FieldValues>({ formState }: UseFormReturn<Values>) => Object.keys(formState.dirtyFields).length > 0;

/** Whether the record was saved by somebody after the draft was begun. */
export const isOutdated = <Values extends FieldValues>({ formState }: UseFormReturn<Values>, { baseVersion }: DraftRecord) =>
  baseVersion !== null && baseVersion !== versionOf(formState.defaultValues);

/** The version a record was read with; null where it has none. */
export const versionOf = (values: unknown): number | null =>
  typeof values === 'object' && values !== null && 'version' in values && typeof values.version === 'number' ? values.version : null;
