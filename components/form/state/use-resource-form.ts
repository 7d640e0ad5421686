'use client';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { ZodType } from 'zod';
import { useToast } from '@/components/feedback/use-toast';
import type { Blank } from '@/lib/form/blank';
import { problemsOf } from '@/lib/form/problems';
import { isRequiredPath } from '@/lib/form/required-path';
import { schemaResolver, valuesToSave } from '@/lib/form/schema-resolver';
import { applyRefusal } from './apply-refusal';
import { firstToMend, focusField } from './focus-field';
import type { FormFields, ResourceForm } from './resource-form';
import { useComing } from './use-coming';
import { useConflict } from './use-conflict';
import { type DraftParams, useDraft } from './use-draft';
import { useFieldFacts } from './use-field-facts';
import { useFollowSaved } from './use-follow-saved';
import { useIdempotencyKeys } from './use-idempotency-keys';
import { useLabels } from './use-labels';
import { useReportDirty } from './use-report-dirty';
import { useRetoldFaults } from './use-retold-faults';
import { useShowSaved } from './use-show-saved';

export interface FormParams<Values extends FieldValues, Answer> {
  /** The draft schema of the contract: the one truth about what is right. */
  readonly schema: ZodType<Values>;
  /** What the form starts with: a draft with blanks, or the record as one. Of a form that stays, the same object until the record is read anew. */
  readonly start: Blank<NoInfer<Values>>;
  /** Where the labels of the fields stand: `coupon.fields`. */
  readonly labels: string;
  /** Makes the call; `idempotencyKey` stays the same while the same input is sent again. */
  save(values: Values, options: { idempotencyKey: string }): Promise<Answer>;
  /** What is said when it was saved; nothing where whoever asked goes on from here. */
  readonly savedText?: string | undefined;
  onSaved?(answer: Answer): void;
  /** Keeps a draft; forms in dialogs that take seconds need none. */
  readonly draft?: DraftParams;
  /** Reads the record as it is saved now, for two editors at once (40901). */
  reload?(): Promise<Values>;
  /** The form stays open after saving and then shows what is saved now. */
  readonly stays?: boolean;
  /** Shown to whoever may not save it: its fields take nothing, and its page offers nothing. */
  readonly readOnly?: boolean;
}

/** A form over a schema of the contract: checks, drafts, refusals, conflicts and the one call that saves it. */
export function useResourceForm<Values extends FieldValues, Answer>(params: FormParams<Values, Answer>): ResourceForm<Values> {
  const { schema, start, labels, savedText, onSaved, reload, stays = false, readOnly = false } = params;
  const toast = useToast();
  const { facts, facing, shownOf, givenLabel, setSaved } = useFieldFacts();
  const { labelOf, isGroup, sentences } = useLabels(labels, givenLabel);
  const resolver = useMemo(() => schemaResolver(schema, facts, sentences), [schema, facts, sentences]);
  const hook = useForm<Values>({
    resolver,
    defaultValues: start as DefaultValues<Values>,
    mode: 'onBlur',
    reValidateMode: 'onChange',
    // It would focus a second time, a moment later (focus-field.ts).
    shouldFocusError: false,
  });
  const { isDirty, errors, isSubmitted, defaultValues } = hook.formState;
  useEffect(() => setSaved(defaultValues), [setSaved, defaultValues]);
  useRetoldFaults(hook, sentences);
  const toSave = useCallback(() => valuesToSave(schema, hook.getValues(), facts), [schema, hook, facts]);
  const { awaits, arrived, waiting } = useComing();
  const drafts = useDraft(hook, params.draft ?? null, isGroup, toSave);
  const settle = useConflict(hook, toSave, reload, labelOf, shownOf, isGroup);
  const showSaved = useShowSaved(hook, toSave, stays ? reload : undefined);
  // From the answer until the form shows what came of it: what is typed in between would be written over.
  const [settling, setSettling] = useState(false);
  const keys = useIdempotencyKeys(drafts.key);
  const saving = useMutation({
    mutationFn: (values: Values) => params.save(values, { idempotencyKey: keys.keyFor(values) }),
    onSettled: (_answer, error, values) => {
      setSettling(true);
      keys.settle(values, error);
    },
  });
  const busy = saving.isPending || waiting || settling;
  const sending = useRef(false);
  const saved = useRef(false);
  const focusWhenEnabled = useFocusWhenEnabled(hook, busy);
  useReportDirty(isDirty);
  useFollowSaved(hook, stays ? (start as DefaultValues<Values>) : null, isDirty || busy);

  const submit = useCallback(async () => {
    // A ref, because two quick clicks come before the first has drawn the button disabled.
    if (sending.current) return;
    // A second click may also come when the first has been answered, while the form is on its way out: what was saved is not meant anew.
    if (saved.current && !hook.formState.isDirty) return;
    sending.current = true;
    try {
      if (!(await arrived())) return;
      // The answer may be that the login has ended: the page is left then, and a write begun while it goes may never end.
      drafts.flush();
      await hook.handleSubmit(
        async (values) => {
          const answer = await saving.mutateAsync(values);
          saved.current = !stays;
          const shown = await showSaved();
          await drafts.drop();
          if (savedText && shown) toast.success(savedText);
          onSaved?.(answer);
        },
        (wrong) => focusWhenEnabled(firstToMend(hook, problemsOf(wrong))),
      )();
    } catch (error) {
      if (await settle(error)) return;
      focusWhenEnabled(applyRefusal(hook, error));
    } finally {
      setSettling(false);
      sending.current = false;
    }
  }, [hook, arrived, saving.mutateAsync, drafts.flush, drafts.drop, toast, savedText, onSaved, settle, showSaved, stays, focusWhenEnabled]);

  const fields = useMemo<FormFields<Values>>(
    () => ({
      hook,
      busy: busy || readOnly,
      facts: facing,
      awaits,
      labelOf,
      isRequired: (field) => isRequiredPath(schema, field, hook.getValues()),
    }),
    [hook, busy, readOnly, facing, awaits, labelOf, schema],
  );

  return {
    ...fields,
    hook,
    fields,
    readOnly,
    dirty: isDirty,
    problems: isSubmitted ? problemsOf(errors) : [],
    draft: drafts.offer,
    shownOf,
    valuesToSave: toSave,
    submit,
    focus: (field) => focusField(hook, field),
    discard: async () => {
      hook.reset();
      await drafts.drop();
    },
  };
}

/** Puts the cursor into a field, or as soon as the fields are enabled again. */
function useFocusWhenEnabled<Values extends FieldValues>(hook: UseFormReturn<Values>, busy: boolean): (field: string | null) => void {
  const [wanted, setWanted] = useState<string | null>(null);
  const disabled = useRef(busy);
  useEffect(() => {
    disabled.current = busy;
    if (busy || wanted === null) return;
    focusField(hook, wanted);
    setWanted(null);
  }, [hook, busy, wanted]);
  return useCallback(
    (field) => {
      if (disabled.current) setWanted(field);
      else if (field !== null) focusField(hook, field);
    },
    [hook],
  );
}
