'use client';
import { useCallback } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { onDemand, useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import { type Choice, compareStates, defaultChoices, mergeStates } from '@/lib/form/conflict';
import { isSecret } from '@/lib/form/draft-record';
import type { IsGroup } from '@/lib/form/field-diff';
import { valueAt } from '@/lib/form/field-path';

const conflictDialog = onDemand(() => import('./ConflictDialog').then((module) => module.ConflictDialog));

/**
 * Settles a save that came second (40901): reads what is saved now, lets the person choose field by field, and puts the result
 * into the form, ready to be saved again. Nothing typed is lost; secrets are shown to nobody and stay as they were typed. Answers whether
 * the error was such a conflict.
 */
export function useConflict<Values extends FieldValues>(
  hook: UseFormReturn<Values>,
  valuesToSave: () => Values,
  reload: (() => Promise<Values>) | undefined,
  labelOf: (field: string) => string,
  shownOf: (field: string, value: unknown) => string,
  isGroup: IsGroup,
): (error: unknown) => Promise<boolean> {
  const ask = useAskOnDemand();
  const report = useReportFailure();
  return useCallback(
    async (error) => {
      if (!(error instanceof ApiError) || error.code !== codes.versionConflict || !reload) return false;
      const theirs = await reload().catch((failure: unknown) => report(failure));
      if (!theirs) return true;
      const mine = valuesToSave();
      const conflicts = compareStates(hook.formState.defaultValues ?? {}, mine, theirs, isGroup);
      const shown = conflicts.filter(({ field }) => !isSecret(field));
      const chosen = shown.length === 0 ? {} : await ask(conflictDialog, { conflicts: shown, labelOf, shownOf });
      if (chosen === undefined) return true;
      const choices = { ...defaultChoices(conflicts), ...(chosen as Readonly<Record<string, Choice>>) };
      const merged = mergeStates(theirs, conflicts, choices);
      hook.reset(theirs);
      // Field by field, so that the form knows each that differs from what is saved.
      for (const { field } of conflicts) hook.setValue(field as never, valueAt(merged, field) as never, { shouldDirty: true });
      return true;
    },
    [hook, valuesToSave, reload, ask, report, labelOf, shownOf, isGroup],
  );
}
